/** What the editor says of a question that is true or false. */
export const trueFalseFormMessages = {
  name: 'True or false',
  text: 'Your statement',
  textPlaceholder: 'What is true, or is it?',
  lacksText: 'Write the statement.',
  answers: 'The answers',
  hint: 'They are always these two.',
} as const;
