import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What a phone says at the end of a poll. */
export const endedMessages = {
  endedSet: 'That was your set.',
  endedTitle: 'That was it.',
  ended: (answers: number) =>
    answers === 0
      ? 'Thank you.'
      : `${answers} ${plural(answers, { one: 'answer', other: 'answers' })} of yours. Thank you.`,
  kept: 'Your answers are kept on this phone for a month. With a private link they can be read elsewhere, too.',
  survey: 'This survey is closed. Should it be opened again, this link leads back to your answers.',
  results: 'What everybody said',
  people: (answered: number) =>
    `${formatCount(answered)} ${plural(answered, { one: 'answer', other: 'answers' })}`,
  tooFew: 'Too few answers to be shown.',
  privateLink: 'Open the private link',
} as const;
