import {
  type OwnSheetsPage,
  type SheetLine,
  sheetLimits,
  type SheetQuery,
  type SheetsPage,
} from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { QueryFilter } from 'mongoose';
import { after, cutPage, readPlace, writePlace } from '../../core/place-in-list.ts';
import { walkList, type Walked } from '../../core/walk-list.ts';
import {
  fieldsOfLine,
  type ListedSheet,
  presentLine,
  presentOwnListed,
} from './cheatsheet.presenter.ts';
import { languageKeyOf } from './language-key.ts';
import type { SheetTools, Who } from './cheatsheet-tools.ts';
import { ClosedSheets } from './closed-sheets.ts';
import { type RankedPlace, readRanked, writeRanked } from './sheet-places.ts';
import type { Reader, SheetReaders, Sight } from './sheet-readers.service.ts';
import type { SheetRecord, SheetRecords } from './sheet-records.service.ts';
import type { SheetSearch } from './sheet-search.service.ts';
import type { SheetVotes } from './sheet-votes.service.ts';
import { subjectKeyOf } from './subject-key.ts';
import { weekOf } from './weeks.ts';

/** What is listed in an order of its own. */
type OrderedQuery = Exclude<SheetQuery, { readonly of: 'search' }>;

interface ListTools extends Pick<SheetTools, 'models' | 'clock'> {
  readonly readers: SheetReaders;
  readonly votes: Pick<SheetVotes, 'among'>;
  readonly search: SheetSearch;
}

/** Where a list comes from: a run of an index in its order. */
interface Source {
  readonly filter: QueryFilter<SheetRecord>;
  /** Of an index on a list, which gives each of its runs in order and is not asked to sort. */
  readonly hint?: string;
  /** What it is sorted by, the most first, and only then by time. */
  readonly rank?: 'useRank' | 'score';
}

interface ShownSheet {
  readonly sheet: ListedSheet;
  readonly sight: Sight;
}

const { perPage } = sheetLimits;
/** So many a list reads at a time (`walkList`). */
const portions = [perPage + 10, 60, 120, 240];

const placeOf = (sheet: ListedSheet, rank: Source['rank']): RankedPlace => ({
  rank: rank === undefined ? 0 : sheet[rank],
  at: sheet.publishedAt.getTime(),
  id: sheet._id,
});

/** Lists of cheat sheets, for whoever may read what stands in them. */
export class SheetLists {
  readonly #tools: ListTools;
  readonly #sheets: SheetRecords['sheets'];

  constructor(tools: ListTools) {
    this.#tools = tools;
    this.#sheets = tools.models.sheets;
  }

  /** @throws AppError BAD_REQUEST, NEWER_VERSION, UNREADABLE */
  async page(who: Who | null, query: SheetQuery): Promise<SheetsPage> {
    const { readers, search } = this.#tools;
    const reader = await readers.reader(who);
    if (query.of === 'search') {
      const found = await search.find(reader, query);
      return { sheets: await this.#lines(who, found), next: null };
    }
    const source = await this.#sourceOf(who, reader, query);
    if (source === null) return { sheets: [], next: null };
    const isRanked = source.rank !== undefined;
    const read = (before: string): RankedPlace =>
      isRanked ? readRanked(before) : { rank: 0, ...readPlace(before) };
    const before = query.before === undefined ? undefined : read(query.before);
    const { shown, at } = await this.#through(reader, source, before);
    const next = at && (isRanked ? writeRanked(at) : writePlace(at));
    return { sheets: await this.#lines(who, shown), next };
  }

  /** Null where there is nothing to be listed for them. */
  async #sourceOf(
    who: Who | null,
    { school }: Reader,
    query: OrderedQuery,
  ): Promise<Source | null> {
    const listed = { isListed: true } as const;
    switch (query.of) {
      case 'newest':
        return { filter: listed };
      case 'used':
        return { filter: listed, rank: 'useRank' };
      case 'voted':
        return { filter: listed, rank: 'score' };
      case 'school':
        return school === '' ? null : { filter: { school, ...listed } };
      case 'subject':
        return { filter: { subjectKey: subjectKeyOf(query.subject), ...listed } };
      case 'tag':
        return { filter: { tags: query.tag, ...listed }, hint: 'tags_newest' };
      case 'language':
        return { filter: { 'line.language': languageKeyOf(query.language), ...listed } };
      case 'author':
        return { filter: { author: query.author, ...listed } };
      case 'space': {
        const { moduleid } = query;
        // What is for a space is not told of by it to who may not read that.
        const { readers } = this.#tools;
        return (await readers.readsSpace(who, moduleid))
          ? { filter: { moduleid, ...listed } }
          : null;
      }
    }
  }

  /** Goes through a list from a place on, until there are so many or enough was looked at. @throws AppError NEWER_VERSION, UNREADABLE */
  #through(
    reader: Reader,
    source: Source,
    before: RankedPlace | undefined,
  ): Promise<Walked<ShownSheet, RankedPlace>> {
    const closed = new ClosedSheets();
    return walkList(
      {
        most: perPage,
        portions,
        read: (at, size) => {
          const filter = { ...source.filter, ...closed.rest(reader.userid) };
          return this.#read({ ...source, filter }, at, size);
        },
        look: (read) => closed.look(this.#tools.readers, reader, read),
        placeOf: (sheet) => placeOf(sheet, source.rank),
      },
      before,
    );
  }

  async #read(source: Source, before: RankedPlace | undefined, size: number) {
    const { filter, rank } = source;
    if (rank === undefined) {
      const further = before === undefined ? {} : after('publishedAt', before);
      return this.#run({ ...source, filter: { ...filter, ...further } }, size);
    }
    // What nobody has used stands in no list of what is used.
    const least = rank === 'useRank' ? { $gt: 0 } : {};
    const below = (most: object): Source => {
      const bounds = { ...least, ...most };
      const ranked = Object.keys(bounds).length === 0 ? {} : { [rank]: bounds };
      return { filter: { ...filter, ...ranked }, rank };
    };
    if (before === undefined) return this.#run(below({}), size);
    // Two runs: the rest of those with the same count, and those with less.
    const same = { ...filter, [rank]: before.rank, ...after('publishedAt', before) };
    const first = await this.#run({ filter: same }, size);
    if (first.length === size) return first;
    const rest = await this.#run(below({ $lt: before.rank }), size - first.length);
    return [...first, ...rest];
  }

  #run({ filter, hint, rank }: Source, size: number): Promise<ListedSheet[]> {
    const found = this.#sheets.find(filter, fieldsOfLine).limit(size);
    const ranked = rank === undefined ? {} : { [rank]: -1 as const };
    const ordered =
      hint === undefined ? found.sort({ ...ranked, publishedAt: -1, _id: -1 }) : found.hint(hint);
    return ordered.lean<ListedSheet[]>();
  }

  async #lines(who: Who | null, shown: readonly ShownSheet[]): Promise<SheetLine[]> {
    const ids = shown.map(({ sheet }) => sheet._id);
    const votes = await this.#tools.votes.among(who, ids);
    const week = weekOf(this.#tools.clock.now());
    return shown.map(({ sheet, sight }) =>
      presentLine(sheet, sight, { yours: votes.get(sheet._id) ?? null, week }),
    );
  }

  /** One’s own, what was changed last first. @throws AppError BAD_REQUEST, NEWER_VERSION, UNREADABLE */
  async own(who: Who, before: string | undefined): Promise<OwnSheetsPage> {
    const { readers, clock } = this.#tools;
    const further = before === undefined ? {} : after('changedAt', readPlace(before));
    const read = await this.#sheets
      .find({ author: who.userid, ...further })
      .sort({ changedAt: -1, _id: -1 })
      .limit(perPage + 1)
      .lean<SheetRecord[]>();
    const { items, next } = cutPage(read, perPage, ({ changedAt, _id: id }) => ({
      at: changedAt.getTime(),
      id,
    }));
    const sightOf = await readers.sights(await readers.reader(who), items);
    const week = weekOf(clock.now());
    const sheets = items.flatMap((sheet) => {
      const sight = sightOf(sheet);
      return sight === undefined ? [] : [presentOwnListed(sheet, sight, week)];
    });
    return { sheets, next };
  }
}
