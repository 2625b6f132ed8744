import { ObjectId } from 'bson';
import type { CommandContext } from '../command.ts';
import type { Row } from '../row.ts';
import { equals } from '../compare.ts';
import { equalities } from './equalities.ts';
import { holdsPattern, isOperatorObject } from '../find/filter.ts';
import { encodeValue } from '../keys.ts';
import type { Order } from '../order.ts';
import { updatePipeline } from '../pipeline.ts';
import {
  decode,
  decodeExact,
  elementValue,
  encode,
  firstKey,
  idElement,
  toIdElement,
  withId,
} from '../raw-bson.ts';
import { StoreError } from '../store-error.ts';
import { withPatternLimit } from '../time-limit.ts';
import { asksForPlace, compileUpdate } from './update.ts';
import { type Doc, isObject, RANK, rankOf } from '../values.ts';

/** A document to insert: its bytes with `_id` first, and the key of its `_id`. */
export interface NewDocument {
  bytes: Uint8Array;
  id: unknown;
  idKey: Uint8Array;
}

/** What an update makes of a stored document, and what it inserts where there is none. */
export interface Modification {
  /** Whether it puts another document in place: then it may not be meant for many. */
  replaces: boolean;
  apply(row: Row): Uint8Array;
  upsert(filter: Doc): NewDocument;
}

/** @throws StoreError 53, 52 for an `_id` that cannot be one */
export function newDocument(bytes: Uint8Array, idIfMissing?: unknown): NewDocument {
  const element =
    idElement(bytes) ?? toIdElement(idIfMissing === undefined ? new ObjectId() : idIfMissing);
  const id = elementValue(element);
  const rank = rankOf(id);
  if (rank === RANK.array || rank === RANK.pattern || rank === RANK.undefined) {
    throw new StoreError(53, "The '_id' value cannot be an array, a regex or undefined");
  }
  const dollar = isObject(id) ? Object.keys(id).find((name) => name.startsWith('$')) : undefined;
  if (dollar !== undefined) {
    throw new StoreError(
      52,
      `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`,
    );
  }
  return { bytes: withId(bytes, element), id, idKey: encodeValue(id) };
}

/** Compiles the update of a statement: operators, a pipeline, or the bytes of a replacement. */
export function compileModification(
  update: unknown,
  { filter, arrayFilters }: { filter: Doc; arrayFilters: unknown[] | undefined },
  { now, maxTimeMs, variables }: Pick<CommandContext, 'now' | 'maxTimeMs' | 'variables'>,
): Modification {
  if (update instanceof Uint8Array && !firstKey(update).startsWith('$')) return replacement(update);
  const change = update instanceof Uint8Array ? decode(update) : update;
  if (isObject(change) && !isOperatorObject(change)) return replacement(encode(change));
  const apply = Array.isArray(change)
    ? updatePipeline(change, variables)
    : compileOperators(change, { filter, arrayFilters }, now(), variables.compile.order);
  const looks = isObject(change) && holdsPattern(filter) && asksForPlace(change);
  if (!looks && !holdsPattern([change, arrayFilters])) return changed(apply);
  return changed((doc, insert) => withPatternLimit(maxTimeMs, Infinity, () => apply(doc, insert)));
}

type Change = (doc: Doc, insert: boolean) => Doc;

function compileOperators(
  update: unknown,
  { filter, arrayFilters }: { filter: Doc; arrayFilters: unknown[] | undefined },
  now: number,
  order: Order,
): Change {
  if (!isObject(update)) throw new StoreError(9, 'The update must be an object or an array');
  const apply = compileUpdate(update, arrayFilters, filter, order);
  return (doc, insert) => {
    apply(doc, { insert, now });
    return doc;
  };
}

function replacement(bytes: Uint8Array): Modification {
  const given = idElement(bytes);
  return {
    replaces: true,
    apply: (row) => {
      const id = idElement(row.bytes) ?? toIdElement(null);
      if (given && !given.equals(id)) checkSameId(elementValue(id), elementValue(given));
      return withId(bytes, id);
    },
    upsert: (filter) => {
      const { _id: id } = equalities(filter);
      const created = newDocument(bytes, id);
      if (id !== undefined) checkSameId(id, created.id);
      return created;
    },
  };
}

function changed(change: Change): Modification {
  return {
    replaces: false,
    apply: (row) => {
      const next = change(row.exact(), false);
      // The document is changed in place, and so may be the object that is its id: the bytes say what that was.
      checkSameId(elementValue(idElement(row.bytes) ?? toIdElement(null)), next._id);
      return encode(next);
    },
    upsert: (filter) => {
      // A copy: the values of the query itself stay as they are.
      const start = encode(equalities(filter));
      const id = idElement(start);
      const next = change(decodeExact(start), true);
      if (id) checkSameId(elementValue(id), next._id);
      return newDocument(encode(next));
    },
  };
}

function checkSameId(id: unknown, next: unknown): void {
  if (equals(id, next)) return;
  const what = `was found to have been altered to _id: ${String(next)}`;
  throw new StoreError(66, `After applying the update, the (immutable) field '_id' ${what}`);
}
