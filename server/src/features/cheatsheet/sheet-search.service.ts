import {
  sheetAudiences,
  sheetLimits,
  type SheetQuery,
} from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { bestInEach, firstInEach } from '../../core/first-in-each.ts';
import { needsTexts, type Searched } from '../../core/searched.ts';
import { fieldsOfLine, type ListedSheet } from './cheatsheet.presenter.ts';
import { languageKeyOf } from './language-key.ts';
import type { Reader, SheetReaders, Sight } from './sheet-readers.service.ts';
import type { SearchRecord, SheetRecords } from './sheet-records.service.ts';
import { searchedInSheets } from './sheet-search-fields.ts';

/** What may be listed; a school is nothing to whoever is of none. */
const audiencesOf = ({ school }: Reader) =>
  sheetAudiences.filter(
    (audience) => audience !== 'own' && (audience !== 'school' || school !== ''),
  );
/** Of one language few are found among what answers: so many of each audience are read at once, as a search has time for. */
const mostOfLanguage = 75;

type Sought = Pick<Extract<SheetQuery, { readonly of: 'search' }>, 'words' | 'language'>;

/** Finds cheat sheets by what is said of them and by the text of their files. */
export class SheetSearch {
  readonly #models: Pick<SheetRecords, 'sheets' | 'searched'>;
  readonly #readers: SheetReaders;

  constructor({
    models,
    readers,
  }: {
    readonly models: Pick<SheetRecords, 'sheets' | 'searched'>;
    readonly readers: SheetReaders;
  }) {
    this.#models = models;
    this.#readers = readers;
  }

  /** The best first, at most a page of them. @throws AppError NEWER_VERSION, UNREADABLE */
  async find(
    reader: Reader,
    { words: query, language }: Sought,
  ): Promise<{ readonly sheet: ListedSheet; readonly sight: Sight }[]> {
    const { sheets, searched: collection } = this.#models;
    const searched: Searched<SearchRecord> = {
      collection: collection.db.collection<SearchRecord>(collection.collection.name),
      fields: searchedInSheets,
      read: needsTexts(query) ? ['title', 'start'] : ['title'],
      titleOf: ({ title }) => title,
      // Undefined where it was not read.
      textOf: ({ start }: Partial<SearchRecord>) => start ?? '',
    };
    const ofLanguage = language === undefined ? {} : { 'line.language': languageKeyOf(language) };
    const sought = { query, audiences: audiencesOf(reader) };
    const { perPage } = sheetLimits;
    const readable = async (some: readonly string[]) => {
      const read = await sheets
        .find({ _id: { $in: some }, isListed: true, ...ofLanguage }, fieldsOfLine)
        .lean<ListedSheet[]>();
      const byId = new Map(read.map((sheet) => [sheet._id, sheet]));
      return this.#readers.readable(
        reader,
        some.flatMap((id) => byId.get(id) ?? []),
      );
    };
    if (language === undefined) return firstInEach(searched, sought, perPage, readable);
    return (await readable(await bestInEach(searched, sought, mostOfLanguage))).slice(0, perPage);
  }
}
