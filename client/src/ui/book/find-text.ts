/** A place of words in a book: of a page, from one character of its text to before another. */
export interface Found {
  readonly page: number;
  readonly from: number;
  readonly to: number;
}

/** More are not marked: whoever searches for a letter reads no list of them. */
export const mostFound = 2_000;

/** A letter as it is compared: without case and accents, one for one, so that places stay the same. */
const folded = (letter: string): string => {
  const plain = letter.normalize('NFD')[0]?.toLowerCase() ?? letter;
  return plain.length === 1 ? plain : letter;
};

/** Ends of lines are spaces. */
export const fold = (text: string): string =>
  Array.from({ length: text.length }, (_none, at) => {
    const letter = text[at] ?? '';
    return /\s/.test(letter) ? ' ' : folded(letter);
  }).join('');

/** Where words stand in a page whose text is folded already. */
export const findIn = (page: number, text: string, words: string): Found[] => {
  const wanted = fold(words.trim());
  const found: Found[] = [];
  if (wanted === '') return found;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    found.push({ page, from: at, to: at + wanted.length });
  }
  return found;
};
