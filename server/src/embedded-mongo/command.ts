import { Long } from 'bson';
import type { Collection } from './collection.ts';
import type { Cursors } from './cursors.ts';
import { type Effort, effort } from './find/query.ts';
import type { Storage } from './file/storage.ts';
import { StoreError } from './store-error.ts';
import type { Reply } from './wire/wire.ts';
import { type Doc, isObject, RANK, rankOf } from './values.ts';
import type { Variables } from './variables.ts';

/** What a command works on. */
export interface CommandContext {
  storage: Storage;
  cursors: Cursors;
  now: () => number;
  /** The database that the command names. */
  db: string;
  args: Doc;
  /** The command's own argument, mostly the name of a collection. */
  target: string;
  maxTimeMs: number;
  /** The time, what the command's `let` says, and how it compares. */
  variables: Variables;
  /** Whether nothing can be written now, but what makes room. */
  diskIsFull: () => boolean;
  /** How long a read may keep others waiting, in ms; Infinity on a thread of its own. */
  patienceMs: number;
}

/** The time that a command has. */
export function effortOf({ maxTimeMs, patienceMs }: CommandContext): Effort {
  return effort(maxTimeMs, patienceMs);
}

/** A command that has done a part: the rest is for a later group of writes, so that others come between. */
export class Unfinished {
  /** Does the next part. It may be called again where what it did was undone. */
  readonly goOn: () => Reply | Unfinished;

  constructor(goOn: () => Reply | Unfinished) {
    this.goOn = goOn;
  }
}

/** A command: whether it writes (and so joins a group commit), the options it knows, what it does. */
export interface Command {
  writes?: boolean;
  /** Whether it makes room on the disk, and is let where there is none. */
  frees?: boolean;
  /** Which options it knows; undefined: it looks at none and takes any. */
  options?: ReadonlySet<string>;
  run: (context: CommandContext) => Reply | Unfinished;
}

/** `words('a b')`: a set of names. */
export function words(names: string): ReadonlySet<string> {
  return new Set(names.split(/\s+/));
}

/** Fields that any command may carry. The driver sends them; here they change nothing. */
const COMMON_OPTIONS = words(
  '$db $readPreference $clusterTime lsid comment maxTimeMS readConcern writeConcern',
);

/**
 * Refuses what would otherwise be ignored without a word.
 *
 * @throws StoreError 20 (transactions), 40415 (unknown option), 72 (snapshot)
 */
export function checkOptions(name: string, args: Doc, options: ReadonlySet<string>): void {
  if ('txnNumber' in args || 'startTransaction' in args || 'autocommit' in args) {
    const where = 'a replica set member or mongos';
    throw new StoreError(20, `Transaction numbers are only allowed on ${where}`);
  }
  for (const option of Object.keys(args)) {
    if (option !== name && !COMMON_OPTIONS.has(option) && !options.has(option)) {
      throw new StoreError(40415, `BSON field '${name}.${option}' is an unknown field.`);
    }
  }
  const { readConcern } = args;
  if (isObject(readConcern) && readConcern.level === 'snapshot') {
    throw new StoreError(72, 'The store has no snapshots: readConcern level "snapshot"');
  }
}

/** The collection of a command that must name one. @throws StoreError 73 */
export function collectionName({ target }: CommandContext): string {
  if (target !== '') return target;
  throw new StoreError(73, 'Invalid namespace specified: the collection has no name');
}

export function findCollection(context: CommandContext): Collection | undefined {
  return context.storage.find(context.db, collectionName(context));
}

/** A whole number that is not negative, or the fallback where it is missing. @throws StoreError 2, 14 */
export function countArgument(args: Doc, name: string): number | undefined {
  const value = args[name];
  if (value === undefined || value === null) return undefined;
  if (rankOf(value) !== RANK.number) {
    throw new StoreError(14, `BSON field '${name}' is the wrong type, expected a number`);
  }
  const count = Long.isLong(value) ? value.toNumber() : Number(value);
  if (!Number.isInteger(count) || count < 0) {
    throw new StoreError(2, `BSON field '${name}' must be a whole number from 0, not ${count}`);
  }
  return count;
}

/** An argument that must be an object, or may be missing. @throws StoreError 14 */
export function objectArgument(args: Doc, name: string): Doc {
  const value = args[name];
  if (value === undefined || value === null) return {};
  if (isObject(value)) return value;
  throw new StoreError(14, `BSON field '${name}' is the wrong type, expected type 'object'`);
}

/** An argument that must be a list. @throws StoreError 14 */
export function listArgument(args: Doc, name: string): unknown[] {
  const value = args[name];
  if (Array.isArray(value)) return value as unknown[];
  throw new StoreError(14, `BSON field '${name}' is the wrong type, expected type 'array'`);
}
