import { sheetLimits } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { clean } from '@sets/shared/core/text.ts';
import { ifFound } from '../../core/if-found.ts';
import { picturesNamedIn } from '../../core/pictures-named.ts';
import type { SheetReading } from './sheet-reading.service.ts';
import type { SheetFields, SheetRecord, SheetRecords } from './sheet-records.service.ts';
import { type SheetStore, toldOf } from './sheet-store.service.ts';
import type { SheetTexts } from './sheet-texts.service.ts';

interface SheetsTools {
  readonly models: Pick<SheetRecords, 'sheets'>;
  readonly store: SheetStore;
  readonly reading: SheetReading;
  readonly texts: Pick<SheetTexts, 'ofNewest'>;
}

/** So much of it is shown to an admin who looks at a report. */
const mostShown = sheetLimits.description;

/** Cheat sheets as other features ask for them. */
export class CheatSheets {
  readonly #tools: SheetsTools;
  readonly #sheets: SheetRecords['sheets'];

  constructor(tools: SheetsTools) {
    this.#tools = tools;
    this.#sheets = tools.models.sheets;
  }

  /** Null alike for what is not there and what is not for them; a visitor has no userid. @throws AppError NEWER_VERSION, UNREADABLE */
  async forReader(
    userid: string | null,
    sheetid: string,
  ): Promise<{
    readonly author: string;
    readonly title: string;
    readonly commentsOpen: boolean;
  } | null> {
    const who = userid === null ? null : { userid };
    const seen = await this.#tools.reading.seen(who, sheetid);
    if (seen === null) return null;
    const { author, line, commentsOpen } = seen.sheet;
    return { author, title: line.title, commentsOpen };
  }

  /** How many comments stand under it now. */
  countComments(sheetid: string, count: number): Promise<void> {
    return this.#tools.store.setComments(sheetid, count);
  }

  /** As admins look at it; null where it is gone. */
  async forReport(sheetid: string): Promise<{
    readonly author: string;
    readonly title: string;
    readonly text: string;
    readonly isTakenDown: boolean;
  } | null> {
    const { store, texts } = this.#tools;
    const sheet = await store.find(sheetid);
    if (sheet === null || sheet.removedAt !== null) return null;
    const { author, facts, line, takenDown } = sheet;
    const said = toldOf(facts)?.description ?? line.summary;
    // Where nothing is said of it, what stands in it.
    const text = clean(said) === '' ? await texts.ofNewest(sheet) : said;
    const isTakenDown = takenDown !== null;
    return { author, title: line.title, text: text.slice(0, mostShown), isTakenDown };
  }

  /** For nobody but its uploader from now on, who reads the answer. False where it is gone. */
  takeDown(sheetid: string, answer: string): Promise<boolean> {
    return this.#setTakenDown(sheetid, answer);
  }

  /** False where it is gone. */
  putBackUp(sheetid: string): Promise<boolean> {
    return this.#setTakenDown(sheetid, null);
  }

  #setTakenDown(sheetid: string, takenDown: string | null): Promise<boolean> {
    return this.#change(sheetid, (sheet) => (sheet.takenDown === takenDown ? null : { takenDown }));
  }

  async #change(
    sheetid: string,
    change: (sheet: SheetRecord) => Partial<SheetFields> | null,
  ): Promise<boolean> {
    return (await ifFound(this.#tools.store.change(sheetid, change))) !== null;
  }

  /** Those of these pictures that a cheat sheet, or an earlier version of one, shows. */
  picturesNamed(fileids: readonly string[]): Promise<ReadonlySet<string>> {
    return picturesNamedIn([this.#sheets], fileids);
  }

  /** A school has another name: what is for it stands in the list of its people all the same. */
  async renameSchool(before: string, after: string): Promise<void> {
    await this.#sheets.updateMany({ school: before }, { $set: { school: after } });
  }

  /** A space is gone for good: what was for its people is its uploader's alone. May be called again after a failure. */
  async spaceGone(moduleid: string): Promise<void> {
    const all = await this.#sheets
      .find({ moduleid }, { _id: 1 })
      .lean<Pick<SheetRecord, '_id'>[]>();
    for (const { _id } of all) {
      await this.#change(_id, (sheet) => {
        if (sheet.moduleid !== moduleid) return null;
        const audience = sheet.audience === 'space' ? 'own' : sheet.audience;
        // Whoever edits it has to see that first.
        return { moduleid: null, audience, revision: sheet.revision + 1 };
      });
    }
  }
}
