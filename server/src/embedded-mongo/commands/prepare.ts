import { aggregateCommands } from './aggregate.ts';
import { collectionCommands } from './collections.ts';
import { explainCommands } from './explain.ts';
import { findAndModifyCommands } from './find-and-modify.ts';
import { readCommands } from './find.ts';
import { handshake } from './handshake.ts';
import { indexCommands } from './indexes.ts';
import { writeCommands } from './write.ts';
import {
  type Command,
  checkOptions,
  countArgument,
  type CommandContext,
  Unfinished,
} from '../command.ts';
import { budgetOfRead, budgetOfWrite, withBudget } from '../expressions/budget.ts';
import { holdsPattern } from '../find/filter.ts';
import { orderOf } from '../collation.ts';
import { StoreError } from '../store-error.ts';
import { withPatternLimit } from '../time-limit.ts';
import { variablesOf } from '../variables.ts';
import type { Reply } from '../wire/wire.ts';
import type { Doc } from '../values.ts';

const COMMANDS = new Map<string, Command>(
  [
    handshake,
    writeCommands,
    readCommands,
    findAndModifyCommands,
    aggregateCommands,
    indexCommands,
    collectionCommands,
    explainCommands,
  ].flatMap((family) => Object.entries(family)),
);

/** Reads whose whole search happens before the reply: a pattern in them gets its limit here. */
const SEARCHES_AT_ONCE = new Set(['count', 'distinct', 'listCollections', 'listDatabases']);

/** A command that was looked at: whether it writes, and the work itself. */
export interface Prepared {
  writes: boolean;
  /** Whether it makes room on the disk. */
  frees: boolean;
  run: () => Reply | Unfinished;
}

/** What it works on, but for what the command itself says. */
export type Place = Pick<
  CommandContext,
  'storage' | 'cursors' | 'now' | 'diskIsFull' | 'patienceMs'
> & {
  /** The time of a read that names none; 0: as long as it takes. */
  longestReadMs: number;
};

/** @throws StoreError 59 for a command it does not know, and for options as `checkOptions` */
export function prepare(command: Doc, place: Place): Prepared {
  const [name = ''] = Object.keys(command);
  const known = COMMANDS.get(name);
  if (!known) throw new StoreError(59, `no such command: '${name}'`);
  if (known.options) checkOptions(name, command, known.options);
  const writes = known.writes === true;
  const frees = known.frees === true;
  const maxTimeMs = countArgument(command, 'maxTimeMS') || place.longestReadMs;
  const budgeted = <T>(work: () => T): T =>
    withBudget(writes ? budgetOfWrite(maxTimeMs) : budgetOfRead(maxTimeMs, place.patienceMs), work);
  const look = (): CommandContext => contextOf(name, command, maxTimeMs, place);
  // Only its variables are calculated already.
  const context = command.let === undefined ? look() : budgeted(look);
  // What is changed is looked for where nothing else can change it: no other thread could go on.
  if (writes) {
    const alone = { ...context, patienceMs: Infinity };
    const inParts = (part: () => Reply | Unfinished) => (): Reply | Unfinished => {
      const done = budgeted(part);
      return done instanceof Unfinished ? new Unfinished(inParts(done.goOn)) : done;
    };
    return { writes, frees, run: inParts(() => known.run(alone)) };
  }
  const run = (): Reply | Unfinished => known.run(context);
  if (!SEARCHES_AT_ONCE.has(name) || !holdsPattern(command))
    return { writes, frees, run: () => budgeted(run) };
  const patience = performance.now() + context.patienceMs;
  // The budget is around the limit, which breaks off what is within it without a last word.
  const limited = (): Reply | Unfinished => withPatternLimit(context.maxTimeMs, patience, run);
  return { writes, frees, run: () => budgeted(limited) };
}

function contextOf(name: string, args: Doc, maxTimeMs: number, place: Place): CommandContext {
  const target = args[name];
  return {
    ...place,
    db: typeof args.$db === 'string' ? args.$db : 'admin',
    args,
    target: typeof target === 'string' ? target : '',
    maxTimeMs,
    variables: variablesOf(args.let, place.now(), orderOf(args.collation)),
  };
}
