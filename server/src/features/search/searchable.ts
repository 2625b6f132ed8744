import type { SearchHit, SearchKind } from '@sets/shared/search/search.contract.ts';

/** Something that was found in a space. */
export interface Found extends Omit<SearchHit, 'space' | 'kind'> {
  /** From 0; of what is called alike, the higher comes first. */
  readonly score: number;
}

/** What a feature has in spaces that can be found. It adds itself in `app/space-features.ts`. */
export interface Searchable {
  readonly kind: SearchKind;
  /**
   * The best of what lies in these spaces, at most `limit`. Nothing outside of them may be read: how
   * long it takes would tell of it.
   */
  readonly find: (
    query: string,
    moduleids: readonly string[],
    limit: number,
  ) => Promise<readonly Found[]>;
}
