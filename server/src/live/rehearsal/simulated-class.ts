import type { Reply } from '@sets/shared/core/result.ts';
import type { Slot } from '@sets/shared/live/activity.ts';
import { arrivals, thinkingTime } from '@sets/shared/live/rehearsal.ts';
import type { RequestInput, RequestName } from '@sets/shared/live/requests.ts';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import { newId } from '../../core/new-id.ts';
import type { Activities } from '../activities.ts';
import type { LocalPeers } from '../connection/local-peers.ts';
import { entryOf } from '../entry/entry-of.ts';
import type { LiveRequests } from '../live-request.ts';
import type { Room } from '../room/room-store.ts';
import type { RunInPlay, RunStore, Stop } from '../run/run-store.ts';
import type { Runs } from '../run/runs.ts';
import { SimulatedStudent } from './simulated-student.ts';

export interface ClassParts {
  /** The front of the live engine, at which phones ask. */
  readonly answer: LiveRequests['answer'];
  readonly runs: Pick<Runs, 'load'>;
  readonly store: Pick<RunStore, 'onChanged'>;
  readonly activities: Activities;
  readonly peers: LocalPeers;
  readonly clock: Clock;
  readonly log: Logger;
  /** Gives numbers from 0 to below 1. */
  readonly random: () => number;
}

type RoomOfClass = Pick<Room, 'roomId' | 'code'> & {
  readonly runId: string;
  readonly students: number;
};

/** One of the class, and what they have answered. */
interface Pupil {
  readonly student: SimulatedStudent;
  readonly answers: Map<Slot, unknown>;
}

/**
 * The simulated students of one rehearsal: they come in, answer what opens, each in their time, and go
 * when it is over. They join and answer by the requests that phones send; nothing behind them knows
 * what they are.
 */
export class SimulatedClass {
  readonly #room: RoomOfClass;
  readonly #parts: ClassParts;
  readonly #onGone: () => void;
  readonly #pupils: Pupil[] = [];
  /** Those who have come in. */
  readonly #present = new Set<Pupil>();
  readonly #stopListening: Stop;
  /** What will be done later, by the slot that it is about; '' for coming in. */
  readonly #later = new Map<Slot, Set<Stop>>();
  /** What is open, in the order in which it is answered. */
  #open: readonly Slot[] = [];
  #isOver = false;

  /** `onGone`: they have gone because it was over. */
  constructor(room: RoomOfClass, parts: ClassParts, onGone: () => void) {
    this.#room = room;
    this.#parts = parts;
    this.#onGone = onGone;
    this.#stopListening = parts.store.onChanged(({ runId }, change) => {
      if (runId === room.runId && change === 'step') void this.#logged(this.#follow());
    });
    // From here on this process has the run at hand, and hears of its steps.
    void this.#logged(this.#follow());
    for (const [at, delay] of arrivals(room.students, parts.random).entries()) {
      const student = new SimulatedStudent(room.roomId, at + 1, parts.peers);
      const pupil = { student, answers: new Map<Slot, unknown>() };
      this.#pupils.push(pupil);
      this.#in(delay, '', () => this.#come(pupil));
    }
  }

  /** They all go. */
  leave(): void {
    this.#isOver = true;
    this.#stopListening();
    for (const slot of this.#later.keys()) this.#forget(slot);
    for (const { student } of this.#pupils) student.leave(this.#room.roomId);
    this.#present.clear();
  }

  async #come(pupil: Pupil): Promise<void> {
    const { roomId, code, runId } = this.#room;
    const joined = await this.#ask(pupil, 'room:join', { room: { code } });
    if (!joined.ok || this.#isOver) return;
    const run = await this.#run();
    if (entryOf(this.#parts.activities, run) === 'named') {
      const name = `Student ${pupil.student.number}`;
      await this.#ask(pupil, 'run:name', { roomId, runId, name });
    }
    this.#present.add(pupil);
    for (const [turn, slot] of this.#open.entries()) this.#think(pupil, { slot, turn }, run);
  }

  /** What is open now is thought about; what is not any more is left. */
  async #follow(): Promise<void> {
    const run = await this.#run();
    if (this.#isOver) return;
    if (run.ended) {
      this.leave();
      this.#onGone();
      return;
    }
    this.#open = this.#parts.activities.of(run).open(run.state);
    const open = new Set(this.#open);
    for (const slot of this.#later.keys()) if (slot !== '' && !open.has(slot)) this.#forget(slot);
    for (const [turn, slot] of this.#open.entries()) {
      if (this.#later.has(slot)) continue;
      this.#later.set(slot, new Set());
      for (const pupil of this.#present) this.#think(pupil, { slot, turn }, run);
    }
  }

  /** `turn`: how many of those that are open are answered before. */
  #think(
    pupil: Pupil,
    { slot, turn }: { readonly slot: Slot; readonly turn: number },
    { deadline }: Pick<RunInPlay, 'deadline'>,
  ): void {
    const { clock, random } = this.#parts;
    if (pupil.answers.has(slot)) return;
    const left = deadline === null ? null : deadline - clock.now();
    const time = thinkingTime(left, random);
    if (time === null) return;
    // Questions that are open together are answered one after the other, as fast as one alone is.
    const pace = left === null ? turn + 1 : 1;
    this.#in(time * pace, slot, () => this.#answer(pupil, slot));
  }

  async #answer(pupil: Pupil, slot: Slot): Promise<void> {
    const { activities, clock, random } = this.#parts;
    const { roomId, runId } = this.#room;
    const { activity, definition, state } = await this.#run();
    const given = { before: pupil.answers, random };
    const value = activities.named(activity).sample?.(definition, state, slot, given) ?? null;
    if (value === null) return;
    const attempt = { attempt: newId(), revision: 1, tappedAt: clock.now() };
    const told = await this.#ask(pupil, 'answer:submit', {
      roomId,
      runId,
      slot,
      value,
      ...attempt,
    });
    if (told.ok) pupil.answers.set(slot, value);
  }

  async #run(): Promise<RunInPlay> {
    return this.#parts.runs.load(this.#room.runId);
  }

  /** What is refused is left: a real phone would have said why. */
  #ask<Name extends RequestName>(
    { student }: Pupil,
    name: Name,
    input: RequestInput<Name>,
  ): Promise<Reply<unknown>> {
    return new Promise((resolve) => this.#parts.answer(name, input, student, resolve));
  }

  #in(ms: number, slot: Slot, work: () => Promise<void>): void {
    const waiting = this.#later.get(slot) ?? new Set();
    this.#later.set(slot, waiting);
    const cancel = this.#parts.clock.after(ms, () => {
      waiting.delete(cancel);
      void this.#logged(work());
    });
    waiting.add(cancel);
  }

  #forget(slot: Slot): void {
    for (const cancel of this.#later.get(slot) ?? []) cancel();
    this.#later.delete(slot);
  }

  #logged(work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) => {
      const { roomId } = this.#room;
      this.#parts.log.warn({ err: error, roomId }, 'a simulated student could not go on');
    });
  }
}
