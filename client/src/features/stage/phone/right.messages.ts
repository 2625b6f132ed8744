import type { AnswerOutcome } from '@sets/shared/live/own-part.ts';
import { locale } from '../../../core/locale.ts';

/** What a phone says of what is right, once everybody was told. */
export const rightMessages = {
  outcomes: {
    right: 'Your answer is correct.',
    partly: 'Your answer is partly correct.',
    wrong: 'Your answer is not correct.',
  } satisfies Record<AnswerOutcome, string>,
  notAnswered: 'You did not answer.',
  right: (answers: number) => (answers === 1 ? 'Correct is' : 'Correct are'),
  within: (off: number) => `, \u00b1 ${off.toLocaleString(locale, { maximumFractionDigits: 6 })}`,
} as const;
