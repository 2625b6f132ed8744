import { isDeepStrictEqual } from 'node:util';
import type { SheetFile } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { StoredSheetFile } from '@sets/shared/cheatsheet/cheatsheet.migrations.ts';
import { fileLimits } from '@sets/shared/file/file.contract.ts';
import { AppError } from '../../core/app-error.ts';
import { sheetMessages } from './cheatsheet.messages.ts';
import type { SheetTools, Who } from './cheatsheet-tools.ts';
import { expectTextOf, markdownIn, pdfMark } from './sheet-content.ts';
import type { SheetRecord } from './sheet-records.service.ts';
import type { SheetStore } from './sheet-store.service.ts';
import type { SheetTexts } from './sheet-texts.service.ts';
import type { SheetUpkeep } from './sheet-upkeep.service.ts';

/** A file that was looked at, and is kept for a sheet. */
export interface TakenFile {
  readonly file: StoredSheetFile;
  readonly text: string;
  /** Files as they were sent that nothing needs any more, once the sheet is written: pictures are kept otherwise. */
  readonly spent: readonly string[];
}

interface FileTools extends Pick<SheetTools, 'uploads' | 'pictures' | 'readPdf'> {
  readonly store: Pick<SheetStore, 'find'>;
  readonly texts: SheetTexts;
  readonly upkeep: Pick<SheetUpkeep, 'later'>;
}

/** Where a file is wanted; `allow` refuses who may not put one there. */
interface Place {
  readonly who: Who;
  readonly sheetid: string;
  readonly allow: () => Promise<void>;
  /** Files that are there already, some of which this one may put out. */
  readonly former?: readonly string[];
}

type Kept = Extract<StoredSheetFile, { readonly kind: 'pictures' }>['pages'][number];

/** The uploads that bring a file, each once. */
export const uploadsIn = (file: SheetFile): string[] => {
  switch (file.kind) {
    case 'pdf':
      return [...new Set([file.uploadid, ...(file.cover === null ? [] : [file.cover])])];
    case 'pictures':
      return [...new Set(file.uploadids)];
    case 'markdown':
      return [file.uploadid];
  }
};

/** Files of cheat sheets: looked at before anything names them, and gone again where they are refused. */
export class SheetFiles {
  readonly #tools: FileTools;

  constructor(tools: FileTools) {
    this.#tools = tools;
  }

  /**
   * What is not named in the end, for a process died or another was faster, is taken away a day later. Null where
   * the sheet has just this file meanwhile: the same call was made in another process.
   *
   * @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, CONFLICT, TOO_LARGE, FULL, UNAVAILABLE
   */
  async take(place: Place, file: SheetFile): Promise<TakenFile | null> {
    const { uploads, upkeep } = this.#tools;
    const { who, sheetid, former = [] } = place;
    const wanted = uploadsIn(file);
    for (const uploadid of wanted) await uploads.find(who.userid, uploadid);
    await upkeep.later({ sheetid, uploadids: [...wanted, ...former] });
    const claimed: string[] = [];
    const kept: Kept[] = [];
    try {
      for (const uploadid of wanted) {
        await uploads.claim(who.userid, uploadid, { kind: 'cheatsheet', id: sheetid });
        claimed.push(uploadid);
      }
      return await this.#look(place, file, kept);
    } catch (error) {
      const there = await this.#refuse(error, sheetid, claimed, kept);
      if (isDeepStrictEqual(there?.brought, wanted)) return null;
      throw error;
    }
  }

  async #look(place: Place, file: SheetFile, kept: Kept[]): Promise<TakenFile> {
    switch (file.kind) {
      case 'pdf':
        return this.#pdf(place, file, kept);
      case 'pictures': {
        const bytes = [];
        for (const uploadid of file.uploadids) {
          bytes.push(await this.#picture(place, uploadid, kept));
        }
        const sum = bytes.reduce((all, each) => all + each, 0);
        const pictures = { kind: 'pictures', bytes: sum, pages: kept } as const;
        return { file: pictures, text: '', spent: uploadsIn(file) };
      }
      case 'markdown': {
        const { uploadid } = file;
        const { bytes } = await this.#tools.uploads.find(place.who.userid, uploadid);
        expectTextOf(bytes);
        const text = markdownIn(await this.#whole(uploadid));
        await this.#tools.texts.keep(place.sheetid, uploadid, text);
        return { file: { kind: 'markdown', uploadid, bytes }, text, spent: [] };
      }
    }
  }

  async #pdf(
    place: Place,
    { uploadid, cover }: Extract<SheetFile, { readonly kind: 'pdf' }>,
    kept: Kept[],
  ): Promise<TakenFile> {
    const { uploads, readPdf, texts } = this.#tools;
    const { bytes } = await uploads.find(place.who.userid, uploadid);
    const begin = await this.#whole(uploadid, 0, pdfMark.length);
    if (!begin.equals(pdfMark)) throw new AppError('BAD_REQUEST', sheetMessages.noPdf);
    const found = await readPdf({ bytes, read: (from, to) => this.#whole(uploadid, from, to) });
    if (found.ok === false) throw new AppError('BAD_REQUEST', sheetMessages[found.why]);
    // What took too long is kept all the same: its pages are shown, its words not found.
    const { pages, text } = found.ok === 'unread' ? { pages: 0, text: '' } : found;
    if (cover !== null) await this.#cover(place, cover, kept);
    if (text !== '') await texts.keep(place.sheetid, uploadid, text);
    const pdf = { kind: 'pdf', uploadid, bytes, pages, cover: kept[0] ?? null } as const;
    return { file: pdf, text, spent: cover === null ? [] : [cover] };
  }

  /** Where there is no room for it a PDF goes without. */
  async #cover(place: Place, uploadid: string, kept: Kept[]): Promise<void> {
    try {
      await this.#picture(place, uploadid, kept);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'FULL')) throw error;
    }
  }

  /** Keeps one as all pictures are kept, and tells how many bytes were sent. */
  async #picture({ who, ...place }: Place, uploadid: string, kept: Kept[]): Promise<number> {
    const { uploads, pictures } = this.#tools;
    const { bytes } = await uploads.find(who.userid, uploadid);
    if (bytes > fileLimits.bytes) throw new AppError('TOO_LARGE', sheetMessages.largePicture);
    const sent = await this.#whole(uploadid);
    const { fileid, width, height } = await pictures.keep(who, place, sent);
    kept.push({ fileid, width, height });
    return bytes;
  }

  async #whole(uploadid: string, from?: number, to?: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.#tools.uploads.read(uploadid, from, to)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  /**
   * Of what was refused nothing stays, but for what the sheet has already: another process may have been asked for
   * the same. Where only the server was busy, what was sent waits for the next try. Tells the sheet as it is then.
   */
  async #refuse(
    error: unknown,
    sheetid: string,
    claimed: readonly string[],
    kept: readonly Kept[],
  ): Promise<SheetRecord | null> {
    const { store, uploads, pictures, texts } = this.#tools;
    if (kept.length > 0) await pictures.remove(kept.map(({ fileid }) => fileid));
    const there = await store.find(sheetid);
    if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') return there;
    const refused = claimed.filter((each) => there?.uploads.includes(each) !== true);
    await texts.remove(refused);
    await uploads.remove(refused);
    return there;
  }
}
