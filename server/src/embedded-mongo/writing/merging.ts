import { ObjectId } from 'bson';
import type { Engine } from '../engine.ts';
import type { Expression } from '../expressions/operator.ts';
import { orderOf } from '../collation.ts';
import type { Order } from '../order.ts';
import { isOperatorObject } from '../find/filter.ts';
import { keyText } from '../keys.ts';
import { own } from '../paths.ts';
import { decodeExact, encode } from '../raw-bson.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject, RANK, rankOf } from '../values.ts';
import { variablesOf } from '../variables.ts';
import type { Merge } from './writing-stage.ts';

/** So many documents are written before others have a turn. */
export const WRITTEN_AT_ONCE = 500;

/** Puts the documents of a pipeline into a collection, some at a time, as durable as any write. */
export class Merging {
  readonly #engine: Engine;
  readonly #merge: Merge;
  readonly #db: string;
  readonly #let: unknown;
  readonly #variables: readonly { name: string; value: Expression }[];
  readonly #values: ReadonlyMap<string, unknown>;
  readonly #order: Order;

  constructor(engine: Engine, merge: Merge, command: Doc) {
    this.#engine = engine;
    this.#merge = merge;
    this.#db = String(command.$db);
    this.#let = command.let;
    this.#order = orderOf(command.collation);
    const { compile, values } = variablesOf(command.let, engine.now());
    this.#values = values();
    const needed = merge.whenNotMatched === 'insert' ? { new: '$$ROOT' } : {};
    this.#variables = Object.entries({ ...needed, ...merge.variables }).map(([name, value]) => ({
      name,
      value: compile(value),
    }));
  }

  /** @throws StoreError 51183 where no unique index says by which fields a document is found */
  check(): void {
    const { into, on } = this.#merge;
    this.#engine.storage.checkName(this.#db, into);
    const isOfKeys = this.#order.isOfKeys;
    if (on.length === 1 && on[0] === '_id' && isOfKeys) return;
    const indexes = [...(this.#engine.storage.find(this.#db, into)?.indexes.values() ?? [])];
    const isThere = indexes.some(({ spec }) => {
      const names = Object.keys(spec.key);
      const isSame = names.length === on.length && names.every((name) => on.includes(name));
      return isSame && spec.unique === true && spec.partialFilterExpression === undefined;
    });
    if (!isThere || !isOfKeys)
      throw new StoreError(51183, 'Cannot find index to verify that join fields will be unique');
  }

  /** What is written stays written, as in MongoDB. */
  async end(): Promise<void> {}

  async undo(): Promise<void> {}

  /** Writes some documents. @throws StoreError of the first that could not be written; the others are */
  async write(documents: readonly Uint8Array[]): Promise<void> {
    const { whenMatched } = this.#merge;
    if (documents.length === 0) return;
    const docs = documents.map((bytes) => this.#withId(decodeExact(bytes)));
    if (whenMatched === 'fail') {
      await this.#run({ insert: this.#merge.into, documents: docs.map((doc) => encode(doc)) });
    } else if (typeof whenMatched === 'string') {
      await this.#update(docs, whenMatched);
    } else {
      for (const round of this.#rounds(docs)) await this.#calculate(round, whenMatched);
    }
  }

  /** One that is found by its `_id` gets one. */
  #withId(doc: Doc): Doc {
    const isNew = this.#merge.on.includes('_id') && !('_id' in doc);
    return isNew ? { ...doc, _id: new ObjectId() } : doc;
  }

  async #update(docs: readonly Doc[], mode: 'replace' | 'keepExisting' | 'merge'): Promise<void> {
    const upsert = this.#merge.whenNotMatched === 'insert';
    const updates = docs.map((doc) => {
      const u = { replace: doc, merge: { $set: doc }, keepExisting: { $setOnInsert: doc } }[mode];
      return encode({ q: this.#queryFor(doc), u, upsert });
    });
    const { n } = await this.#run({ update: this.#merge.into, updates });
    if (this.#merge.whenNotMatched === 'fail' && Number(n) < docs.length) throw noMatch();
  }

  /** No two documents of one key in a round: a later one is about what the earlier one has left or inserted. */
  #rounds(docs: readonly Doc[]): Doc[][] {
    const rounds: Doc[][] = [];
    const count = new Map<string, number>();
    for (const doc of docs) {
      const key = keyText(this.#merge.on.map((field) => keyOf(doc, field)));
      const round = count.get(key) ?? 0;
      count.set(key, round + 1);
      (rounds[round] ??= []).push(doc);
    }
    return rounds;
  }

  /** Each document has variables of its own; all of them wait for one group of writes. */
  async #calculate(docs: readonly Doc[], pipeline: readonly unknown[]): Promise<void> {
    const found = await Promise.all(
      docs.map(async (doc) => {
        const updates = [encode({ q: this.#queryFor(doc), u: pipeline })];
        const values = this.#valuesOf(doc);
        const { n } = await this.#run({ update: this.#merge.into, updates, let: values });
        return Number(n) > 0;
      }),
    );
    const missing = docs.filter((_, i) => found[i] === false);
    const { into, whenNotMatched } = this.#merge;
    if (missing.length === 0 || whenNotMatched === 'discard') return;
    if (whenNotMatched === 'fail') throw noMatch();
    await this.#run({ insert: into, documents: missing.map((doc) => encode(doc)) });
  }

  #valuesOf(root: Doc): Doc {
    const scope = { root, variables: this.#values };
    const values: Doc = isObject(this.#let) ? { ...this.#let } : {};
    for (const { name, value } of this.#variables) {
      const found = value(scope);
      if (found === undefined) delete values[name];
      else values[name] = { $literal: found };
    }
    return values;
  }

  /** @throws StoreError 51185, 51132 for a document that could not be found again */
  #queryFor(doc: Doc): Doc {
    return Object.fromEntries(this.#merge.on.map((field) => [field, equalTo(keyOf(doc, field))]));
  }

  async #run(command: Doc): Promise<Doc> {
    const reply = (await this.#engine.run({ ...command, ordered: false, $db: this.#db })) as Doc;
    const [failed] = (reply.writeErrors ?? []) as Doc[];
    const failure = reply.ok === 1 ? failed : reply;
    if (!failure) return reply;
    const { code, errmsg, ok: _ok, index: _index, codeName: _codeName, ...fields } = failure;
    throw new StoreError(Number(code), String(errmsg), fields);
  }
}

/** A key stands for itself, also where it is a pattern or looks like a condition. */
const equalTo = (key: unknown): unknown =>
  rankOf(key) === RANK.pattern || isOperatorObject(key) ? { $eq: key } : key;

const noMatch = (): StoreError => {
  const where = 'in the target collection for at least one document in the source collection';
  return new StoreError(13113, `$merge could not find a matching document ${where}`);
};

function keyOf(doc: Doc, field: string): unknown {
  let value: unknown = doc;
  for (const name of field.split('.')) {
    value = isObject(value) ? own(value, name) : undefined;
    if (Array.isArray(value))
      throw new StoreError(51185, `$merge write error: 'on' field '${field}' is an array`);
  }
  if (value !== undefined && value !== null) return value;
  const what = 'cannot be missing, null or undefined';
  throw new StoreError(51132, `$merge write error: 'on' field '${field}' ${what}`);
}
