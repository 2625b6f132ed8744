import { plural } from '../../../core/plural.ts';

/** What a phone says in a poll. */
export const pollPhoneMessages = {
  lobbyTitle: 'You are in.',
  lobby: 'This dot is you. Look at the big screen: the first question comes up here too.',

  round: (round: number) => `Round ${round}`,
  results: 'Results',

  people: (answered: number) =>
    `${answered} ${plural(answered, { one: 'person', other: 'people' })} answered.`,
  resultsOf: (question: string) => `Results: ${question}`,
} as const;
