/** What a phone says in a poll where several questions are open, people say how sure they are, or what is right is shown. */
export const morePhoneMessages = {
  howSure: 'How sure are you?',
  sureNames: ['A guess', 'Fairly sure', 'Certain'],
  walk: 'Questions',
  before: 'Back',
  after: 'Next',
  allAnswered: 'All answered. You can change your answers until this closes.',
  allAnsweredOffline:
    'All answered. Changes are kept on this phone, and go out when the connection is back.',
  openUntil: (when: string) => `Open until ${when}`,
  answeredOf: (answered: number, of: number) => `${answered} of ${of} answered`,
} as const;
