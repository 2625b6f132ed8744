import { type SortKey, sizeOfKey, type Sorter } from './sort.ts';
import { StoreError } from '../store-error.ts';

/** What is held at most: as much as MongoDB lets a sort hold in memory. */
const MOST_BYTES = 100 * 1024 * 1024;
/** About what a row costs beside its key. */
const ROW_BYTES = 100;

/**
 * Puts rows in the order of keys that are no bytes, so that they cannot be sorted by SQLite; rows of one key stay in
 * the order in which they came.
 */
export class OrderedRows {
  readonly #sorter: Sorter;
  #keyed: { key: SortKey; row: number }[] = [];
  #bytes = 0;

  constructor(sorter: Sorter) {
    this.#sorter = sorter;
  }

  /** @throws StoreError 292 for too many */
  add(key: SortKey, row: number): void {
    this.#bytes += sizeOfKey(key) + ROW_BYTES;
    if (this.#bytes > MOST_BYTES)
      throw new StoreError(292, 'Sort exceeded memory limit of 104857600 bytes');
    this.#keyed.push({ key, row });
  }

  *rows(): Generator<number> {
    this.#keyed.sort((a, b) => this.#sorter.compare(a.key, b.key));
    for (const { row } of this.#keyed) yield row;
  }

  close(): void {
    this.#keyed = [];
  }
}
