import type { Sentence } from './read-text.ts';

/** Beginnings that lean on what was said before: alone, such a sentence says nothing. */
const leaning =
  /^(?:it|its|they|their|them|he|she|his|her|we|our|i|you|your|my|this|these|those|that|such|here|there|however|therefore|thus|hence|moreover|furthermore|also|but|and|or|so|then|consequently|additionally|both|some|others|another|one|each|either|neither|most|many|all|finally|first|firstly|second|secondly|third|next|instead|meanwhile|similarly|likewise|nevertheless|nonetheless|still|yet|together|today|afterwards|later|again|indeed|conversely|unlike|like|because|although|though|while|whereas|when|if|since|as|not only|for (?:this|these|that|example|instance)|in (?:this|these|that|those|such|both|contrast|addition|other|fact|turn|short|particular)|on the (?:other|contrary)|as (?:a result|such|well)|at (?:this|that|the same)|by (?:this|that|doing|contrast)|to (?:do|achieve|prevent|avoid) (?:this|so|that)|the (?:latter|former|following|above|two|three|other|same|result|first|second|third|next|idea|reason|author)|after (?:this|that)|before (?:this|that)|during (?:this|that)|with (?:this|that)|from (?:this|that))\b/i;

/** Words that point out of the sentence, or talk to the reader. */
const pointing =
  /\b(?:we|our|us|you|your|i|my|figure|fig\.|table|chapter|section|equation|above|below|following|aforementioned|see|next week|last week|this (?:lecture|book|article|text|course|unit)|said|such as these|these|this|those)\b/i;

const isBalanced = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0) &&
  (text.match(/["“”]/g)?.length ?? 0) % 2 === 0;

const verbs = new Set(['VERB', 'AUX']);
const pronoun =
  /^(?:it|its|they|their|them|he|she|him|his|her|himself|herself|itself|themselves)$/i;
const laterThan =
  /^(?:\w+ )?(?:days?|weeks?|months?|years?|decades?|centuries|century) (?:later|earlier|before|after)\b/i;

/** Whether somebody is named by a word that leans on an earlier sentence: before the verb nobody else can be meant. */
const leansInside = (words: Sentence['words']): boolean => {
  const verb = words.findIndex(({ pos }) => verbs.has(pos));
  return words.slice(0, verb).some(({ text }) => pronoun.test(text));
};

/** Whether a sentence can stand alone: whole, of a usual length, and about what it names itself. */
export const isAskable = ({ text, words }: Sentence): boolean => {
  const said = words.filter(({ pos }) => pos !== 'PUNCT');
  return (
    said.length >= 7 &&
    said.length <= 34 &&
    /^\p{Lu}/u.test(text) &&
    /[.!]["”)]?$/.test(text) &&
    !/[?:]$/.test(text) &&
    !leaning.test(text) &&
    !pointing.test(text) &&
    !laterThan.test(text) &&
    !leansInside(words) &&
    isBalanced(text) &&
    words.some(({ pos }) => verbs.has(pos))
  );
};
