import { type Failure, ok, type Result } from '@sets/shared/core/result.ts';
import { createStore, type StoreApi } from 'zustand';
import { newKey } from '../new-id.ts';
import type { FileMark, KeptUploadids } from './kept-uploads.ts';
import { pauseOnDevice, sendFile, stopped, type Underway } from './send-file.ts';
import type { UploadServer } from './upload-server.ts';

/** So many files are sent at the same time. */
const atOnce = 2;

/** What became of a file until now. */
export type SendState = { readonly have: number; readonly bytes: number } & (
  | { readonly step: 'waits' | 'sends' | 'away' }
  | { readonly step: 'done'; readonly uploadid: string }
  | { readonly step: 'failed'; readonly failure: Failure }
);

interface Sent {
  readonly blob: Blob;
  readonly name: string;
  readonly mark: FileMark | null;
  uploadid: string;
  /** Its first name was taken. */
  isRenamed: boolean;
  stop: AbortController;
}

interface SenderParts {
  readonly server: UploadServer;
  readonly kept: KeptUploadids;
  readonly pause?: Underway['pause'];
  readonly random?: Underway['random'];
}

/** Files on their way, two at a time, in the order in which they came. Each has a key, by which it is asked for. */
export class Sender {
  readonly store: StoreApi<{ readonly states: Readonly<Record<string, SendState>> }> = createStore(
    () => ({ states: {} }),
  );
  readonly #parts: Required<SenderParts>;
  readonly #files = new Map<string, Sent>();
  readonly #queue: string[] = [];
  #running = 0;

  constructor({ pause = pauseOnDevice, random = Math.random, ...parts }: SenderParts) {
    this.#parts = { pause, random, ...parts };
  }

  /** Sends a file; gives its key. `mark`: the file that it is made of, where it may be chosen again. */
  add(name: string, blob: Blob, mark: FileMark | null = null): string {
    const key = newKey();
    const known = mark === null ? null : this.#parts.kept.find(mark);
    // One that is on its way in this page already is another one's.
    const isTaken = [...this.#files.values()].some(({ uploadid }) => uploadid === known);
    const uploadid = known === null || isTaken ? newKey() : known;
    if (mark !== null && uploadid !== known) this.#parts.kept.keep(mark, uploadid);
    const stop = new AbortController();
    this.#files.set(key, { blob, name, mark, uploadid, isRenamed: false, stop });
    this.#wait(key);
    return key;
  }

  /** Sends once more what failed. */
  again(key: string): void {
    const file = this.#files.get(key);
    if (file === undefined || this.#stateOf(key)?.step !== 'failed') return;
    file.stop = new AbortController();
    this.#wait(key);
  }

  /**
   * The server may have forgotten what is there: it is asked, and what is missing is sent again. `isUsed`: something
   * else has it, so all of it is sent once more, under another name.
   */
  anew(keys: readonly string[], isUsed = false): void {
    for (const key of keys) {
      const file = this.#files.get(key);
      if (file === undefined || this.#stateOf(key)?.step !== 'done') continue;
      if (isUsed) this.#rename(file);
      this.#wait(key);
    }
  }

  /** Does without a file, wherever it is. */
  drop(key: string): void {
    const file = this.#files.get(key);
    if (file === undefined) return;
    const isBegun = this.#stateOf(key)?.step !== 'waits';
    this.#forget(key);
    file.stop.abort();
    this.#parts.kept.drop([file.uploadid]);
    if (isBegun) void this.#parts.server.drop(file.uploadid);
  }

  /** They are used now: who chooses the same file again sends it anew. */
  used(keys: readonly string[]): void {
    this.#parts.kept.drop(keys.flatMap((key) => this.#files.get(key)?.uploadid ?? []));
  }

  /** The page is left: nothing is sent any more, and what was sent stays for who comes back. */
  close(): void {
    this.#queue.length = 0;
    for (const { stop } of this.#files.values()) stop.abort();
  }

  /** The uploads of files, in their order, once all are there; or why one is not. */
  whole(keys: readonly string[]): Promise<Result<string[]>> {
    return new Promise((done) => {
      const look = (): boolean => {
        const states = keys.map((key) => this.#stateOf(key));
        const failed = states.find((state) => state?.step === 'failed');
        if (failed?.step === 'failed') done({ ok: false, error: failed.failure });
        const isGone = states.includes(undefined);
        if (isGone) done(stopped);
        const ids = states.flatMap((state) => (state?.step === 'done' ? state.uploadid : []));
        if (ids.length === keys.length) done(ok(ids));
        return isGone || failed !== undefined || ids.length === keys.length;
      };
      if (look()) return;
      const end = this.store.subscribe(() => {
        if (look()) end();
      });
    });
  }

  #stateOf(key: string): SendState | undefined {
    return this.store.getState().states[key];
  }

  #put(key: string, state: SendState): void {
    this.store.setState(({ states }) => ({ states: { ...states, [key]: state } }));
  }

  #forget(key: string): void {
    this.#files.delete(key);
    this.store.setState(({ states }) => {
      const { [key]: _, ...rest } = states;
      return { states: rest };
    });
  }

  #rename(file: Sent): void {
    this.#parts.kept.drop([file.uploadid]);
    file.uploadid = newKey();
    if (file.mark !== null) this.#parts.kept.keep(file.mark, file.uploadid);
  }

  #wait(key: string): void {
    const bytes = this.#files.get(key)?.blob.size ?? 0;
    this.#put(key, { step: 'waits', have: 0, bytes });
    this.#queue.push(key);
    this.#go();
  }

  #go(): void {
    while (this.#running < atOnce) {
      const key = this.#queue.shift();
      if (key === undefined) return;
      const file = this.#files.get(key);
      if (file !== undefined) void this.#send(key, file);
    }
  }

  async #send(key: string, file: Sent): Promise<void> {
    this.#running += 1;
    const { signal } = file.stop;
    const bytes = file.blob.size;
    this.#put(key, { step: 'sends', have: 0, bytes });
    const { server, pause, random } = this.#parts;
    const onProgress = (have: number, isAway: boolean): void => {
      if (!signal.aborted) this.#put(key, { step: isAway ? 'away' : 'sends', have, bytes });
    };
    const told = await sendFile(file, { server, signal, onProgress, pause, random });
    this.#running -= 1;
    if (!signal.aborted) this.#ended(key, file, told.ok ? null : told.error);
    this.#go();
  }

  #ended(key: string, file: Sent, failure: Failure | null): void {
    const bytes = file.blob.size;
    if (failure === null) {
      this.#put(key, { step: 'done', have: bytes, bytes, uploadid: file.uploadid });
      return;
    }
    // Its name was of something else, or is used: it has another one.
    if (failure.code === 'CONFLICT' && !file.isRenamed) {
      file.isRenamed = true;
      this.#rename(file);
      this.#wait(key);
      return;
    }
    this.#put(key, { step: 'failed', have: 0, bytes, failure });
  }
}
