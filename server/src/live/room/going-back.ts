import type { AsideRun } from '@sets/shared/live/aside.ts';
import type { RequestInput } from '@sets/shared/live/requests.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Activities } from '../activities.ts';
import type { RunInPlay } from '../run/run-store.ts';
import type { RunSteps } from '../run/run-steps.ts';
import type { Runs } from '../run/runs.ts';
import type { Room } from './room-store.ts';
import type { Rooms } from './rooms.ts';

interface GoingBackParts {
  readonly rooms: Rooms;
  readonly runs: Runs;
  readonly steps: Pick<RunSteps, 'command'>;
  readonly activities: Activities;
  /** Puts a run of this room on. */
  readonly putOn: (roomId: string, runId: string) => Promise<unknown>;
}

/** What was on in a room before, and the way back to it. */
export class GoingBack {
  readonly #parts: GoingBackParts;

  constructor(parts: GoingBackParts) {
    this.#parts = parts;
  }

  /** What came before what is on and has not ended; null where nothing did. */
  async to({ aside }: Pick<Room, 'aside'>): Promise<AsideRun> {
    const { runs, activities } = this.#parts;
    for (const runId of aside.toReversed()) {
      // One that is gone, or cannot be read, is as none.
      const run = await runs.onIn({ roomId: '', current: runId });
      if (run === null || run.ended) continue;
      const { activity, definitionId, definition } = run;
      return { runId, activity, definitionId, title: activities.of(run).title(definition) };
    }
    return null;
  }

  /**
   * Puts a run on again that was set aside in this room; a second tap finds it on.
   * @throws AppError CONFLICT where another host was quicker, WRONG_PHASE where it is over by now,
   * NOT_FOUND where it was not on here; what its activity says of who may not present it
   */
  async back({ roomId, runId, seen }: RequestInput<'room:back'>, actor: Actor): Promise<void> {
    const { rooms, runs, putOn } = this.#parts;
    const room = await rooms.load(roomId);
    const run = await runs.loadIn(roomId, runId);
    if (room.current === runId) return;
    if (room.current !== seen) {
      throw new AppError('CONFLICT', 'Another host was quicker: look at what is on now.');
    }
    if (run.ended) throw new AppError('WRONG_PHASE', 'That is over by now.');
    await this.#mayPresent(room, run, actor);
    // Before it is on: the room sees at once how it goes on.
    await this.#resume(room, run, actor);
    await putOn(roomId, runId);
  }

  /** What is on may be presented by others than what was before. */
  async #mayPresent({ owner }: Room, run: RunInPlay, actor: Actor): Promise<void> {
    if (owner === actor.userid) return;
    await this.#parts.activities.named(run.activity).loadDefinition(run.definitionId, actor);
  }

  async #resume(room: Room, run: RunInPlay, { userid: by }: Actor): Promise<void> {
    const { runs, steps, activities } = this.#parts;
    const on = await runs.onIn(room);
    const rules = activities.of(run);
    const command = on && (rules.resume?.(run.definition, run.state, on.activity) ?? null);
    if (command === null) return;
    const { roomId, runId, version } = run;
    try {
      await steps.command({ roomId, runId, version, command, by });
    } catch (error) {
      // A second tap, or another host, has moved it just now.
      if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
    }
  }
}
