/** What is said of questions that are true or false. */
export const trueFalseMessages = {
  prompt: 'True or false?',
} as const;
