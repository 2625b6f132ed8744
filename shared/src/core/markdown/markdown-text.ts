import { oneLine } from '../text.ts';

/** Letters that are words of their own: scripts that write no blanks between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;
const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** What one reads in a minute. */
const perMinute = { words: 200, letters: 400 } as const;

/** Marks of Markdown that stand at the beginning of a line: headings, quotes, lists, rules, fences, rows of tables. */
const atLineStart = /^[ \t]*(?:(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+)+|^[ \t]*>+/gmu;
const rules =
  /^[ \t]*(?:[-*_=][ \t]*){3,}$|^[ \t]*(?:`{3,}|~{3,})[^\n]*$|^[ \t|:-]*\|[ \t|:-]*$/gmu;
const pictures = /!\[([^\]\n]{0,300})\]\([^()\n]*\)/gu;
const links = /\[([^\]\n]{0,300})\](?:\([^()\n]*\)|\[[^\]\n]*\])/gu;
const addresses = /<((?:https?:\/\/|mailto:)[^\s<>]*)>/giu;
const tags = /<\/?[a-z][^<>\n]*>|<!--|-->/giu;
/** What is said in a footnote, and where one is named. */
const footnotes = /^ {0,3}\[\^[^\]\s[^]{1,60}\]:[^\n]*$|\[\^[^\]\s[^]{1,60}\]/gmu;
const escaped = /\\([!-/:-@[-`{-~])/gu;
/** Marks that touch a word, as those around it do: between blanks they are signs. */
const strong = /(?:\*+|`+|~~)(?=\S)|(?<=\S)(?:\*+|`+|~~)/gu;
/** Within a word a '_' is a letter. */
const underlined = /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^\n_]*)\1(?![\p{L}\p{N}_])/gu;

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
    .replaceAll(footnotes, '')
    .replaceAll(pictures, '$1')
    .replaceAll(links, '$1')
    .replaceAll(addresses, '$1')
    .replaceAll(tags, '')
    .replaceAll('|', ' ')
    .replaceAll(strong, '')
    .replaceAll(underlined, '$2')
    .replaceAll(heldSigns, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xe0_00));
  return oneLine(plain);
};

/** So many characters are looked at for each one of a summary: marks and addresses take room too. */
const lookedAt = 10;

/** The beginning of a text without its marks, of at most `most` characters, cut between two words. */
export const summaryOf = (markdown: string, most: number): string => {
  const plain = plainOf(markdown.slice(0, most * lookedAt));
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/u, '');
  const lastBlank = cut.lastIndexOf(' ');
  return `${(lastBlank > most / 2 ? cut.slice(0, lastBlank) : cut).trimEnd()}…`;
};

/** Where links lead and pictures lie, which nobody reads; an address in the text itself is like a word. */
const destinations = /\]\((?:<[^<>\n]*>?|[^\s()<>]*)/gu;
const written = /https?:\/\/[^\s()<>]+/giu;

/** How long one reads, in minutes, at least 1: by words, and by letters where no blanks stand between words. */
export const minutesOf = (markdown: string): number => {
  const read = markdown.replaceAll(destinations, '] ').replaceAll(written, 'address');
  const letters = read.match(unspaced)?.length ?? 0;
  const spaced = read.replaceAll(unspaced, ' ').match(words)?.length ?? 0;
  return Math.max(1, Math.round(spaced / perMinute.words + letters / perMinute.letters));
};
