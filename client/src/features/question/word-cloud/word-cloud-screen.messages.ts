export const wordScreenMessages = {
  note: (entries: number) => (entries === 1 ? '' : `Up to ${entries} words each`),
  words: (question: string) => `Words for: ${question}`,
  answered: (answered: string, joined: string) => `${answered} of ${joined} answered`,
  most: (words: string, people: string) => `Most often: ${words}, ${people}`,
} as const;
