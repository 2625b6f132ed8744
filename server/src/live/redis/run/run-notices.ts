import { timing } from '@sets/shared/core/limits.ts';
import type { Clock } from '../../../core/clock.ts';
import { newId } from '../../../core/new-id.ts';
import { Beat } from '../../sending/beat.ts';
import type { Change, RunName, Stop } from '../../run/run-store.ts';
import type { RunRedis } from './run-redis.ts';
import { runChannel } from '../connection/keys.ts';

/** A room of which nothing is held here any more is listened to for so long: a run may come again. */
const lingerMs = 60_000;

/** What one process tells the others of a run. */
export interface RunNotice {
  /** The time in play that it is about. */
  readonly play: string;
  readonly change: Change;
  readonly version: number;
}

interface Parts {
  readonly redis: RunRedis;
  readonly clock: Clock;
  /** Told of what others have changed. */
  readonly heard: (run: RunName, notice: RunNotice) => void;
}

interface Room {
  readonly listening: Promise<Stop>;
  /** Where it is about to be left. */
  cancelLeave: Stop | null;
}

/**
 * What the processes tell each other of runs: over a channel for each room, to which those listen
 * who hold a run of it. Steps are told by the script that takes them; counts once in a beat,
 * however many answers there were.
 */
export class RunNotices {
  readonly #parts: Parts;
  /** Names this process, which knows its own changes already. */
  readonly #origin = newId();
  readonly #rooms = new Map<string, Room>();
  readonly #counted = new Map<string, { run: RunName; play: string }>();
  readonly #beat: Beat;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#beat = new Beat(parts.clock, timing.beat, (runId) => this.#publishCounts(runId));
  }

  /** The channel as a script names it. */
  channel({ roomId }: RunName): string {
    return this.#parts.redis.prefix + runChannel(roomId);
  }

  /** A notice as scripts are given it: they put the play before it. */
  text({ runId }: RunName, change: Change, version = 0): string {
    return `${change} ${version} ${this.#origin} ${runId}`;
  }

  /** Resolves when whatever changes in the runs of a room is heard. */
  async listen(roomId: string): Promise<void> {
    const known = this.#rooms.get(roomId);
    if (known !== undefined) {
      known.cancelLeave?.();
      known.cancelLeave = null;
      await known.listening;
      return;
    }
    const listening = this.#parts.redis.subscribe(runChannel(roomId), (message) =>
      this.#hear(roomId, message),
    );
    this.#rooms.set(roomId, { listening, cancelLeave: null });
    await listening;
  }

  /** Nothing of the room is held here any more. */
  leave(roomId: string): void {
    const room = this.#rooms.get(roomId);
    if (room === undefined || room.cancelLeave !== null) return;
    room.cancelLeave = this.#parts.clock.after(lingerMs, () => {
      this.#rooms.delete(roomId);
      void room.listening.then((stop) => stop());
    });
  }

  /** Answers have been counted here. */
  counted(run: RunName, play: string): void {
    this.#counted.set(run.runId, { run, play });
    this.#beat.touch(run.runId);
  }

  async stop(): Promise<void> {
    this.#beat.stop();
    for (const { listening, cancelLeave } of this.#rooms.values()) {
      cancelLeave?.();
      (await listening)();
    }
    this.#rooms.clear();
  }

  async #publishCounts(runId: string): Promise<void> {
    const counted = this.#counted.get(runId);
    this.#counted.delete(runId);
    if (counted === undefined) return;
    const { run, play } = counted;
    const text = `${play} ${this.text(run, 'counts')}`;
    // Who misses it sees the counts with the next answer, or when it hears again.
    await this.#parts.redis.publish(runChannel(run.roomId), text).catch(() => {});
  }

  #hear(roomId: string, message: string): void {
    const [play = '', change = '', version = '', origin = '', ...rest] = message.split(' ');
    if (origin === this.#origin) return;
    this.#parts.heard(
      { runId: rest.join(' '), roomId },
      { play, change: change as Change, version: Number(version) },
    );
  }
}
