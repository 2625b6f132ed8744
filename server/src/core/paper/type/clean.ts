import { withFewMarks } from '@sets/shared/core/few-marks.ts';

/** Pictures that no font here has; with what joins them, and the blank after one. */
const emoji =
  /(?:\p{RGI_Emoji}|\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}])[\ufe0f\u200d]*(?: (?=\S|$))?/gv;

// oxlint-disable-next-line no-control-regex -- these are what no paper has a sign for
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufff9-\ufffb]/g;

/** Marks above and below one letter. More are no language, but lines that grow over their neighbours. */
const manyMarks = /(\p{M}{8})\p{M}+/gu;

/** A text as it can be drawn: halves of letters are �, and what has no sign is a blank or nothing. */
export const clean = (text: string): string =>
  withFewMarks(text.toWellFormed())
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\u0000', '')
    .replaceAll(emoji, '')
    .replaceAll(controls, ' ')
    .replaceAll(manyMarks, '$1');

/** The same in one line. */
export const cleanLine = (text: string): string => clean(text).replaceAll(/\s+/g, ' ').trim();
