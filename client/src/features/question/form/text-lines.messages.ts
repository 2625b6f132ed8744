/** What is said of texts of which each is right. */
export const textLinesMessages = {
  many: (most: number) => `At most ${most} right answers.`,
  long: (most: number) => `Each at most ${most} characters.`,
} as const;
