import { blogLimits } from '@sets/shared/blog/blog.contract.ts';
import { lineOf, oneLine, withoutUnwanted } from '@sets/shared/core/text.ts';
import { remarks as words } from './exchange.messages.ts';
import { parted, readMatter } from './front-matter.ts';
import { type SaidAbove, saidAbove } from './said-above.ts';

/** A Markdown file as it is read, before its pictures are looked for. */
export interface TextRead extends SaidAbove {
  readonly title: string;
  readonly text: string;
}

/** A letter of Markdown takes at most so many bytes; what stands above a text has its room too. */
export const mostTextBytes = blogLimits.text * 4 + 100_000;

/** Null where it is no UTF-8. What marks it as such is not of it. */
const decoded = (bytes: Uint8Array): string | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
};

const nothing: SaidAbove = {
  title: null,
  tags: [],
  cover: null,
  pictures: null,
  id: null,
  publishedOf: null,
  remarks: [],
};

const aboveOf = (matter: ReturnType<typeof parted>['matter']): SaidAbove => {
  if (matter === null) return nothing;
  if (matter.kind === 'toml') return { ...nothing, remarks: [words.toml] };
  const said = readMatter(matter.source);
  return said === null ? { ...nothing, remarks: [words.badMatter] } : saidAbove(said);
};

/** What a file is called that a title can be made of: `2024-05-01-my-post.md` is of “my post”. */
const titleOfPath = (path: string): string => {
  const parts = path.replace(/\.[^./]*$/, '').split('/');
  const last = parts.pop() ?? '';
  const name = /^(?:index|readme)$/i.test(last) ? (parts.pop() ?? last) : last;
  const said = name.replace(/^\d{4}-\d{2}-\d{2}-(?=.)/, '');
  return said.includes(' ') ? said : said.replaceAll(/[-_]+/g, ' ');
};

const heading = /^\s*#[ \t]+(?![ \t])([^\n]{1,400})(?:\n+|$)/;
/** Of the line of a heading; what it may end with is none of it. */
const closing = /[ \t]*#*[ \t]*$/;

/** Where nothing above says the title, the heading of all of it does, and is one no more; else its name. */
const titled = (text: string, path: string): { readonly title: string; readonly text: string } => {
  const found = heading.exec(text);
  const title = oneLine((found?.[1] ?? '').replace(closing, ''));
  if (found !== null && title !== '' && title.length <= blogLimits.title) {
    return { title, text: text.slice(found[0].length) };
  }
  return { title: lineOf(titleOfPath(path), blogLimits.title), text };
};

/** What a Markdown file says; a remark where it is not taken. */
export const readText = (
  bytes: Uint8Array,
  path: string,
): TextRead | { readonly refused: string } => {
  if (bytes.byteLength > mostTextBytes) return { refused: words.textTooLong };
  const file = decoded(bytes);
  if (file === null) return { refused: words.notUtf8 };
  const { matter, text: below } = parted(file.replaceAll(/\r\n?/g, '\n'));
  const above = aboveOf(matter);
  const typed = withoutUnwanted(below);
  const read = above.title === null ? titled(typed, path) : { title: above.title, text: typed };
  if (read.text.length > blogLimits.text) return { refused: words.textTooLong };
  if (matter === null && read.text.trim() === '') return { refused: words.empty };
  return { ...above, ...read };
};
