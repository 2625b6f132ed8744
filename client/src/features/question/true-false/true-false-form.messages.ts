/** What the editor says of a question that is true or false. */
export const trueFalseFormMessages = {
  name: 'True or false',
  means: 'A statement that is true or false.',
  text: 'Your statement',
  textPlaceholder: 'What is to be judged?',
  lacksText: 'Write the statement.',
  answers: 'Answers, always these two',
} as const;
