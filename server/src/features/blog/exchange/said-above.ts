import { blogLimits } from '@sets/shared/blog/blog.contract.ts';
import { tag as tagShape, tagLimits } from '@sets/shared/core/tags.ts';
import { lineOf, oneLine } from '@sets/shared/core/text.ts';
import { remarks as words } from './exchange.messages.ts';

/** What the front matter of a file means to a post. */
export interface SaidAbove {
  /** Null where it names none. */
  readonly title: string | null;
  readonly tags: readonly string[];
  /** The address of its title picture, as it is written. */
  readonly cover: string | null;
  /** Where it was written here: the places in its text that are pictures of the zip. */
  readonly pictures: readonly string[] | null;
  /** Of the post here that it was written of. */
  readonly id: string | null;
  /** It is what others read of the post of this id. */
  readonly publishedOf: string | null;
  readonly remarks: readonly string[];
}

type Said = ReadonlyMap<string, unknown>;

const names = {
  title: ['title'],
  tagLists: ['tags', 'categories', 'keywords', 'topics'],
  /** What names one thing, which may be several words. */
  singleTags: ['tag', 'category'],
  cover: [
    'cover',
    'cover_image',
    'coverimage',
    'image',
    'banner',
    'featured_image',
    'heroimage',
    'thumbnail',
  ],
  dates: ['date', 'pubdate', 'publishdate', 'published_at', 'datepublished', 'created'],
  /** Said where nothing hangs on it, or it is said otherwise. */
  quiet: [
    'id',
    'draft',
    'published',
    'audience',
    'pictures',
    'published_of',
    'lastmod',
    'updated',
    'modified',
  ],
} as const;
const known = new Set<string>(Object.values(names).flat());

const shown = (text: string): string => lineOf(text, 60);
const mostShown = 10;
const shownAll = (texts: readonly string[]): string[] =>
  texts.length > mostShown ? [...texts.slice(0, mostShown).map(shown), '…'] : texts.map(shown);

/** A value that is one line of text; null where it is none. */
const textOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
};

/** Texts of a list, also of lists within it, as some write what lies below what. */
const textsOf = (value: unknown, depth = 0): string[] => {
  if (Array.isArray(value))
    return depth > 3 ? [] : value.flatMap((each) => textsOf(each, depth + 1));
  const text = textOf(value);
  return text === null ? [] : [text];
};

/** A list that is written as one text: by commas where it has some, else by blanks. */
const listOf = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(value.includes(',') ? ',' : /\s+/) : textsOf(value);

const first = (said: Said, of: readonly string[]): unknown =>
  of.map((name) => said.get(name)).find((value) => value !== undefined && value !== null);

const tagsIn = (said: Said, tell: (remark: string) => void): string[] => {
  const typed = [
    ...names.tagLists.flatMap((name) => listOf(said.get(name))),
    ...names.singleTags.flatMap((name) => textsOf(said.get(name))),
  ].filter((each) => each.trim() !== '');
  const read = typed.map((each) => ({ typed: each, tag: tagShape.safeParse(each).data }));
  const tags = [...new Set(read.flatMap(({ tag }) => tag ?? []))];
  const bad = read.filter(({ tag }) => tag === undefined).map((each) => each.typed);
  if (bad.length > 0) tell(words.badTags(shownAll(bad)));
  const left = tags.slice(tagLimits.count);
  if (left.length > 0) tell(words.tagsLeft(shownAll(left)));
  return tags.slice(0, tagLimits.count);
};

/** As text, or as names of which one says where it lies. */
const coverIn = (said: Said): string | null => {
  const cover = first(said, names.cover);
  if (!(cover instanceof Map)) return textOf(cover)?.trim() || null;
  const where: unknown =
    cover.get('image') ?? cover.get('path') ?? cover.get('src') ?? cover.get('url');
  return textOf(where)?.trim() || null;
};

const titleIn = (said: Said, tell: (remark: string) => void): string | null => {
  const typed = textOf(first(said, names.title));
  if (typed === null) return null;
  const title = oneLine(typed);
  if (title.length <= blogLimits.title) return title;
  tell(words.titleCut);
  return lineOf(title, blogLimits.title);
};

const tellOthers = (said: Said, tell: (remark: string) => void): void => {
  const wasPublished = said.get('draft') === false || said.get('published') === true;
  if (wasPublished || first(said, names.dates) !== undefined) tell(words.dateNotKept);
  const audience = textOf(said.get('audience'));
  if (audience !== null && audience !== 'everybody') tell(words.audience(shown(audience)));
  const others = [...said.keys()].filter((name) => !known.has(name));
  if (others.length > 0) tell(words.notTaken(shownAll(others)));
};

/** What front matter means, and what of it is not taken over. */
export const saidAbove = (said: Said): SaidAbove => {
  const remarks: string[] = [];
  const tell = (remark: string): void => void remarks.push(remark);
  const pictures = said.get('pictures');
  const title = titleIn(said, tell);
  const tags = tagsIn(said, tell);
  tellOthers(said, tell);
  return {
    title,
    tags,
    cover: coverIn(said),
    pictures: Array.isArray(pictures) ? textsOf(pictures) : null,
    id: textOf(said.get('id')),
    publishedOf: textOf(said.get('published_of')),
    remarks,
  };
};
