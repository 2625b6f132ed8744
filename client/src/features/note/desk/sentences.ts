import { locale } from '../../../core/locale.ts';
import type { TextRange } from '../anchor/plain-text.ts';

/** The sentences of a text, without the blanks between them. */
export const sentencesOf = (text: string): TextRange[] =>
  [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)].flatMap(
    ({ segment, index }) => {
      const from = index + (segment.length - segment.trimStart().length);
      const length = segment.trim().length;
      return length === 0 ? [] : [{ from, to: from + length }];
    },
  );
