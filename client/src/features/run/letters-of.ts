const wide = /[MWmw@%\u2014]/u;
const narrow = /[iljtfrI.,:;'’!|()[\] ]/u;
const square =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
const capital = /\p{Lu}/u;

const widthOf = (letter: string): number => {
  if (square.test(letter)) return 1.9;
  if (wide.test(letter)) return 1.7;
  if (narrow.test(letter)) return 0.6;
  return capital.test(letter) ? 1.25 : 1;
};

/**
 * About how wide a text is, in letters as wide as most are: where texts stand in a column that is
 * never narrower than they are, no word is broken.
 */
export const lettersOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0);
