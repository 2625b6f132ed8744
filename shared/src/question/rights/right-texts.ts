import * as z from 'zod/mini';
import { requiredText } from '../../core/text.ts';
import { type TextsGiven, textsGiven } from '../texts/given-texts.ts';
import { isNearEnough } from '../texts/near-enough.ts';
import type { RightSort } from './right-sort.ts';

export const rightTextLimits = { text: 100, accepted: 20 } as const;

/** Texts each of which is right. */
const rightTexts = z.strictObject({
  type: z.literal('texts'),
  accepted: z
    .array(requiredText(rightTextLimits.text))
    .check(z.minLength(1), z.maxLength(rightTextLimits.accepted)),
  /** Whether they are right with small typos, too. */
  typos: z.boolean(),
});

/** One text is given; it is one of them, or wrong. */
export const textsSort: RightSort<z.infer<typeof rightTexts>, TextsGiven> = {
  schema: rightTexts,
  value: textsGiven,
  share: ({ accepted, typos }, { texts: [given = '', ...more] }) =>
    Number(more.length === 0 && accepted.some((each) => isNearEnough(each, given, typos))),
  answers: ({ accepted }) => accepted.map((text) => ({ texts: [text] })),
};
