import type { SheetAudience } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { QueryFilter } from 'mongoose';
import type { Standing } from './cheatsheet.policy.ts';
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
