import type { SheetTopics as Told } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { after, type PlaceInList } from '../../core/place-in-list.ts';
import { walkList } from '../../core/walk-list.ts';
import type { Who } from './cheatsheet-tools.ts';
import { ClosedSheets } from './closed-sheets.ts';
import type { Looked, SheetReaders } from './sheet-readers.service.ts';
import type { SheetRecord, SheetRecords } from './sheet-records.service.ts';
import { topicsOf } from './topics.ts';

/** The newest of which subjects, tags and languages are counted, and how many are read at a time (`walkList`). */
const most = 100;
const portions = [110, 40, 80, 160];

/** What is read of a sheet to know for whom it is, and what it is about: no line of it is shown. */
const fields = {
  author: 1,
  moduleid: 1,
  audience: 1,
  takenDown: 1,
  removedAt: 1,
  publishedAt: 1,
  'line.subject': 1,
  'line.tags': 1,
  'line.language': 1,
} as const;

interface Read extends Looked, Pick<SheetRecord, '_id' | 'publishedAt'> {
  readonly line: Pick<SheetRecord['line'], 'subject' | 'tags' | 'language'>;
}

/** What cheat sheets are about, for whoever looks for some. */
export class SheetTopics {
  readonly #sheets: SheetRecords['sheets'];
  readonly #readers: SheetReaders;

  constructor(tools: {
    readonly models: Pick<SheetRecords, 'sheets'>;
    readonly readers: SheetReaders;
  }) {
    this.#sheets = tools.models.sheets;
    this.#readers = tools.readers;
  }

  /** Of the newest that somebody may read, what most of them are about. @throws AppError NEWER_VERSION, UNREADABLE */
  async of(who: Who | null): Promise<Told> {
    const reader = await this.#readers.reader(who);
    const closed = new ClosedSheets();
    const { shown } = await walkList<Read, { readonly sheet: Read }, PlaceInList>(
      {
        most,
        portions,
        read: (before, size) => {
          const further = before === undefined ? {} : after('publishedAt', before);
          return this.#sheets
            .find({ isListed: true, ...further, ...closed.rest(reader.userid) }, fields)
            .sort({ publishedAt: -1, _id: -1 })
            .limit(size)
            .lean<Read[]>();
        },
        look: (read) => closed.look(this.#readers, reader, read),
        placeOf: ({ publishedAt, _id: id }) => ({ at: publishedAt.getTime(), id }),
      },
      undefined,
    );
    return topicsOf(shown.map(({ sheet }) => sheet.line));
  }
}
