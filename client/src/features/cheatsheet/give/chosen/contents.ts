import { type SheetFile, sheetLimits } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { ok, type Result } from '@sets/shared/core/result.ts';
import type { Sender } from '../../../../core/sending/sender.ts';
import type { Chosen } from './read-chosen.ts';

/** A file that is on its way; `key` is what the sender knows it by. */
export interface Part {
  readonly key: string;
  readonly name: string;
  readonly blob: Blob;
}

/** What a sheet in the making consists of. */
export type Contents =
  | {
      readonly kind: 'pdf';
      readonly file: Part;
      /** 0 where they are not known. */
      readonly pages: number;
      readonly cover: Part | null;
    }
  | { readonly kind: 'pictures'; readonly pages: readonly Part[] }
  | { readonly kind: 'markdown'; readonly file: Part; readonly text: string };

type Sends = Pick<Sender, 'add'>;

/** Begins to send a file. */
const partOf = (sender: Sends, { name, blob, mark }: Chosen): Part => ({
  key: sender.add(name, blob, mark),
  name,
  blob,
});

const coverOf = (sender: Sends, cover: Blob | null): Part | null =>
  cover === null ? null : { key: sender.add('cover.jpg', cover), name: 'cover.jpg', blob: cover };

/** What a file that was chosen is as a sheet; it begins to be sent. */
export const contentsOf = (sender: Sends, chosen: Chosen): Contents => {
  const file = partOf(sender, chosen);
  if (chosen.kind === 'picture') return { kind: 'pictures', pages: [file] };
  if (chosen.kind === 'markdown') return { kind: 'markdown', file, text: chosen.text };
  return { kind: 'pdf', file, pages: chosen.pages, cover: coverOf(sender, chosen.cover) };
};

/** One more picture of a sheet of pictures; null where it has as many as it can. */
export const withPicture = (sender: Sends, contents: Contents, chosen: Chosen): Contents | null => {
  if (contents.kind !== 'pictures' || contents.pages.length >= sheetLimits.pictures) return null;
  return { ...contents, pages: [...contents.pages, partOf(sender, chosen)] };
};

/** What it is not a sheet without. */
const needed = (contents: Contents): readonly Part[] =>
  contents.kind === 'pictures' ? contents.pages : [contents.file];

const coverOfContents = (contents: Contents): Part | null =>
  contents.kind === 'pdf' ? contents.cover : null;

/** By what the sender knows the files that somebody chose. */
export const chosenKeysOf = (contents: Contents): string[] =>
  needed(contents).map(({ key }) => key);

/** By what the sender knows all its files. */
export const keysOf = (contents: Contents): string[] => {
  const cover = coverOfContents(contents);
  return [...needed(contents), ...(cover === null ? [] : [cover])].map(({ key }) => key);
};

const fileOf = (
  contents: Contents,
  uploadids: readonly string[],
  cover: string | null,
): SheetFile => {
  const [uploadid = ''] = uploadids;
  if (contents.kind === 'pictures') return { kind: 'pictures', uploadids: [...uploadids] };
  return contents.kind === 'pdf'
    ? { kind: 'pdf', uploadid, cover }
    : { kind: 'markdown', uploadid };
};

/**
 * As the server is told of it, once all is there; what could not be sent is tried again. A PDF whose cover does not
 * come is published without one.
 */
export const sentFileOf = async (
  sender: Pick<Sender, 'again' | 'whole'>,
  contents: Contents,
): Promise<Result<SheetFile>> => {
  for (const key of keysOf(contents)) sender.again(key);
  const whole = await sender.whole(chosenKeysOf(contents));
  if (!whole.ok) return whole;
  const cover = coverOfContents(contents);
  const told = cover === null ? null : await sender.whole([cover.key]);
  return ok(fileOf(contents, whole.value, told?.ok === true ? (told.value[0] ?? null) : null));
};
