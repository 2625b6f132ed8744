import { type Command, checkOptions, countArgument, type Scope } from './command.ts';
import { aggregateCommands } from './commands/aggregate.ts';
import { collectionCommands } from './commands/collections.ts';
import { explainCommands } from './commands/explain.ts';
import { findAndModifyCommands } from './commands/find-and-modify.ts';
import { readCommands } from './commands/find.ts';
import { handshake } from './commands/handshake.ts';
import { indexCommands } from './commands/indexes.ts';
import { writeCommands } from './commands/write.ts';
import { Cursors } from './cursors.ts';
import { holdsPattern } from './filter.ts';
import { GroupCommit } from './group-commit.ts';
import { Storage } from './storage.ts';
import { StoreError, toStoreError } from './store-error.ts';
import { withPatternLimit } from './time-limit.ts';
import { removeExpired } from './ttl.ts';
import type { Reply } from './wire.ts';
import type { Doc } from './values.ts';

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

/** The store without its socket: commands in, replies out. */
export class Engine {
  readonly storage: Storage;
  readonly cursors: Cursors;
  readonly #writes: GroupCommit;
  readonly #now: () => number;

  constructor(dir: string, now: () => number = Date.now) {
    this.storage = new Storage(dir);
    this.cursors = new Cursors(now);
    this.#writes = new GroupCommit(this.storage);
    this.#now = now;
  }

  /** Answers a command; a failure is a reply too. Writes are on disk when this resolves. */
  async run(command: Doc): Promise<Reply> {
    try {
      const [name = ''] = Object.keys(command);
      const known = COMMANDS.get(name);
      if (!known) throw new StoreError(59, `no such command: '${name}'`);
      if (known.options) checkOptions(name, command, known.options);
      const scope = this.#scopeOf(name, command);
      if (known.writes) return await this.#writes.run(() => known.run(scope));
      const limited = SEARCHES_AT_ONCE.has(name) && holdsPattern(command);
      return limited ? withPatternLimit(scope.maxTimeMs, () => known.run(scope)) : known.run(scope);
    } catch (error) {
      return toStoreError(error).reply();
    }
  }

  #scopeOf(name: string, args: Doc): Scope {
    const target = args[name];
    return {
      storage: this.storage,
      cursors: this.cursors,
      now: this.#now,
      db: typeof args.$db === 'string' ? args.$db : 'admin',
      args,
      target: typeof target === 'string' ? target : '',
      maxTimeMs: countArgument(args, 'maxTimeMS') ?? 0,
    };
  }

  /** What falls due with time: documents past their TTL, and cursors that nobody uses. */
  async sweep(): Promise<void> {
    this.cursors.sweep();
    for (const collection of this.storage.collections()) {
      const search = (): boolean => removeExpired(collection, this.#now());
      while (await this.#writes.run(search));
    }
  }

  /** Writes what is waiting and closes the file. */
  close(): void {
    this.#writes.flush();
    this.storage.close();
  }
}
