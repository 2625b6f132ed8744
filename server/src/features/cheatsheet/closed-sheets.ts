import type { SheetAudience } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { QueryFilter } from 'mongoose';
import { mayRead, type Standing } from './cheatsheet.policy.ts';
import {
  type Looked,
  type Reader,
  readableOf,
  type SheetReaders,
  type Sight,
} from './sheet-readers.service.ts';
import type { SheetRecord } from './sheet-records.service.ts';

type Met = Pick<SheetRecord, 'author' | 'audience' | 'moduleid'>;

/**
 * What a reader of a list was met by and may not read, so that it is not read again: else one account could fill the
 * lists of everybody with what is for few.
 */
export class ClosedSheets {
  readonly #spaces = new Set<string>();
  readonly #authors = new Map<SheetAudience, Set<string>>();

  /** A cheat sheet that may not be read by whoever stands so to it. */
  add({ author, audience, moduleid }: Met, { readsSpace }: Standing): void {
    if (audience === 'space' && moduleid !== null && !readsSpace) {
      this.#spaces.add(moduleid);
      return;
    }
    const authors = this.#authors.get(audience) ?? new Set();
    this.#authors.set(audience, authors.add(author));
  }

  /** Tells of these what is shown of them to a reader, and keeps in mind what is not. @throws AppError NEWER_VERSION, UNREADABLE */
  async look<Sheet extends Looked>(
    readers: Pick<SheetReaders, 'sights'>,
    reader: Reader,
    sheets: readonly Sheet[],
  ): Promise<(sheet: Sheet) => { readonly sheet: Sheet; readonly sight: Sight } | undefined> {
    const sightOf = await readers.sights(reader, sheets);
    return (sheet) => {
      const sight = sightOf(sheet);
      if (sight === undefined) return undefined;
      if (mayRead(readableOf(sheet), sight.standing)) return { sheet, sight };
      this.add(sheet, sight.standing);
      return undefined;
    };
  }

  /** What of a list is still to be read. `userid` is the reader's, whose own are never closed. */
  rest(userid: string | null): QueryFilter<SheetRecord> {
    const notOwn = userid === null ? {} : { author: { $ne: userid } };
    const ofAuthors = [...this.#authors].map(([audience, authors]) => ({
      audience,
      author: { $in: [...authors] },
    }));
    const ofSpaces =
      this.#spaces.size === 0
        ? []
        : [{ audience: 'space' as const, moduleid: { $in: [...this.#spaces] }, ...notOwn }];
    const $nor = [...ofAuthors, ...ofSpaces];
    return $nor.length === 0 ? {} : { $nor };
  }
}
