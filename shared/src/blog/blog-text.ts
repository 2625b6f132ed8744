import { blogLimits } from './blog.contract.ts';
import { oneLine } from '../core/text.ts';

/** Letters that are words of their own: scripts that write no blanks between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;
const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** What one reads in a minute. */
const perMinute = { words: 200, letters: 400 } as const;

/** Marks of Markdown that stand at the beginning of a line: headings, quotes, lists, rules, fences, rows of tables. */
const atLineStart = /^[ \t]*(?:(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+)+|^[ \t]*>+/gmu;
const rules =
  /^[ \t]*(?:[-*_=][ \t]*){3,}$|^[ \t]*(?:`{3,}|~{3,})[^\n]*$|^[ \t|:-]*\|[ \t|:-]*$/gmu;
const pictures = /!\[([^\]\n]*)\]\([^()\n]*\)/gu;
const links = /\[([^\]\n]*)\](?:\([^()\n]*\)|\[[^\]\n]*\])/gu;
const addresses = /<((?:https?:\/\/|mailto:)[^\s<>]*)>/giu;
const tags = /<\/?[a-z][^<>\n]*>|<!--|-->/giu;
const escaped = /\\([!-/:-@[-`{-~])/gu;
/** Pairs of marks around words; within a word a '_' is a letter. */
const strong = /(\*{1,3}|~~|`{1,3}|(?<![\p{L}\p{N}])_{1,3})(?=\S)([^\n]*?\S)\1/gu;

/** A sign for a mark that was escaped, so that it is not taken for one. */
const held = (code: string): string => String.fromCodePoint(0xe0_00 + code.charCodeAt(0));
const heldSigns = /[\uE021-\uE07E]/gu;

/** Markdown as one reads it in a line: without its marks. What is none stays. */
export const plainOf = (markdown: string): string => {
  const plain = markdown
    .replaceAll(heldSigns, '')
    .replaceAll(escaped, (_all, sign: string) => held(sign))
    .replaceAll(rules, '')
    .replaceAll(atLineStart, '')
    .replaceAll(pictures, '$1')
    .replaceAll(links, '$1')
    .replaceAll(addresses, '$1')
    .replaceAll(tags, '')
    .replaceAll('|', ' ')
    .replaceAll(strong, '$2')
    .replaceAll(strong, '$2')
    .replaceAll(heldSigns, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xe0_00));
  return oneLine(plain);
};

/** No more of a text is looked at for the beginning of it: marks and addresses take room too. */
const looked = blogLimits.summary * 10;

/** The beginning of a text without its marks, cut between two words. */
export const summaryOf = (markdown: string): string => {
  const plain = plainOf(markdown.slice(0, looked));
  if (plain.length <= blogLimits.summary) return plain;
  const cut = plain.slice(0, blogLimits.summary - 1).replace(/[\uD800-\uDBFF]$/u, '');
  const lastBlank = cut.lastIndexOf(' ');
  return `${(lastBlank > blogLimits.summary / 2 ? cut.slice(0, lastBlank) : cut).trimEnd()}…`;
};

/** How long one reads, in minutes, at least 1: by words, and by letters where no blanks stand between words. */
export const minutesOf = (markdown: string): number => {
  const letters = markdown.match(unspaced)?.length ?? 0;
  const spaced = markdown.replaceAll(unspaced, ' ').match(words)?.length ?? 0;
  return Math.max(1, Math.round(spaced / perMinute.words + letters / perMinute.letters));
};
