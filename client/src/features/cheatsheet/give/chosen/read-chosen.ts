import { sheetLimits } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { clean, lineOf } from '@sets/shared/core/text.ts';
import { fileLimits } from '@sets/shared/file/file.contract.ts';
import { uploadLimits } from '@sets/shared/file/upload.contract.ts';
import { openPdf, PdfError } from '../../../../core/pdf/pdf.ts';
import { shrinkPhoto } from '../../../../core/shrink-photo.ts';
import type { FileMark } from '../../../../core/sending/kept-uploads.ts';
import { chosenMessages as words } from './chosen.messages.ts';
import { drawCover } from './draw-cover.ts';

interface OfFile {
  readonly name: string;
  /** What is sent. */
  readonly blob: Blob;
  readonly mark: FileMark;
}
/** A file that was chosen, as far as this page can read it. */
export type Chosen =
  | (OfFile & { readonly kind: 'pdf'; readonly pages: number; readonly cover: Blob | null })
  | (OfFile & { readonly kind: 'picture' })
  | (OfFile & { readonly kind: 'markdown'; readonly text: string });
export interface Refused {
  readonly kind: 'refused';
  readonly name: string;
  readonly why: string;
}

/** What files say of themselves with their first bytes. */
const beginsOf = {
  pdf: /^%PDF-/,
  picture: /^(?:\u00FF\u00D8\u00FF|\u0089PNG\r\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftypavi[fs])/s,
} as const;

const headOf = async (file: Blob): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, 32).arrayBuffer()));

const nameOf = ({ name }: File): string => lineOf(name, uploadLimits.name) || words.picture;

const sent = (file: File, blob: Blob = file): OfFile => {
  const { name, size, lastModified } = file;
  return { name: nameOf(file), blob, mark: { name, size, lastModified, bytes: blob.size } };
};

const refused = (file: File, why: string): Refused => ({
  kind: 'refused',
  name: nameOf(file),
  why,
});

const pdfOf = async (file: File): Promise<Chosen | Refused> => {
  try {
    const pdf = await openPdf(file);
    const cover = await drawCover(pdf);
    pdf.close();
    return { kind: 'pdf', ...sent(file), pages: pdf.pages, cover };
  } catch (error) {
    if (!(error instanceof PdfError)) {
      // What reads it did not come: the server looks at it all the same.
      return { kind: 'pdf', ...sent(file), pages: 0, cover: null };
    }
    return refused(file, error.fault === 'locked' ? words.locked : words.damaged);
  }
};

/** The text of a file in UTF-8; null where it is something else. */
const textOf = (bytes: ArrayBuffer): string | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    // The decoder throws for nothing else than bytes that are not UTF-8.
    return null;
  }
};

const markdownOf = async (file: File): Promise<Chosen | Refused> => {
  // In UTF-8 a letter has at most so many bytes.
  if (file.size > sheetLimits.text * 4) return refused(file, words.longText(sheetLimits.text));
  const text = textOf(await file.arrayBuffer());
  if (text === null) return refused(file, words.noText);
  if (text.length > sheetLimits.text) return refused(file, words.longText(sheetLimits.text));
  if (clean(text) === '') return refused(file, words.noLetters);
  return { kind: 'markdown', ...sent(file), text };
};

const tooLarge = (most: number): string => words.large(most / 1_000_000);

const pictureOf = async (file: File): Promise<Chosen | Refused> => {
  const blob = await shrinkPhoto(file);
  return blob.size > fileLimits.bytes
    ? refused(file, tooLarge(fileLimits.bytes))
    : { kind: 'picture', ...sent(file, blob) };
};

const known = async (file: File): Promise<Chosen | Refused> => {
  if (file.size === 0) return refused(file, words.noLetters);
  const head = await headOf(file);
  if (beginsOf.picture.test(head)) return pictureOf(file);
  if (file.size > uploadLimits.bytes) return refused(file, tooLarge(uploadLimits.bytes));
  if (beginsOf.pdf.test(head)) return pdfOf(file);
  if (/\.(?:md|markdown|mdown|txt)$/i.test(file.name)) return markdownOf(file);
  return refused(file, /\.pdf$/i.test(file.name) ? words.noPdf : words.wrongKind);
};

/** What a file is by its content, and whether it can be taken. It never throws. */
export const readChosen = async (file: File): Promise<Chosen | Refused> => {
  try {
    return await known(file);
  } catch {
    // A browser reads nothing of what is a folder, or was removed meanwhile.
    return refused(file, words.unreadable);
  }
};

/** The ends of names and the types of what can be chosen. */
export const acceptedFiles =
  'application/pdf,.pdf,image/jpeg,image/png,image/webp,image/gif,image/avif,text/markdown,.md,.markdown';

/** A title as a file's name proposes it: without its end, with spaces. */
export const titleOfName = (name: string): string => {
  const title = name.replace(/\.[a-z0-9]{1,8}$/i, '').replaceAll(/[_\s]+/g, ' ');
  // What cameras and phones call their pictures says nothing.
  if (/^(?:img|image|dsc[fn]?|pxl|photo|picture|scan|screenshot)?[\s\d.:-]*$/i.test(title))
    return '';
  const spaced = title.includes(' ') ? title : title.replaceAll('-', ' ');
  return lineOf(spaced, sheetLimits.title);
};
