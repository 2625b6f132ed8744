/** What a phone says of answers that were not taken, when what they were for is not on any more. */
export const missedAnswersMessages = {
  answerTooLate: (title: string) => `Your answer to “${title}” came after it had closed.`,
  /** Where a page of an earlier version has not kept the title. */
  someAnswerTooLate: 'An answer from this phone came after it had closed.',
  answerNotTaken: (title: string) => `Your answer to “${title}” could not be taken.`,
  seen: 'OK',
} as const;
