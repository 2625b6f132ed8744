import { type Failure, fail, passesByItself, type Result } from '@sets/shared/core/result.ts';
import { uploadLimits, type UploadState } from '@sets/shared/file/upload.contract.ts';
import { retryDelay, spreadOut } from '../retry.ts';
import { sendingMessages as words } from './sending.messages.ts';
import type { UploadServer } from './upload-server.ts';

/** A file on its way. */
export interface Outgoing {
  readonly uploadid: string;
  readonly name: string;
  readonly blob: Blob;
}

export interface Underway {
  readonly server: UploadServer;
  readonly signal: AbortSignal;
  /** `isAway`: nothing gets through, and it is tried again by itself. */
  readonly onProgress: (have: number, isAway: boolean) => void;
  /** Resolves after `ms`, or at once when it is worth trying before: the network is back, or it was given up. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 to 1, for what is spread out. */
  readonly random: () => number;
}

/** Faults of the server in a row after which a person is told; what passes by itself is waited for without end. */
const mostFaults = 5;
/** So often in a row the server may have another idea of how far it has come than this page. */
const mostDoubts = 3;

export const stopped = fail('TOO_LATE', words.stopped);

/** A part as it is now on the disk; null where the file is gone, or may no longer be read. */
const partOf = async (blob: Blob, at: number): Promise<Blob | null> => {
  try {
    const part = blob.slice(at, at + uploadLimits.partBytes);
    return new Blob([await part.arrayBuffer()]);
  } catch {
    // A browser reads nothing of a file that was changed, moved or removed since it was chosen.
    return null;
  }
};

/** One file, part after part. */
class Journey {
  readonly #file: Outgoing;
  readonly #way: Underway;
  #have = 0;
  #failures = 0;
  #faults = 0;
  #doubts = 0;

  constructor(file: Outgoing, way: Underway) {
    this.#file = file;
    this.#way = way;
  }

  /** Resolves when all of it is there, or when it is no use to go on. */
  async run(): Promise<Result<UploadState>> {
    let isBegun = false;
    for (;;) {
      // What goes on after a pause depends on the answer before.
      // oxlint-disable-next-line no-await-in-loop
      const told = isBegun ? await this.#next() : await this.#begin();
      if (this.#way.signal.aborted) return stopped;
      if (told.ok) {
        isBegun = true;
        this.#arrived(told.value.have);
        if (told.value.have >= this.#file.blob.size) return told;
      } else {
        // oxlint-disable-next-line no-await-in-loop
        if (!(await this.#mayGoOn(told.error, isBegun))) return told;
        if (this.#way.signal.aborted) return stopped;
        // Whatever was lost on the way: the server says what it has.
        isBegun = false;
      }
    }
  }

  #begin(): Promise<Result<UploadState>> {
    const { uploadid, name, blob } = this.#file;
    const { server, signal } = this.#way;
    return server.begin({ uploadid, name, bytes: blob.size }, signal);
  }

  async #next(): Promise<Result<UploadState>> {
    const { server, signal } = this.#way;
    const part = await partOf(this.#file.blob, this.#have);
    if (part === null) return fail('BAD_REQUEST', words.unreadable);
    return server.part(this.#file.uploadid, this.#have, part, signal);
  }

  #arrived(have: number): void {
    if (have > this.#have) {
      this.#failures = 0;
      this.#faults = 0;
      this.#doubts = 0;
    }
    this.#have = have;
    this.#way.onProgress(have, false);
  }

  /** Waits where it may get better; false where it does not. */
  async #mayGoOn({ code, retryInMs }: Failure, isBegun: boolean): Promise<boolean> {
    if (isBegun && (code === 'CONFLICT' || code === 'NOT_FOUND')) {
      this.#doubts += 1;
      return this.#doubts <= mostDoubts;
    }
    if (!passesByItself(code)) return false;
    if (code === 'INTERNAL') this.#faults += 1;
    if (this.#faults >= mostFaults) return false;
    const { random, pause, signal, onProgress } = this.#way;
    const ms =
      retryInMs === undefined
        ? retryDelay(this.#failures, random())
        : spreadOut(Math.max(1, retryInMs), random());
    this.#failures += 1;
    onProgress(this.#have, true);
    await pause(ms, signal);
    return true;
  }
}

/**
 * Sends a file part after part, from where the server is; goes on by itself after whatever passes by itself. Gives
 * the state of what is whole, or why it is no use. It never throws.
 */
export const sendFile = (file: Outgoing, way: Underway): Promise<Result<UploadState>> =>
  new Journey(file, way).run();

/** Waits so long; less where the network comes back before, or where it is given up. */
export const pauseOnDevice = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const over = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      over.abort();
      done();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
    if (signal.aborted) end();
  });
