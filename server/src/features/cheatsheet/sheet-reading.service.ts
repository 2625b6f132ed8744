import type { Sheet } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { storedSheetFile } from '@sets/shared/cheatsheet/cheatsheet.migrations.ts';
import { AppError } from '../../core/app-error.ts';
import { fileNameOf } from '../../core/file-name.ts';
import type { RangedFile } from '../../core/route.ts';
import { storedValue } from '../../core/stored-value.ts';
import { sheetMessages } from './cheatsheet.messages.ts';
import { presentSheet } from './cheatsheet.presenter.ts';
import type { SheetTools, Who } from './cheatsheet-tools.ts';
import type { SheetReaders, Sight } from './sheet-readers.service.ts';
import type { SheetRecord, StoredVersion } from './sheet-records.service.ts';
import type { SheetStore } from './sheet-store.service.ts';
import type { SheetTexts } from './sheet-texts.service.ts';
import type { SheetVotes } from './sheet-votes.service.ts';
import { weekOf } from './weeks.ts';

interface ReadingTools extends Pick<SheetTools, 'uploads' | 'pictures' | 'clock'> {
  readonly store: SheetStore;
  readonly readers: SheetReaders;
  readonly texts: Pick<SheetTexts, 'read'>;
  readonly votes: Pick<SheetVotes, 'among'>;
}

const gone = (): AppError => new AppError('NOT_FOUND', sheetMessages.gone);

/** @throws AppError NOT_FOUND */
const versionOf = ({ versions }: SheetRecord, wanted: number | undefined): StoredVersion => {
  const found =
    wanted === undefined
      ? versions.at(-1)
      : versions.find(({ version: number }) => number === wanted);
  if (found === undefined) throw new AppError('NOT_FOUND', sheetMessages.noVersion);
  return found;
};

/** Single cheat sheets, for whoever may read them. */
export class SheetReading {
  readonly #tools: ReadingTools;

  constructor(tools: ReadingTools) {
    this.#tools = tools;
  }

  /** Null alike for what is not there and what is not for them. @throws AppError NEWER_VERSION, UNREADABLE */
  async seen(
    who: Who | null,
    sheetid: string,
  ): Promise<{ readonly sheet: SheetRecord; readonly sight: Sight } | null> {
    const { store, readers } = this.#tools;
    const sheet = await store.find(sheetid);
    if (sheet === null) return null;
    const [seen] = await readers.readable(await readers.reader(who), [sheet]);
    return seen ?? null;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async expectSeen(who: Who | null, sheetid: string): Promise<SheetRecord> {
    return (await this.#seen(who, sheetid)).sheet;
  }

  async #seen(who: Who | null, sheetid: string) {
    const seen = await this.seen(who, sheetid);
    if (seen === null) throw gone();
    return seen;
  }

  /** The newest version unless another is named. @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async view(who: Who | null, sheetid: string, wanted?: number): Promise<Sheet> {
    const { votes, texts, clock } = this.#tools;
    const [{ sheet, sight }, own] = await Promise.all([
      this.#seen(who, sheetid),
      votes.among(who, [sheetid]),
    ]);
    const version = versionOf(sheet, wanted);
    const file = storedValue(storedSheetFile, version.file);
    const text = file.kind === 'markdown' ? await texts.read(file.uploadid) : '';
    const told = { yours: own.get(sheetid) ?? null, week: weekOf(clock.now()) };
    return presentSheet(sheet, sight, told, { version, file, text });
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async pdf(who: Who | null, sheetid: string, wanted: number): Promise<RangedFile> {
    const { sheet } = await this.#seen(who, sheetid);
    const file = storedValue(storedSheetFile, versionOf(sheet, wanted).file);
    if (file.kind !== 'pdf') throw new AppError('NOT_FOUND', sheetMessages.noVersion);
    const { uploadid, bytes } = file;
    const read = (from: number, to: number) => this.#tools.uploads.read(uploadid, from, to);
    return { name: fileNameOf(sheet.line.title, '.pdf'), bytes, version: uploadid, read };
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async picture(who: Who | null, sheetid: string, fileid: string): Promise<Buffer> {
    const { sheet } = await this.#seen(who, sheetid);
    if (!sheet.pictures.includes(fileid)) throw gone();
    return this.#tools.pictures.read(who, fileid);
  }
}
