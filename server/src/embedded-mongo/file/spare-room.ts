import { closeSync, existsSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Enough for what the log takes of a slice of a large delete, and for what the file grows by when that is folded in. */
const BYTES = 8 * 1024 * 1024;
const tryAgainAfterMs = 1_000;

/**
 * Room that is held on the disk for the day on which it is full: given up, it lets somebody delete. Until it is
 * held again nothing else is written, so that nobody takes it meanwhile.
 */
export class SpareRoom {
  readonly #file: string;
  readonly #now: () => number;
  readonly #makeRoom: () => unknown;
  #isGiven = false;
  #triedAt = -Infinity;

  /** @param makeRoom gives back what the log took while the spare room was given away */
  constructor(dir: string, now: () => number, makeRoom: () => unknown = () => {}) {
    this.#makeRoom = makeRoom;
    this.#file = join(dir, 'spare');
    this.#now = now;
  }

  /** Holds it, if the disk has so much. */
  hold(): void {
    this.#triedAt = this.#now();
    if (this.#isGiven) this.#makeRoom();
    if (existsSync(this.#file) || this.#make()) this.#isGiven = false;
  }

  /** Whether there is room for what is not about to make some; looked at again once a second. */
  isThere(): boolean {
    if (this.#isGiven && this.#now() - this.#triedAt >= tryAgainAfterMs) this.hold();
    return !this.#isGiven;
  }

  /** Gives it up; whether there was any. */
  give(): boolean {
    const was = existsSync(this.#file);
    rmSync(this.#file, { force: true });
    if (!was) return false;
    this.#isGiven = true;
    this.#triedAt = this.#now();
    return true;
  }

  #make(): boolean {
    try {
      const fd = openSync(this.#file, 'wx', 0o600);
      try {
        const some = Buffer.alloc(1024 * 1024);
        for (let bytes = 0; bytes < BYTES; bytes += some.length) writeSync(fd, some);
        fsyncSync(fd);
      } finally {
        closeSync(fd);
      }
      return true;
    } catch {
      // Whatever keeps it from being there, a part of it is no use.
      rmSync(this.#file, { force: true });
      return false;
    }
  }
}
