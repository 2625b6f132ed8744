/** Letters of other scripts that look like Latin ones: a word that mixes them hides something. */
const alike: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  і: 'i',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  ф: 'f',
  х: 'x',
  ѕ: 's',
  ј: 'j',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  ν: 'v',
  օ: 'o',
  ս: 'u',
  հ: 'h',
  ո: 'n',
  ց: 'g',
  զ: 'q',
  ա: 'w',
};
const signs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '€': 'e',
  '£': 'l',
};

/** Arabic words and phrases that are one sign: told in letters a text of them is many times as long, and as slow to judge. */
const wholeWords = /[\uFDF0-\uFDFB]/gu;

/** Letters on a dark disc or square: no form of Unicode makes letters of them. */
const framed = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/gu;

const unframed = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  return String.fromCodePoint(0x61 + code - (code < 0x1_f1_70 ? 0x1_f1_50 : 0x1_f1_70));
};

/** One case, no accents, no ligatures: how words of the lists are written, too. */
export const plainLetters = (text: string): string => {
  // Most words have letters of English alone.
  if (!/[^ -~]/u.test(text)) return text.toLowerCase();
  const lower = text
    .replaceAll(wholeWords, ' ')
    .replaceAll(framed, unframed)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');
  // Latin and another script in one text; a whole word of the other one is what it is.
  return /[a-z]/u.test(lower)
    ? lower.replaceAll(
        /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/gu,
        (letter) => alike[letter] ?? letter,
      )
    : lower;
};

/** Digits and signs as the letters that they stand for; only where a letter stands among them. */
export const withoutSigns = (word: string): string =>
  /[a-z]/u.test(word) ? word.replaceAll(/[^\p{L}\p{M}*]/gu, (sign) => signs[sign] ?? sign) : word;
