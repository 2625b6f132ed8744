/** What is said where a question is added. */
export const addQuestionMessages = {
  add: 'Add a question',
  choose: 'What kind of question?',
  fromText: 'From a text …',
  addKind: (kind: string) => `Add a question: ${kind}`,
} as const;
