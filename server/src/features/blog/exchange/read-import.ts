import { hash } from 'node:crypto';
import { blogLimits } from '@sets/shared/blog/blog.contract.ts';
import { lineOf } from '@sets/shared/core/text.ts';
import { fileLimits } from '@sets/shared/file/file.contract.ts';
import { remarks as words } from './exchange.messages.ts';
import { pictureFinder } from './find-picture.ts';
import { isZip, openZip, type PartFault, ZipFault, type ZipPart } from './open-zip.ts';
import { type FindPicture, linkedAsListed, linkedByReading, type Piece } from './picture-links.ts';
import { mostTextBytes, readText, type TextRead } from './read-text.ts';

/** A text that can become a draft. */
export interface ReadPost {
  /** As the zip names it, with its folders; '' of a file by itself. */
  readonly path: string;
  /** Of its bytes: the same file is the same text. */
  readonly digest: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly pieces: readonly Piece[];
  /** Where its title picture lies in the zip. */
  readonly cover: string | null;
  readonly remarks: readonly string[];
}

/** A file that becomes none, and why. */
export interface LeftOut {
  readonly path: string;
  readonly left: string;
}

export type PictureFault = 'tooLarge' | 'damaged';

export interface ImportRead {
  readonly items: readonly (ReadPost | LeftOut)[];
  /** Of the zip, as they were sent, those that posts show; why where one cannot be had. */
  readonly pictures: ReadonlyMap<string, Uint8Array | PictureFault>;
}

/** Why nothing of a file is taken. */
export type Refusal = 'neither' | 'badArchive' | 'tooManyEntries' | 'tooMuch';
export type ImportResult = ImportRead | { readonly refusal: Refusal };

/** Files of one zip: what sites are made of has many. */
export const mostEntries = 2_000;
/** Lines for files that are no texts. */
const mostLeftShown = 50;
/** Places of one text where a picture stands: each is handed on by itself, and the server waits for that. */
const mostPlaces = 1_000;
/** Links to pictures that are not there, of one text. */
const mostMissing = 10;

class TooMuch extends Error {}

/** What computers put beside the files of people. */
const isNoFile = (path: string): boolean =>
  /(?:^|\/)(?:__MACOSX|\.git|\.obsidian|\.trash)\/|(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(
    path,
  );
const isText = (path: string): boolean => /\.(?:md|markdown|mdown|mkd)$/i.test(path);
const isPicture = (path: string): boolean => /\.(?:jpe?g|png|gif|webp|avif)$/i.test(path);

const faultWords: Readonly<Record<PartFault, string>> = {
  badName: words.badName,
  link: words.link,
  encrypted: words.encrypted,
  unknownPacking: words.unknownPacking,
  damaged: words.damaged,
  duplicate: words.duplicate,
};

const whyLeft = ({ path, fault }: ZipPart): string => {
  if (fault !== null) return faultWords[fault];
  if (/\.zip$/i.test(path)) return words.nested;
  if (/\.svgz?$/i.test(path)) return words.svg;
  return isPicture(path) ? words.unused : words.notMarkdown;
};

/** Counts what is unpacked. */
const createBudget = () => {
  let left: number = blogLimits.unpackedBytes;
  return (bytes: number): void => {
    left -= bytes;
    if (left < 0) throw new TooMuch();
  };
};

const shown = (link: string): string => lineOf(link, 100);

const coverOf = (
  link: string | null,
  find: FindPicture,
  tell: (remark: string) => void,
): string | null => {
  if (link === null) return null;
  const path = find(link);
  if (path === null) {
    tell(/^(?:https?:)?\/\//i.test(link) ? words.coverAway : words.noPicture(shown(link)));
  }
  return path;
};

const postOf = (
  read: TextRead,
  find: FindPicture,
  of: Pick<ReadPost, 'path' | 'digest'>,
): ReadPost | LeftOut => {
  const remarks = [...read.remarks];
  const { pieces, missing, away } =
    read.pictures === null
      ? linkedByReading(read.text, find)
      : linkedAsListed(read.text, read.pictures, find);
  if (pieces.filter((piece) => typeof piece !== 'string').length > mostPlaces) {
    return { path: of.path, left: words.tooManyPlaces(mostPlaces) };
  }
  if (away > 0) remarks.push(words.picturesAway(away));
  for (const link of missing.slice(0, mostMissing)) remarks.push(words.noPicture(shown(link)));
  const cover = coverOf(read.cover, find, (remark) => remarks.push(remark));
  return { ...of, title: read.title, tags: read.tags, pieces, cover, remarks };
};

const digestOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url');

const isRead = ({ fault, size }: ZipPart): boolean => fault === null && size <= mostTextBytes;

/** The texts of a zip, each by itself, so that one that is damaged costs no other. */
const readTexts = (
  parts: readonly ZipPart[],
  finder: (path: string) => FindPicture,
  take: (bytes: number) => void,
): (ReadPost | LeftOut)[] => {
  let count = 0;
  const seen = new Set<string>();
  const items: (ReadPost | LeftOut)[] = [];
  /** By the ids of posts whose newer text is there: what others read of them. */
  const published = new Map<ReadPost, string>();
  const ids = new Set<string>();
  const readOne = (part: ZipPart): ReadPost | LeftOut => {
    const { path, size, fault } = part;
    if (fault !== null) return { path, left: faultWords[fault] };
    if (size > mostTextBytes) return { path, left: words.textTooLong };
    count += 1;
    if (count > blogLimits.importPosts) return { path, left: words.tooMany };
    const bytes = part.read();
    if (bytes === null) return { path, left: words.damaged };
    const digest = digestOf(bytes);
    if (seen.has(digest)) return { path, left: words.twice };
    seen.add(digest);
    const read = readText(bytes, path);
    if ('refused' in read) return { path, left: read.refused };
    const post = postOf(read, finder(path), { path, digest });
    if ('left' in post) return post;
    if (read.id !== null) ids.add(read.id);
    if (read.publishedOf !== null) published.set(post, read.publishedOf);
    return post;
  };
  // What all of them come to is looked at before any is unpacked.
  for (const { size } of parts.filter(isRead).slice(0, blogLimits.importPosts)) take(size);
  for (const part of parts) items.push(readOne(part));
  return items.map((item) =>
    'digest' in item && ids.has(published.get(item) ?? '')
      ? { path: item.path, left: words.readByOthers }
      : item,
  );
};

const neededBy = (items: readonly (ReadPost | LeftOut)[]): Set<string> =>
  new Set(
    items.flatMap((item) =>
      'digest' in item
        ? [
            ...item.pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.path])),
            ...(item.cover === null ? [] : [item.cover]),
          ]
        : [],
    ),
  );

const isLarge = ({ size }: ZipPart): boolean => size > fileLimits.bytes;

/** Pictures that posts show. */
const readPictures = (
  parts: readonly ZipPart[],
  needed: ReadonlySet<string>,
  take: (bytes: number) => void,
): Map<string, Uint8Array | PictureFault> => {
  const pictures = new Map<string, Uint8Array | PictureFault>();
  const wanted = parts.filter(({ path, fault }) => needed.has(path) && fault === null);
  for (const part of wanted) if (!isLarge(part)) take(part.size);
  for (const part of wanted) {
    const bytes = isLarge(part) ? null : part.read();
    // Of one that is packed as it is only a part of the zip: what is handed on is no more than the picture.
    if (bytes !== null) pictures.set(part.path, Uint8Array.from(bytes));
    else pictures.set(part.path, isLarge(part) ? 'tooLarge' : 'damaged');
  }
  return pictures;
};

const readZip = (bytes: Uint8Array): ImportRead => {
  const parts = openZip(bytes, mostEntries).filter(({ path }) => !isNoFile(path));
  const take = createBudget();
  const usable = parts.filter(({ path, fault }) => fault === null && isPicture(path));
  const finder = pictureFinder(usable.map(({ path }) => path));
  const texts = parts.filter(({ path }) => isText(path));
  const items = readTexts(texts, finder, take);
  const needed = neededBy(items);
  const pictures = readPictures(parts, needed, take);
  const others = parts.filter((part) => !isText(part.path) && !needed.has(part.path));
  const left = others
    .slice(0, mostLeftShown)
    .map((part): LeftOut => ({ path: part.path, left: whyLeft(part) }));
  const more = others.length - left.length;
  return {
    items: [...items, ...left, ...(more > 0 ? [{ path: '', left: words.more(more) }] : [])],
    pictures,
  };
};

const readAlone = (bytes: Uint8Array): ImportResult => {
  const read = readText(bytes, '');
  if ('refused' in read) {
    return read.refused === words.notUtf8
      ? { refusal: 'neither' }
      : { items: [{ path: '', left: read.refused }], pictures: new Map() };
  }
  const post = postOf(read, () => null, { path: '', digest: digestOf(bytes) });
  return { items: [post], pictures: new Map() };
};

/** What a file holds that people send. It never throws for what is in the file. */
export const readImport = (bytes: Uint8Array): ImportResult => {
  try {
    return isZip(bytes) ? readZip(bytes) : readAlone(bytes);
  } catch (error) {
    if (error instanceof TooMuch) return { refusal: 'tooMuch' };
    if (!(error instanceof ZipFault)) throw error;
    return { refusal: error.kind === 'damaged' ? 'badArchive' : 'tooManyEntries' };
  }
};
