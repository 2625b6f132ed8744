import { bothReactions, noReactions, toldLost } from '@sets/shared/live/pulse-rules.ts';
import { coarse, pointAt, type PulsePoint } from '@sets/shared/live/pulse-line.ts';
import type { ReactionCounts } from '@sets/shared/live/pulse.ts';
import type { Logger } from 'pino';
import type { RunRecords } from '../run/run-records.ts';
import type { StoredPoint } from './pulse.migrations.ts';
import type { PulseRecords } from './pulse-records.ts';

/** So many points wait for a store that is away; older ones are dropped. */
const mostWaiting = 2_000;

interface Parts {
  readonly pulseRecords: PulseRecords;
  readonly records: Pick<RunRecords, 'findStored' | 'timesIn'>;
  readonly log: Logger;
}

interface Told {
  readonly reactions?: ReactionCounts;
  readonly lost?: number;
  readonly here?: number;
}

/** The lines of runs: what happens is gathered here, and written now and then. */
export class PulseLines {
  readonly #parts: Parts;
  readonly #waiting = new Map<string, StoredPoint>();
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Notes what happened in a run at this moment. */
  note(runId: string, at: number, { reactions = noReactions, lost = 0, here = 0 }: Told): void {
    this.#merge({ runId, at: pointAt(at), reactions, lost, here });
  }

  /** Resolves when all that was noted is on disk, or waits for the next time because it could not be. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeAll());
    return this.#writing;
  }

  /** How a run felt, with what was noted here until now. */
  async of(runId: string): Promise<{ step: number; points: PulsePoint[]; marks: number[] }> {
    await this.write();
    const { pulseRecords, records } = this.#parts;
    const [stored, times] = await Promise.all([pulseRecords.lineOf(runId), records.timesIn(runId)]);
    const told = stored.map(({ at, reactions, lost, here }) => ({
      at,
      reactions,
      lost: toldLost(lost, here),
      here,
    }));
    return { ...coarse(told), marks: marksIn(times) };
  }

  /** Nothing of a run is kept any more. */
  async remove(runId: string): Promise<void> {
    for (const [key, point] of this.#waiting) if (point.runId === runId) this.#waiting.delete(key);
    await this.#writing;
    await this.#parts.pulseRecords.removeRun(runId);
  }

  #merge(point: StoredPoint): void {
    const key = `${point.runId} ${point.at}`;
    const known = this.#waiting.get(key);
    this.#waiting.set(key, known === undefined ? point : together(known, point));
    if (this.#waiting.size <= mostWaiting) return;
    const [oldest = ''] = this.#waiting.keys();
    this.#waiting.delete(oldest);
  }

  async #writeAll(): Promise<void> {
    const points = [...this.#waiting.values()];
    this.#waiting.clear();
    const isThere = new Map<string, boolean>();
    for (const point of points) {
      try {
        const { runId } = point;
        // It may have been deleted meanwhile, by whichever process.
        if (!isThere.has(runId)) isThere.set(runId, await this.#isThere(runId));
        if (isThere.get(runId) === true) await this.#parts.pulseRecords.add(point);
      } catch (error) {
        this.#parts.log.warn({ err: error }, 'how a room felt could not be stored');
        this.#merge(point);
      }
    }
  }

  async #isThere(runId: string): Promise<boolean> {
    return (await this.#parts.records.findStored(runId)) !== null;
  }
}

const together = (one: StoredPoint, other: StoredPoint): StoredPoint => ({
  ...one,
  reactions: bothReactions(one.reactions, other.reactions),
  lost: Math.max(one.lost, other.lost),
  here: Math.max(one.here, other.here),
});

/** When something was opened that had not been open before. */
const marksIn = (lines: Awaited<ReturnType<RunRecords['timesIn']>>): number[] => {
  const known = new Set<string>();
  return lines.flatMap(({ at, open = [] }) => {
    const isNew = open.some((slot) => !known.has(slot));
    for (const slot of open) known.add(slot);
    return isNew ? [at.getTime()] : [];
  });
};
