import type { Collection, OrderedSource } from '../collection.ts';
import { askedFields } from './fields-looked-at.ts';
import { asksForKinds, compileFilter, type Filter, isOperatorObject } from './filter.ts';
import { encodeValue } from '../keys.ts';
import { type Order, ofKeys } from '../order.ts';
import { choosePlan, holdsTexts, isPlain, type Plan, type Range } from './plan.ts';
import { pages, type Row } from '../row.ts';
import type { KeyPart } from '../paths.ts';
import { parseSort, type Sorter, sorterOf } from './sort.ts';
import { OrderedRows } from './ordered-rows.ts';
import { SortSpool } from './sort-spool.ts';
import { StoreError } from '../store-error.ts';
import { TakesLong } from '../takes-long.ts';
import { isTextScore } from '../text/text-score.ts';
import { planText, type Taken, takeText, textRows } from '../text/text-search.ts';
import type { Doc } from '../values.ts';
import type { Variables } from '../variables.ts';

/** What is asked of a collection. */
export interface Query {
  filter: Doc;
  sort?: Doc | undefined;
  hint?: unknown;
  /** What its `$expr` may name; without them there may be none. */
  variables?: Variables | undefined;
  /** How values are compared; as the variables say unless it is said. */
  order?: Order | undefined;
  /** How many rows will be taken at most: no more are read at first. */
  expected?: number | undefined;
}

export const orderIn = ({ order, variables }: Query): Order =>
  order ?? variables?.compile.order ?? ofKeys;

/** What answering a query took, and when (performance.now()) it must be over. */
export interface Effort {
  keysExamined: number;
  docsExamined: number;
  deadline: number;
  /** From then on others should have a turn. */
  patience: number;
}

export function effort(maxTimeMs = 0, patienceMs = Infinity): Effort {
  const now = performance.now();
  const deadline = maxTimeMs > 0 ? now + maxTimeMs : Infinity;
  return { keysExamined: 0, docsExamined: 0, deadline, patience: now + patienceMs };
}

/** A row, or `undefined` where the patience is over: whoever takes may stop here, and go on later. */
export type Step = Row | undefined;

const FIRST_PAGE = 20;
const ROWS_BETWEEN_CLOCK_LOOKS = 64;

/** The rows that match, as `findSteps` finds them. @throws TakesLong where the patience is over */
export function* findRows(
  collection: Collection | undefined,
  query: Query,
  spent: Effort = effort(),
): Generator<Row> {
  yield* patiently(findSteps(collection, query, spent));
}

function* patiently(steps: Iterable<Step>): Generator<Row> {
  for (const row of steps) {
    if (row === undefined) throw new TakesLong();
    yield row;
  }
}

/**
 * The rows that match, in the order asked for, read page by page: only a position is held. Where
 * there is no collection nothing matches, but a query that is wrong is still refused.
 */
export function findSteps(
  collection: Collection | undefined,
  query: Query,
  spent: Effort,
): Iterable<Step> {
  const taken = takeText(query.filter);
  if (taken.text !== undefined) return found(collection, query, taken, spent);
  const search = compileSearch(query);
  return collection ? searched(collection, search, spent) : [];
}

/** A query that is compiled already, for one search or for many. */
export interface Search {
  readonly query: Query;
  readonly matches: RowFilter;
  readonly sort: readonly KeyPart[];
}

/** @throws StoreError for a query that is wrong; 2 for `$text`, which is looked for otherwise */
export function compileSearch(query: Query): Search {
  return { query, matches: rowFilterOf(query.filter, query), sort: parseSort(query.sort) };
}

/** The rows that a search finds and that match a filter as well. @throws TakesLong as `findRows` */
export function* searchRows(
  collection: Collection | undefined,
  search: Search,
  also: Doc,
  spent: Effort,
): Generator<Row> {
  if (!collection) return;
  yield* patiently(searched(collection, narrowed(search, also), spent));
}

const isEmpty = (filter: Doc): boolean => Object.keys(filter).length === 0;

function narrowed(search: Search, also: Doc): Search {
  const { query, matches } = search;
  if (isEmpty(also)) return search;
  const narrows = rowFilterOf(also, query);
  if (isEmpty(query.filter))
    return { ...search, query: { ...query, filter: also }, matches: narrows };
  const both = { ...query, filter: { $and: [also, query.filter] } };
  return { ...search, query: both, matches: (row) => narrows(row) && matches(row) };
}

function searched(
  collection: Collection,
  { query, matches, sort }: Search,
  spent: Effort,
): Iterable<Step> {
  const order = orderIn(query);
  const { _id: id } = query.filter;
  const isKey = isPlain(id) && !isOperatorObject(id) && (order.isOfKeys || !holdsTexts(id));
  if (query.hint === undefined && isKey) {
    return byId(collection, query, matches, spent);
  }
  const plan = choosePlan(collection, query, order);
  const firstPage = Math.min(query.expected ?? FIRST_PAGE, FIRST_PAGE);
  const rows = planned(collection, plan, firstPage, spent);
  const matching = isEmpty(query.filter) ? rows : filtered(rows, matches);
  if (plan.sorted) return matching;
  return inOrder(collection, matching, sorterOf(sort, order), spent);
}

/** Whether a row matches. */
type RowFilter = (row: Row) => boolean;

/** What finds a row, but for a `$text`. */
export function rowFilterOf(filter: Doc, query: Query): RowFilter {
  const matches: Filter = compileFilter(filter, query.variables, orderIn(query));
  if (asksForKinds(filter)) return (row) => matches(row.exact());
  const fields = askedFields(filter);
  return fields ? (row) => matches(row.part(fields)) : (row) => matches(row.doc);
}

/** The rows in which a text was found; what is wrong is refused at once. */
function found(
  collection: Collection | undefined,
  query: Query,
  taken: Taken,
  spent: Effort,
): Iterable<Row> {
  const filter = rowFilterOf(taken.rest, query);
  const sort = query.sort ?? {};
  parseSort(Object.fromEntries(Object.entries(sort).filter(([, value]) => !isTextScore(value))));
  const plan = planText(collection, taken, { ...query, order: orderIn(query) });
  if (!collection) return [];
  return textRows(collection, plan, filter, sort, {
    keys: (count) => {
      spent.keysExamined += count;
      checkClock(spent);
    },
    doc: () => {
      spent.docsExamined += 1;
      if (isLookDue(spent)) checkClock(spent);
    },
  });
}

function byId(collection: Collection, query: Query, filter: RowFilter, spent: Effort): Row[] {
  const row = collection.get(encodeValue(query.filter._id));
  if (!row) return [];
  spent.keysExamined += 1;
  spent.docsExamined += 1;
  const onlyId = Object.keys(query.filter).length === 1;
  return onlyId || filter(row) ? [row] : [];
}

function* filtered(rows: Iterable<Step>, filter: RowFilter): Generator<Step> {
  for (const row of rows) if (row === undefined || filter(row)) yield row;
}

/**
 * Sorts keys and row numbers, and reads the documents again as they are asked for. Nothing is in
 * order before all is read: where the patience is over until then, it takes long.
 */
function* inOrder(
  collection: Collection,
  rows: Iterable<Step>,
  sorter: Sorter,
  spent: Effort,
): Generator<Step> {
  const spool = sorter.hasBytes ? new SortSpool(collection.connection) : new OrderedRows(sorter);
  try {
    for (const row of rows) {
      if (row === undefined) throw new TakesLong();
      spool.add(sorter.keyOf(row.doc) as Buffer, row.row);
    }
    for (const row of spool.rows()) {
      const current = collection.getRow(row);
      if (current === undefined) continue;
      if (isImpatient(spent)) yield undefined;
      yield current;
    }
  } finally {
    spool.close();
  }
}

function* planned(
  collection: Collection,
  plan: Plan,
  firstPage: number,
  spent: Effort,
): Generator<Step> {
  const rows = plan.source
    ? indexed(collection, plan, plan.source, firstPage, spent)
    : scanned(collection, plan.backward, firstPage);
  for (const row of rows) {
    spent.docsExamined += 1;
    if (isLookDue(spent)) {
      checkDeadline(spent);
      if (isImpatient(spent)) yield undefined;
    }
    yield row;
  }
}

const isLookDue = ({ docsExamined }: Effort): boolean =>
  docsExamined % ROWS_BETWEEN_CLOCK_LOOKS === 0;

function checkDeadline({ deadline }: Effort): void {
  if (performance.now() > deadline) throw new StoreError(50, 'operation exceeded time limit');
}

/** Whether others should have their turn now. */
export const isImpatient = ({ patience }: Effort): boolean =>
  patience !== Infinity && performance.now() > patience;

/** For work that cannot be gone on with later. @throws StoreError 50; TakesLong */
export function checkClock(spent: Effort): void {
  checkDeadline(spent);
  if (isImpatient(spent)) throw new TakesLong();
}

function scanned(collection: Collection, backward: boolean, firstPage: number): Iterable<Row> {
  const start = backward ? Number.MAX_SAFE_INTEGER : 0;
  return pages(firstPage, (count, last) => collection.scan(backward, last?.row ?? start, count));
}

function* indexed(
  collection: Collection,
  plan: Plan,
  source: OrderedSource,
  firstPage: number,
  spent: Effort,
): Generator<Row> {
  const seen = source.multikey ? new Set<number>() : undefined;
  const ranges = plan.backward ? plan.ranges.toReversed() : plan.ranges;
  // To get one by its id takes a fraction of what a page of one takes.
  const isById = plan.isOfSingles && source === collection.byId;
  for (const range of ranges) {
    const rows = isById
      ? gotten(collection, range)
      : inRange(source, range, plan.backward, firstPage);
    for (const row of rows) {
      spent.keysExamined += 1;
      if (seen?.has(row.row)) continue;
      seen?.add(row.row);
      yield row;
    }
  }
}

function gotten(collection: Collection, { from }: Range): Row[] {
  const row = collection.get(from);
  return row ? [row] : [];
}

function inRange(
  source: OrderedSource,
  { from, until }: Range,
  backward: boolean,
  firstPage: number,
): Iterable<Row> {
  const start = { key: backward ? until : from, row: 0 };
  const end = backward ? from : until;
  return pages(firstPage, (count, last) => source.page(backward, last ?? start, end, count));
}
