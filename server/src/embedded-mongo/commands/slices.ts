import { findCollection, type CommandContext } from '../command.ts';
import { holdsPattern } from '../find/filter.ts';
import { effort, rowFilterOf, findRows, type Query } from '../find/query.ts';
import { type Row, take } from '../row.ts';
import { StoreError } from '../store-error.ts';
import { takeText } from '../text/text-search.ts';
import { withPatternLimit } from '../time-limit.ts';

/** How many rows a statement changes before other writes have their turn, and how long it may take for them. */
const MOST_ROWS = 500;
const MOST_MS = 15;

/** How far a statement is. What a slice has begun may be undone and done again: none is changed, each makes a new one. */
export interface Progress {
  /** The collection, which may not be another one meanwhile. */
  readonly collection: number | undefined;
  /** What was found, and how much of it is done. */
  readonly rows: readonly number[];
  readonly done: number;
  readonly matched: number;
  readonly changed: number;
  /** When (performance.now()) the time of the statement is over. */
  readonly deadline: number;
}

export const isDone = ({ rows, done }: Progress): boolean => done >= rows.length;

/** The rows to change, found before the first one is: a change must not be found again. */
export function rowsToChange(context: CommandContext, query: Query, most: number): Row[] {
  const { maxTimeMs } = context;
  const search = (): Row[] => {
    const found = findRows(
      findCollection(context),
      { ...query, expected: most },
      effort(maxTimeMs),
    );
    return take(found, most);
  };
  return holdsPattern(query.filter) ? withPatternLimit(maxTimeMs, Infinity, search) : search();
}

/**
 * Changes what a query finds, slice by slice: rows as they were found in the first one, afterwards those that
 * are still there and still match.
 *
 * @param change changes a row; whether that was needed
 * @throws StoreError 175 where the collection is gone meanwhile; 50
 */
export function changeSlice(
  context: CommandContext,
  query: Query,
  { most, from }: { most: number; from: Progress | undefined },
  change: (row: Row) => boolean,
): Progress {
  const found = from ? undefined : rowsToChange(context, query, most);
  const progress = from ?? beginning(context, found ?? []);
  const rowAt = found ? (place: number) => found[place] : foundAgain(context, query, progress);
  let { done, matched, changed } = progress;
  const until = performance.now() + MOST_MS;
  // A text is found through its index alone, so it cannot be asked of a row again.
  const isWhole = takeText(query.filter).text !== undefined;
  const last = isWhole ? Infinity : done + MOST_ROWS;
  while (done < progress.rows.length && done < last) {
    const row = rowAt(done);
    done += 1;
    if (!row) continue;
    matched += 1;
    if (change(row)) changed += 1;
    if (!isWhole && performance.now() > until) break;
  }
  return { ...progress, done, matched, changed };
}

function beginning(context: CommandContext, found: readonly Row[]): Progress {
  return {
    collection: findCollection(context)?.id,
    rows: found.map(({ row }) => row),
    done: 0,
    matched: 0,
    changed: 0,
    deadline: effort(context.maxTimeMs).deadline,
  };
}

function foundAgain(
  context: CommandContext,
  query: Query,
  { collection: id, rows, deadline }: Progress,
): (place: number) => Row | undefined {
  const collection = findCollection(context);
  if (!collection || collection.id !== id)
    throw new StoreError(175, 'The collection was dropped or renamed while it was written to');
  if (performance.now() > deadline) throw new StoreError(50, 'operation exceeded time limit');
  const matches = rowFilterOf(query.filter, query);
  const find = (place: number): Row | undefined => {
    const row = collection.getRow(rows[place] ?? 0);
    return row && matches(row) ? row : undefined;
  };
  if (!holdsPattern(query.filter)) return find;
  return (place) => withPatternLimit(context.maxTimeMs, Infinity, () => find(place));
}
