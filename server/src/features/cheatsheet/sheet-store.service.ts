import { storedSheet } from '@sets/shared/cheatsheet/cheatsheet.migrations.ts';
import type { SheetFacts } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { readStored } from '@sets/shared/core/stored-shape.ts';
import { AppError } from '../../core/app-error.ts';
import { changeInTurn } from '../../core/change-in-turn.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { sheetMessages } from './cheatsheet.messages.ts';
import { isListed } from './cheatsheet.policy.ts';
import { readableOf } from './sheet-readers.service.ts';
import type { SheetFields, SheetRecord, SheetRecords } from './sheet-records.service.ts';
import type { SheetTexts } from './sheet-texts.service.ts';
import { subjectKeyOf } from './subject-key.ts';

/** What follows from what a sheet is, for the indexes. */
const derivedOf = (
  fields: Pick<SheetFields, 'audience' | 'takenDown' | 'removedAt' | 'line'>,
): Pick<SheetRecord, 'isRemoved' | 'isListed' | 'subjectKey' | 'tags'> => {
  const readable = readableOf(fields);
  const listed = isListed(readable);
  return {
    isRemoved: readable.isRemoved,
    isListed: listed,
    subjectKey: listed ? subjectKeyOf(fields.line.subject) : '',
    tags: listed ? fields.line.tags : [],
  };
};

/** What is stored of a sheet as far as this program can read it, else nothing. */
export const toldOf = (stored: unknown): Omit<SheetFacts, 'moduleid'> | null => {
  const told = readStored(storedSheet, stored);
  return told.ok ? told.value : null;
};

/** Cheat sheets as they are stored: a change is of what a sheet is at that moment, or of nothing. */
export class SheetStore {
  readonly #sheets: SheetRecords['sheets'];
  readonly #texts: Pick<SheetTexts, 'settle'>;

  constructor({
    models,
    texts,
  }: {
    readonly models: Pick<SheetRecords, 'sheets'>;
    readonly texts: Pick<SheetTexts, 'settle'>;
  }) {
    this.#sheets = models.sheets;
    this.#texts = texts;
  }

  find(sheetid: string): Promise<SheetRecord | null> {
    return this.#sheets.findById(sheetid).lean<SheetRecord | null>();
  }

  /** @throws AppError NOT_FOUND where it is not there, or of somebody else */
  async findOwn(author: string, sheetid: string): Promise<SheetRecord> {
    const found = await this.find(sheetid);
    if (found?.author !== author) throw new AppError('NOT_FOUND', sheetMessages.gone);
    return found;
  }

  countOf(author: string): Promise<number> {
    return this.#sheets.countDocuments({ author });
  }

  /** Null where the id is taken already. */
  async insert(_id: string, fields: SheetFields): Promise<SheetRecord | null> {
    const votes = { up: 0, down: 0, score: 0 };
    const uses = { useWeek: 0, useCount: 0, useBefore: 0, useRank: 0 };
    const counts = { turn: 1, ...votes, ...uses, comments: 0 };
    const sheet: SheetRecord = { _id, ...fields, ...derivedOf(fields), ...counts };
    try {
      await this.#sheets.collection.insertOne(sheet as never);
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
    await this.#texts.settle(sheet);
    return sheet;
  }

  /**
   * `change` is asked again where the sheet was changed meanwhile; null of it leaves the sheet as it is.
   *
   * @throws AppError CONFLICT; NOT_FOUND where there is no such sheet; what `change` throws
   */
  async change(
    sheetid: string,
    change: (sheet: SheetRecord) => Partial<SheetFields> | null,
  ): Promise<SheetRecord> {
    const sheet = await changeInTurn(this.#sheets, sheetid, {
      change: (was) => {
        const changed = change(was);
        return changed && { ...changed, ...derivedOf({ ...was, ...changed }) };
      },
      settle: (next) => this.#texts.settle(next),
    });
    if (sheet === null) throw new AppError('NOT_FOUND', sheetMessages.gone);
    return sheet;
  }

  /** Nobody reads it any more, nor can it be put back. */
  async bury(sheetid: string): Promise<void> {
    const hidden = { isRemoved: true, isListed: false, subjectKey: '', tags: [] };
    await this.#sheets.updateOne(
      { _id: sheetid },
      { $set: { ...hidden, removedAt: new Date(0) }, $inc: { turn: 1 } },
    );
  }

  async remove(sheetid: string): Promise<void> {
    await this.#sheets.deleteOne({ _id: sheetid });
  }

  /** Where the uploader's sheets are listed from now on. */
  async setSchool(author: string, school: string): Promise<void> {
    await this.#sheets.updateMany({ author, school: { $ne: school } }, { $set: { school } });
  }

  async countVotes(sheetid: string, by: { readonly up: number; readonly down: number }) {
    const $inc = { ...by, score: by.up - by.down };
    await this.#sheets.updateOne({ _id: sheetid }, { $inc });
  }

  async setComments(sheetid: string, comments: number): Promise<void> {
    await this.#sheets.updateOne({ _id: sheetid }, { $set: { comments } });
  }
}
