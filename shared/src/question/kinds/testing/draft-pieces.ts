import fc from 'fast-check';
import { limits } from '../../../core/limits.ts';

/** Pieces that drafts of questions are made of, for tests. */

export const ids = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/),
  fc.constantFrom('__proto__', 'constructor', 'toString'),
);

/** What somebody may have typed so far: often nothing, or nothing that can be seen. */
export const typed = (maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(fc.string({ unit: 'grapheme', maxLength }), fc.constantFrom('', ' ', '\u202E\n'));

const side = fc.integer({ min: 1, max: 2_000 });
export const pictures = fc.record({ fileid: ids, width: side, height: side, alt: typed(20) });

/** What all drafts have. */
export const common = {
  id: ids,
  text: typed(40),
  // Mostly none: what is not said of one leaves few questions that are whole.
  picture: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, pictures),
  seconds: fc.option(fc.integer(limits.seconds)),
};

/** Items with ids and texts, as many as may be. */
export const itemsOf = (
  { min, max }: { readonly min: number; readonly max: number },
  length = 20,
): fc.Arbitrary<{ id: string; text: string }[]> =>
  fc.uniqueArray(fc.record({ id: ids, text: typed(length) }), {
    minLength: min,
    maxLength: max,
    selector: ({ id }) => id,
  });
