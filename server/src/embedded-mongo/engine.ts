import { Unfinished } from './command.ts';
import { prepare } from './commands/prepare.ts';
import { Cursors } from './cursors.ts';
import { GroupCommit } from './file/group-commit.ts';
import { SpareRoom } from './file/spare-room.ts';
import { Storage } from './file/storage.ts';
import { diskIsFull, toStoreError } from './store-error.ts';
import { TakesLong } from './takes-long.ts';
import { removeExpired } from './file/ttl.ts';
import type { Reply } from './wire/wire.ts';
import type { Doc } from './values.ts';

/** The store without its socket: commands in, replies out. */
export class Engine {
  readonly storage: Storage;
  readonly cursors: Cursors;
  readonly #writes: GroupCommit;
  readonly #spare: SpareRoom;
  readonly now: () => number;
  readonly #patienceMs: number;

  /** `patienceMs`: how long a read may keep writes and other reads waiting. */
  constructor(dir: string, { now = Date.now, patienceMs = Infinity } = {}) {
    this.#spare = new SpareRoom(dir, now, () => this.storage.room.giveBack());
    this.storage = Storage.open(dir, () => this.#spare.give());
    this.cursors = new Cursors(now);
    this.#writes = new GroupCommit(this.storage, this.#spare);
    this.now = now;
    this.#patienceMs = patienceMs;
  }

  /**
   * Answers a command; a failure is a reply too. Writes are on disk when this resolves.
   *
   * @throws TakesLong for a read that keeps others waiting too long: nothing of it is left behind
   */
  async run(command: Doc): Promise<Reply> {
    try {
      const { writes, frees, run } = prepare(command, {
        storage: this.storage,
        cursors: this.cursors,
        now: this.now,
        diskIsFull: () => this.#writes.isFull,
        patienceMs: this.#patienceMs,
        longestReadMs: 0,
      });
      return await this.#toEnd(writes ? await this.#writes.run(run, { frees }) : run(), frees);
    } catch (error) {
      if (error instanceof TakesLong) throw error;
      return toStoreError(error).reply();
    }
  }

  /** What other writes come between, part by part. */
  async #toEnd(begun: Reply | Unfinished, frees: boolean): Promise<Reply> {
    let done = begun;
    try {
      while (done instanceof Unfinished) done = await this.#writes.run(done.goOn, { frees });
    } catch (error) {
      const failure = toStoreError(error);
      const isFull = failure.code === diskIsFull().code;
      throw isFull ? diskIsFull('what this write had changed until then stays') : failure;
    }
    return done;
  }

  /** Changes the store in a group of writes: on disk when this resolves. */
  write<T>(work: () => T, { frees = false } = {}): Promise<T> {
    return this.#writes.run(work, { frees });
  }

  /** What falls due with time: documents past their TTL, and cursors that nobody uses. */
  async sweep(): Promise<void> {
    this.cursors.sweep();
    this.#spare.hold();
    for (const collection of this.storage.collections()) {
      const search = (): boolean => removeExpired(collection, this.now());
      while (await this.#writes.run(search, { frees: true }));
    }
  }

  /** Writes what is waiting and closes the file. */
  close(): void {
    this.#writes.flush();
    this.storage.close();
  }
}
