/** What a phone says in a poll where several questions are open, or people say how sure they are. */
export const morePhoneMessages = {
  howSure: 'How sure are you?',
  sureNames: ['A guess', 'Fairly sure', 'Certain'],
  walk: 'Questions',
  before: 'Back',
  after: 'Next',
  allAnswered: 'All answered. You can change your answers until this closes.',
  openUntil: (when: string) => `Open until ${when}`,
  answeredOf: (answered: number, of: number) => `${answered} of ${of} answered`,
} as const;
