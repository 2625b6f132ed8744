import * as z from 'zod/mini';
import { oneLine } from '../../core/text.ts';

/** What one entry of a word cloud may hold, as a person counts: an emoji is one. */
export const longestEntry = 40;
/** The same as stored: pictures can be joined without end, and still be one to whoever counts. */
const mostUnits = 160;

/** Not in every browser; code points come near it. */
const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    : null;

/** How long a text is as a person counts. */
export const graphemes = (text: string): number => {
  if (text.length < 2) return text.length;
  return segmenter === null ? Array.from(text).length : [...segmenter.segment(text)].length;
};

/** An entry as it is kept: one line, phrases and emoji whole; empty where nothing is to be seen. */
export const cleanEntry = (typed: string): string =>
  // Twice: without what stood between them a letter and its accent are one.
  oneLine(oneLine(typed));

/** Whether a cleaned entry has room in the cloud. */
export const fitsEntry = (entry: string): boolean =>
  entry.length <= mostUnits && graphemes(entry) <= longestEntry;

/** An entry as it comes from a phone: cleaned, then measured. */
export const wordEntry = z.pipe(
  z.pipe(z.string().check(z.maxLength(1_000)), z.transform(cleanEntry)),
  z
    .string()
    .check(
      z.minLength(1, 'Type a word.'),
      z.refine(fitsEntry, `At most ${longestEntry} characters.`),
    ),
);
