import { uploadLimits } from '@sets/shared/file/upload.contract.ts';
import { weeklogLimits } from '@sets/shared/weeklog/weeklog.contract.ts';
import { newKey } from '../../../core/new-id.ts';
import type { Sender } from '../../../core/sending/sender.ts';
import { weeklogMessages } from '../weeklog.messages.ts';
import type { TypedEntry, TypedItem } from './entry-typed.ts';

const words = weeklogMessages.form;

const pdfMark = '%PDF-';

/** By what it begins with, as the server does it, not by its name. */
const isPdf = async (file: File): Promise<boolean> => {
  try {
    return (await file.slice(0, pdfMark.length).text()) === pdfMark;
  } catch {
    // It cannot be read: whoever sends it says so.
    return false;
  }
};

/** A title to begin with, of what a file is called. */
const titleOf = (name: string): string =>
  name
    .replace(/\.pdf$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim() || name;

const itemOf = (sender: Sender, file: File, name: string): TypedItem => {
  const { size, lastModified } = file;
  const mark = { name: file.name, size, lastModified, bytes: size };
  const key = sender.add(file.name, file, mark);
  return { id: newKey(), name, from: { kind: 'sent', key, fileName: file.name } };
};

/** What was chosen, on its way; and why something of it is not. */
interface Taken extends Pick<TypedEntry, 'papers' | 'files'> {
  readonly faults: readonly string[];
}

/** Begins to send files that were chosen: PDFs as papers, all others as files. */
export const takeFiles = async (
  sender: Sender,
  chosen: readonly File[],
  there: Pick<TypedEntry, 'papers' | 'files'>,
): Promise<Taken> => {
  const papers: TypedItem[] = [];
  const files: TypedItem[] = [];
  const faults: string[] = [];
  for (const file of chosen) {
    const { name, size } = file;
    if (size === 0) faults.push(words.empty(name));
    else if (size > uploadLimits.bytes) faults.push(words.tooLarge(name));
    // oxlint-disable-next-line no-await-in-loop -- in the order in which they were chosen
    else if (await isPdf(file)) {
      if (there.papers.length + papers.length < weeklogLimits.papers) {
        papers.push(itemOf(sender, file, titleOf(name)));
      } else faults.push(words.tooManyPapers(weeklogLimits.papers));
    } else if (there.files.length + files.length < weeklogLimits.files) {
      files.push(itemOf(sender, file, name));
    } else faults.push(words.tooManyFiles(weeklogLimits.files));
  }
  return { papers, files, faults: [...new Set(faults)] };
};
