/** What XML has no place for, though a page shows it: one such sign, and nothing is drawn at all. */
const unfit = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text of which any sign can be in a picture; in the place of what cannot stands what says so. */
export const drawable = (text: string): string => text.replaceAll(unfit, '\uFFFD');
