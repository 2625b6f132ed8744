import { decode, decodeExact, type FieldNames, onlyFields } from './raw-bson.ts';
import type { Doc } from './values.ts';

/** A place in the order of an index: a key there and a row. Rows begin with 1. */
export interface Position {
  key: Uint8Array;
  row: number;
}

const NO_KEY = Buffer.alloc(0);
/** Of a document of so many bytes it takes less to read a part than all of it. */
const LARGE_BYTES = 1024;

/** A stored document: its row, its bytes and what they say, read when asked for. */
export class Row implements Position {
  readonly row: number;
  readonly bytes: Uint8Array;
  /** Its key in the index through which it was found. */
  readonly key: Uint8Array;
  /** How well it answers a `$text`, if that was asked. */
  readonly score: number | undefined;
  #doc: Doc | undefined;

  constructor(row: number, bytes: Uint8Array, key: Uint8Array = NO_KEY, score?: number) {
    this.row = row;
    this.bytes = bytes;
    this.key = key;
    this.score = score;
  }

  get doc(): Doc {
    this.#doc ??= decode(this.bytes);
    return this.#doc;
  }

  /** What these fields say; of others there may be some or none. */
  part(fields: FieldNames): Doc {
    const isWhole = this.#doc !== undefined || this.bytes.length < LARGE_BYTES;
    return isWhole ? this.doc : decode(onlyFields(this.bytes, fields));
  }

  /** The same with numbers of their kinds; a new one each time. */
  exact(fields?: FieldNames): Doc {
    const isWhole = fields === undefined || this.bytes.length < LARGE_BYTES;
    return decodeExact(isWhole ? this.bytes : onlyFields(this.bytes, fields));
  }
}

/** The first rows, some at most. */
export function take(rows: Iterable<Row>, most: number): Row[] {
  const taken: Row[] = [];
  for (const row of rows) {
    taken.push(row);
    if (taken.length >= most) break;
  }
  return taken;
}

const LARGEST_PAGE = 200;
const LARGEST_PAGE_BYTES = 4 * 1024 * 1024;

/** Rows page by page, small pages first; large documents keep the pages small. */
export function* pages(
  firstPage: number,
  read: (count: number, last: Row | undefined) => Row[],
): Generator<Row> {
  let last: Row | undefined;
  for (let count = firstPage; ;) {
    const page = read(count, last);
    yield* page;
    if (page.length < count) return;
    last = page.at(-1);
    const bytes = page.reduce((sum, row) => sum + row.bytes.length, 0);
    const large = bytes > LARGEST_PAGE_BYTES;
    count = large ? Math.ceil(count / 2) : Math.min(count * 2, LARGEST_PAGE);
  }
}
