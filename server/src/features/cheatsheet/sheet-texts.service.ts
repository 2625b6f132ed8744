import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { beginningsOf } from '../../core/searched.ts';
import { upToWords } from '../../core/text/words.ts';
import type {
  SearchRecord,
  SheetRecord,
  SheetRecords,
  TextRecord,
} from './sheet-records.service.ts';
import { readStored } from '@sets/shared/core/stored-shape.ts';
import { storedSheet } from '@sets/shared/cheatsheet/cheatsheet.migrations.ts';

/** So much of a text is looked through for what is quoted or left out, in characters. */
const mostLookedThrough = 20_000;
/**
 * So many different words of a text are searched: more than a book has on as many pages. While the store writes a key
 * for each, everybody waits.
 */
const mostWords = 6_000;

/** The newest file of a sheet, where it has a text of its own: the upload that brought it. */
const uploadOf = ({ versions }: Pick<SheetRecord, 'versions'>): string | null => {
  const { uploadid } = (versions.at(-1)?.file ?? {}) as { readonly uploadid?: unknown };
  return typeof uploadid === 'string' ? uploadid : null;
};

/**
 * Texts of files, and what is searched of sheets. Both lie apart from the sheets: a list reads many of those, and a
 * vote writes one.
 */
export class SheetTexts {
  readonly #models: Pick<SheetRecords, 'texts' | 'searched'>;

  constructor({ models }: { readonly models: Pick<SheetRecords, 'texts' | 'searched'> }) {
    this.#models = models;
  }

  async keep(sheetid: string, uploadid: string, text: string): Promise<void> {
    await this.#models.texts.updateOne(
      { _id: uploadid },
      { $set: { sheetid, text } },
      { upsert: true },
    );
  }

  /** '' where it has none. */
  async read(uploadid: string): Promise<string> {
    const found = await this.#models.texts.findById(uploadid).lean<TextRecord | null>();
    return found?.text ?? '';
  }

  /** Of its newest file. */
  async ofNewest(sheet: Pick<SheetRecord, 'versions'>): Promise<string> {
    const uploadid = uploadOf(sheet);
    return uploadid === null ? '' : this.read(uploadid);
  }

  /** What is searched of a sheet becomes what the sheet is; of one that was changed since it stays. */
  async settle(sheet: SheetRecord): Promise<void> {
    const { _id, ...searched } = await this.#searchedOf(sheet);
    try {
      await this.#models.searched.updateOne(
        { _id, turn: { $lte: sheet.turn } },
        { $set: searched },
        { upsert: true },
      );
    } catch (error) {
      // It is there of a later turn.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async #searchedOf(sheet: SheetRecord): Promise<SearchRecord> {
    const { _id, audience, isListed, line, turn } = sheet;
    const none = { title: '', text: '', start: '', beginnings: [] };
    // What nobody else finds is in no index.
    if (!isListed) return { _id, audience, isListed, ...none, turn };
    const told = readStored(storedSheet, sheet.facts);
    const description = told.ok ? told.value.description : '';
    const title = [line.title, line.subject, ...line.tags].filter((each) => each !== '').join(' ');
    const all = [description, await this.ofNewest(sheet)].filter((each) => each !== '').join('\n');
    const text = upToWords(all, mostWords);
    const start = text.slice(0, mostLookedThrough);
    return { _id, audience, isListed, title, text, start, beginnings: beginningsOf(title), turn };
  }

  async remove(uploadids: readonly string[]): Promise<void> {
    if (uploadids.length === 0) return;
    await this.#models.texts.deleteMany({ _id: { $in: [...uploadids] } });
  }

  async removeAllOf(sheetid: string): Promise<void> {
    await this.#models.searched.deleteOne({ _id: sheetid });
    await this.#models.texts.deleteMany({ sheetid });
  }
}
