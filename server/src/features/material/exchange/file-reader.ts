import {
  exchangeLimits,
  type FileRead,
  fileRead,
} from '@sets/shared/material/exchange.contract.ts';
import * as z from 'zod/mini';
import { createBounded, createBoundedByKey } from '../../../core/bounded.ts';
import { inThread } from '../../../core/in-thread.ts';
import { exchangeWords as words } from './exchange-words.ts';

/** So many files are read at a time, and so many more wait: each of another account. */
const ofAll = { atOnce: 2, waiting: 20, msg: words.busy } as const;
/** What one account has in that queue, and beside it. */
const ofOne = { atOnce: 1, waiting: 3, msg: words.ownBusy } as const;

type ReadOne = (asked: string, bytes: Uint8Array, name: string) => Promise<FileRead>;

const gaveUp: FileRead = {
  format: null,
  title: '',
  settings: null,
  items: [],
  notes: [words.tooLong],
};

/** Reads one in a thread of this file, which knows by name who asks what is read. */
export const readInThread =
  (thread: URL): ReadOne =>
  async (asked, bytes, name) => {
    const data = { asked, bytes: Uint8Array.from(bytes), name };
    const { time, memory } = exchangeLimits;
    const read = z.safeParse(fileRead, await inThread({ thread, data, time, memory }));
    return read.success ? read.data : gaveUp;
  };

/**
 * Reads files that people send, in threads with bounds on time and memory, a few at a time. An account
 * has one at a time in the queue of all, so it waits for its own files, and others for one of them at most.
 */
export class FileReader {
  readonly #ofAll = createBounded(ofAll);
  readonly #ofOne = createBoundedByKey(ofOne);
  readonly #readOne: ReadOne;

  constructor(readOne: ReadOne) {
    this.#readOne = readOne;
  }

  /** @throws AppError UNAVAILABLE where too many wait already. */
  read(userid: string, asked: string, bytes: Uint8Array, name: string): Promise<FileRead> {
    return this.#ofOne(userid, () => this.#ofAll(() => this.#readOne(asked, bytes, name)));
  }
}
