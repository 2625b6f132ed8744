import * as z from 'zod/mini';
import { withFewMarks } from './few-marks.ts';

/** Control characters but line feed and tab, the marks that turn the direction of text, and halves of letters that lost the other half. */
const unwanted = /(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;

/** What shows nothing, however much of it there is; between letters some of it has a meaning. */
const blank = /^[\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800]*$/u;

/** What a person typed, without invisible characters that break a screen. */
export const withoutUnwanted = (typed: string): string => typed.replaceAll(unwanted, '');

/** The same, trimmed; empty where nothing is to be seen. */
export const clean = (typed: string): string => {
  const text = withoutUnwanted(typed).trim();
  return blank.test(text) ? '' : text;
};

/** A line or paragraph that a person must fill in: cleaned, then 1 to `max` characters. */
export const requiredText = (max: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(clean)),
    z
      .string()
      .check(z.minLength(1, 'Fill this in.'), z.maxLength(max, `At most ${max} characters.`)),
  );

/** A text that may be empty: cleaned, then at most `max` characters. */
export const textUpTo = (max: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(clean)),
    z.string().check(z.maxLength(max, `At most ${max} characters.`)),
  );

/** What shows nothing, but joiners and variation selectors, which letters and pictures are made with. */
const invisible = /(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Marks on one letter beyond those that any script uses: they run over the lines around. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** What a person typed as a name or a title: cleaned, on one line, without what shows nothing, and alike however its accents were typed. */
export const oneLine = (typed: string): string =>
  clean(
    // What stands between a letter and its accent goes first, or they would be one only the next time.
    withFewMarks(clean(typed).replaceAll(invisible, ''))
      .replaceAll(/[\s\p{Z}]+/gu, ' ')
      // Some signs are several marks in the normal form: they are counted as what they become.
      .normalize('NFC')
      .replaceAll(piledMarks, '$1')
      .normalize('NFC'),
  );

/** What a person typed as one line of at most `max` characters, the last of which is no half of a letter. */
export const lineOf = (typed: string, max: number): string =>
  oneLine(typed)
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '');

/** What a person is told of a line that is empty, or too long. */
interface LineFaults {
  readonly empty?: string;
  readonly long?: string;
}

/** A name or a title that a person must fill in: made one line, then 1 to `max` characters. */
export const requiredLine = (max: number, { empty, long }: LineFaults = {}) =>
  z.pipe(
    z.pipe(z.string(), z.transform(oneLine)),
    z
      .string()
      .check(
        z.minLength(1, empty ?? 'Fill this in.'),
        z.maxLength(max, long ?? `At most ${max} characters.`),
      ),
  );

/** A name that may be left out: made one line, then at most `max` characters. */
export const lineUpTo = (max: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(oneLine)),
    z.string().check(z.maxLength(max, `At most ${max} characters.`)),
  );
