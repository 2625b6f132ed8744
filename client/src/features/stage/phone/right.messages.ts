import { locale } from '../../../core/locale.ts';

/** What a phone says of what is right, once everybody was told. */
export const rightMessages = {
  isRight: 'Your answer is correct.',
  isWrong: 'Your answer is not correct.',
  right: (answers: number) => (answers === 1 ? 'Correct is' : 'Correct are'),
  within: (off: number) => `, \u00b1 ${off.toLocaleString(locale, { maximumFractionDigits: 6 })}`,
} as const;
