import type { PulsePoint } from '@sets/shared/live/pulse-line.ts';
import { type Newcomers, newcomersIn } from '@sets/shared/run/newcomers.ts';
import { SingleFlight } from '../../core/single-flight.ts';
import type { PulseLines } from '../pulse/pulse-lines.ts';
import type { RunRecord } from '../run/run.model.ts';
import { type ArrivalParts, arrivalsIn } from './arrivals.ts';

interface CourseParts extends ArrivalParts {
  readonly pulses: Pick<PulseLines, 'of'>;
}

/** How a run went: who came when, and how it felt. It names nobody. */
export interface ToldCourse {
  readonly came: Newcomers;
  readonly felt: { readonly step: number; readonly points: readonly PulsePoint[] };
}

/** How runs went over their time, under way or over. Read from what is stored; nothing of it is kept besides. */
export class RunCourses {
  readonly #parts: CourseParts;
  readonly #making = new SingleFlight<ToldCourse>();

  constructor(parts: CourseParts) {
    this.#parts = parts;
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  of(run: Pick<RunRecord, '_id' | 'roomId'>): Promise<ToldCourse> {
    return this.#making.run(run._id, () => this.#make(run));
  }

  async #make(run: Pick<RunRecord, '_id' | 'roomId'>): Promise<ToldCourse> {
    const { joined } = await arrivalsIn(run, this.#parts);
    const { step, points } = await this.#parts.pulses.of(run._id);
    return { came: newcomersIn(joined), felt: { step, points } };
  }
}
