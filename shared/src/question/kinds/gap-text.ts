import * as z from 'zod/mini';
import { id, repeatsId } from '../../core/ids.ts';
import { requiredText, withoutUnwanted } from '../../core/text.ts';
import type { Option } from '../choosing.ts';
import { gapLimits } from '../filled.ts';
import { draftItems, tidyItems } from '../items.ts';
import { inDrawnOrder } from '../../core/seeded.ts';

// The text of a question with gaps: pieces, and between them the gaps. What belongs into a gap is
// nowhere in it.

const word = z.strictObject({ id, text: requiredText(gapLimits.word) });

const gapOfText = z.strictObject({
  type: z.literal('gap'),
  id,
  /** What is chosen among, in an order that says nothing of what is right; none where the word is typed. */
  options: z.array(word).check(
    z.maxLength(gapLimits.options.max),
    z.refine((all) => all.length === 0 || all.length >= gapLimits.options.min),
    z.refine((all) => !repeatsId(all)),
    z.refine((all) => !repeats(all), 'Two words say the same.'),
  ),
});
export type GapOfText = z.infer<typeof gapOfText>;

const piece = z.strictObject({
  type: z.literal('text'),
  // With the space at its ends: it stands between words.
  text: z.pipe(z.pipe(z.string(), z.transform(withoutUnwanted)), z.string().check(z.minLength(1))),
});

/** Pieces of text, and gaps. */
export type TextPart = GapOfText | z.infer<typeof piece>;

const draftPart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('gap'), id: z.string(), options: draftItems }),
]);
export const draftParts = z.array(draftPart);

const isGap = (part: TextPart): part is GapOfText => part.type === 'gap';

/** The gaps, in the order of the text. */
export const gapsIn = (parts: readonly TextPart[]): GapOfText[] => parts.filter(isGap);

/** Characters of all pieces. */
export const lengthOf = (parts: readonly TextPart[]): number =>
  parts.reduce((sum, part) => sum + (isGap(part) ? 0 : part.text.length), 0);

/** Whether two of them say the same. */
export const repeats = (options: readonly Option[]): boolean =>
  new Set(options.map(({ text }) => text)).size < options.length;

const { min, max } = gapLimits.gaps;

export const gapParts = z.array(z.discriminatedUnion('type', [piece, gapOfText])).check(
  z.maxLength(max * 2 + 1),
  z.refine((parts) => gapsIn(parts).length >= min, 'At least one gap.'),
  z.refine((parts) => gapsIn(parts).length <= max, `At most ${max} gaps.`),
  z.refine((parts) => !repeatsId(gapsIn(parts)), 'Two gaps have the same id.'),
  z.refine(
    (parts) => lengthOf(parts) <= gapLimits.text,
    `At most ${gapLimits.text} characters around the gaps.`,
  ),
);

const tidyPart = (part: TextPart): TextPart =>
  isGap(part)
    ? { ...part, options: inDrawnOrder(tidyItems(part.options)) }
    : { type: 'text', text: withoutUnwanted(part.text) };

/** Pieces that follow each other are one, and an empty one is none. */
const joined = (parts: readonly TextPart[]): TextPart[] => {
  const all: TextPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.type === 'text' && last?.type === 'text') {
      all[all.length - 1] = { type: 'text', text: last.text + part.text };
    } else if (part.type === 'gap' || part.text !== '') {
      all.push(part);
    }
  }
  return all;
};

const trimmed = (part: TextPart, at: number, { length }: readonly TextPart[]): TextPart => {
  if (isGap(part)) return part;
  const text = at === 0 ? part.text.trimStart() : part.text;
  return { type: 'text', text: at === length - 1 ? text.trimEnd() : text };
};

/** As it is asked. */
export const tidyParts = (parts: readonly TextPart[]): TextPart[] =>
  joined(joined(parts.map(tidyPart)).map(trimmed));
