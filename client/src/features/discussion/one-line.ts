/** A picture or a link is its words, a fence of code or of a formula is what stands in it. */
const marks: readonly [RegExp, string][] = [
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/^\s*(?:```|~~~).*$/gm, ' '],
  [/^\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, ''],
  [/^\s*\|?[\s:|-]+\|[\s:|-]*$/gm, ' '],
  [/(\*\*|__|~~)(?=\S)(.+?)\1/gs, '$2'],
  [/`([^`\n]+)`/g, '$1'],
];

/** The words of a message in one line, as for a quotation: without what Markdown marks, formulas as they are typed. */
export const inOneLine = (text: string): string =>
  marks
    .reduce((words, [mark, instead]) => words.replace(mark, instead), text)
    .replaceAll(/\s+/g, ' ')
    .trim();
