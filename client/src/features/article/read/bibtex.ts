import type { Article } from '@sets/shared/article/article.contract.ts';

/** Signs that TeX takes for its own; braces by name, for BibTeX counts also those that are escaped. */
const signs: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};

const escaped = (text: string): string =>
  text.replaceAll(/[\\{}$&#%_^~]/g, (sign) => signs[sign] ?? sign);

/**
 * Names are told apart by 'and', have two commas at most, and 'others' are no name: one that is not so is held together.
 */
const authorOf = (name: string): string => {
  const isOther = /(?:^|\s)and(?:\s|$)|^others$|,\s*$|(?:,.*){3}/i.test(name);
  return isOther ? `{${escaped(name)}}` : escaped(name);
};

/** Letters that are not another one with a mark. */
const spelt: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Letters and digits without marks, as the key of an entry has them. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => spelt[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '');

const small = new Set(['a', 'an', 'the', 'on', 'of', 'in', 'der', 'die', 'das']);

/** As `lovelace2026notes`; what has no letters for it is told apart by its id. */
const keyOf = ({ articleid, authors: [author = ''], title, publishedAt }: Article): string => {
  const family = author.includes(',') ? author.split(',')[0] : author.split(' ').at(-1);
  const word = title
    .split(/[\s\p{P}]+/u)
    .map(bare)
    .find((each) => each !== '' && !small.has(each));
  return `${bare(family ?? '')}${publishedAt.slice(0, 4)}${word ?? bare(articleid)}`;
};

/** An address within a text; braces that it may have would end it. */
const linked = (address: string): string =>
  `\\url{${address.replaceAll(/[{}\\]/g, (sign) => encodeURIComponent(sign))}}`;

/** An article as an entry of BibTeX; `address`: where it is read, `accessed`: the day on which, in UTC. */
export const bibtexOf = (article: Article, address: string, accessed: Date): string => {
  const { title, authors, publishedAt, editedAt, space, source } = article;
  const school = space.school === 'NA' ? '' : `, ${space.school}`;
  const read = accessed.toISOString().slice(0, 10);
  const edited = editedAt === null ? '' : `, edited ${editedAt.slice(0, 10)}`;
  const taken = source === '' ? '' : ` Taken over from ${linked(source)}.`;
  const fields = [
    ['author', authors.map(authorOf).join(' and ')],
    // What is in double braces keeps its capitals.
    ['title', `{${escaped(title)}}`],
    ['year', publishedAt.slice(0, 4)],
    ['month', String(Number(publishedAt.slice(5, 7)))],
    ['howpublished', linked(address)],
    ['url', address],
    ['note', `${escaped(space.title + school)}${edited}.${taken} Accessed ${read}`],
  ].filter(([, value]) => value !== '');
  const lines = fields.map(([name, value]) => `  ${name} = {${value}}`);
  return `@misc{${keyOf(article)},\n${lines.join(',\n')}\n}\n`;
};
