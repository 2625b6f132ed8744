import { givingWay, rehearsal } from '@sets/shared/live/rehearsal.ts';
import type { RequestInput } from '@sets/shared/live/requests.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import type { AttendanceLog } from '../attendance/attendance-log.ts';
import { disconnectRoom } from '../connection/hub.ts';
import type { Hub } from '../connection/hub-types.ts';
import type { PulseRecords } from '../pulse/pulse-records.ts';
import type { Presenting } from '../room/presenting.ts';
import type { RoomRecords, StoredRehearsal } from '../room/room-records.ts';
import type { Room, RoomStore } from '../room/room-store.ts';
import type { RunRecord } from '../run/run.model.ts';
import type { RunRecords } from '../run/run-records.ts';
import type { RunSteps } from '../run/run-steps.ts';
import type { RunUpkeep } from '../run/run-upkeep.ts';
import { type ClassParts, SimulatedClass } from './simulated-class.ts';

export interface RehearsalsParts extends ClassParts {
  readonly presenting: Pick<Presenting, 'rehearse'>;
  /** Whether somebody presents in a space, at this moment. */
  readonly presentsIn: (actor: Actor, moduleid: string) => Promise<boolean>;
  readonly steps: Pick<RunSteps, 'finish'>;
  readonly upkeep: Pick<RunUpkeep, 'remove'>;
  readonly records: Pick<RunRecords, 'findStored' | 'inRooms' | 'timesIn'>;
  readonly roomRecords: Pick<RoomRecords, 'rehearsals' | 'remove'>;
  readonly roomStore: Pick<RoomStore, 'discard'>;
  readonly attendance: Pick<AttendanceLog, 'remove' | 'settled'>;
  readonly pulseRecords: Pick<PulseRecords, 'removeRoom'>;
  readonly hub: Hub;
  /** Whether no other process has rehearsals on the same store. */
  readonly isAlone: boolean;
}

/** How often it is looked for what is over, in ms. */
const sweepEvery = 30_000;

/** Beginning rehearsals, and looking whether they are over. */
const oneAtATime = 'rehearsals';

/** A rehearsal that goes on. */
interface Going extends StoredRehearsal {
  readonly runId: string;
  /** When anything was done in it last, in ms. */
  readonly lastAt: number;
}

const tooMany = (): AppError =>
  new AppError('FULL', 'Others are rehearsing on this server now. Try again in a few minutes.');

/**
 * Rehearsals: rooms in which simulated students answer, each with one run. What is durable says alone
 * which there are and which are over, so any process takes away what another one has left.
 */
export class Rehearsals {
  readonly #parts: RehearsalsParts;
  /** The classes that this process simulates, by room. */
  readonly #classes = new Map<string, SimulatedClass>();
  readonly #inTurn = createKeyedMutex();
  #sweeping: Promise<void> = Promise.resolve();
  #cancelSweep = (): void => {};
  #isStopped = false;

  constructor(parts: RehearsalsParts) {
    this.#parts = parts;
    this.#sweep();
  }

  /** @throws AppError FULL where too many are going on, and as presenting does */
  start(wanted: RequestInput<'rehearsal:start'>, actor: Actor): Promise<Room> {
    return this.#inTurn(oneAtATime, async () => {
      const { students, ...definition } = wanted;
      const all = await this.#goingOn();
      const own = all.filter(({ by }) => by === actor.userid);
      const others = all.filter(({ by }) => by !== actor.userid);
      const isFull = others.length >= rehearsal.atOnce;
      const resting = isFull ? givingWay(others, this.#parts.clock.now()) : null;
      if (isFull && resting === null) throw tooMany();
      const room = await this.#parts.presenting.rehearse(definition, students, actor);
      this.#simulate(room, students);
      // Only now: whose new one could not be made keeps the one they had.
      for (const each of resting === null ? own : [...own, resting]) await this.#finish(each);
      return room;
    });
  }

  /** What cannot be ended now is ended when nobody goes on with it. */
  async #finish({ runId, roomId }: Going): Promise<void> {
    try {
      await this.#parts.steps.finish(runId);
    } catch (error) {
      this.#parts.log.error({ err: error, roomId }, 'a rehearsal could not be ended');
    }
  }

  #simulate({ roomId, code, current }: Room, students: number): void {
    if (current === null) return;
    const ofClass = { roomId, code, runId: current, students };
    const onGone = () => this.#classes.delete(roomId);
    this.#classes.set(roomId, new SimulatedClass(ofClass, this.#parts, onGone));
  }

  /** The rehearsal that a room is ends. @throws AppError WRONG_PHASE where it is none */
  async end({ rehearsal: of, current }: Room): Promise<void> {
    if (of === null) throw new AppError('WRONG_PHASE', 'This is no rehearsal.');
    if (current !== null) await this.#parts.steps.finish(current);
  }

  /** All in a space that is deleted end. */
  async endIn(moduleid: string): Promise<void> {
    const all = await this.#goingOn();
    for (const each of all) if (each.space === moduleid) await this.#parts.steps.finish(each.runId);
  }

  /** Somebody may present less than they could: what they rehearse and may not present any more ends. */
  async endWithout(userid: string): Promise<void> {
    // What an account may by being an admin's is not asked for: such a rehearsal is begun anew at once.
    const actor = { userid, accountType: 'student' } as const;
    for (const each of await this.#goingOn()) {
      if (each.by !== userid || each.space === null) continue;
      if (!(await this.#parts.presentsIn(actor, each.space))) await this.#finish(each);
    }
  }

  /** For the end of the process. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelSweep();
    for (const each of this.#classes.values()) each.leave();
    this.#classes.clear();
    await this.#sweeping;
  }

  async #goingOn(): Promise<Going[]> {
    const going: Going[] = [];
    for (const each of await this.#parts.roomRecords.rehearsals()) {
      const run = each.runId === null ? null : await this.#parts.records.findStored(each.runId);
      if (run?.ended !== false) continue;
      going.push({ ...each, runId: run._id, lastAt: await this.#lastAt(each, run._id) });
    }
    return going;
  }

  async #lastAt({ begunAt }: StoredRehearsal, runId: string): Promise<number> {
    return (await this.#parts.records.timesIn(runId)).at(-1)?.at.getTime() ?? begunAt;
  }

  #sweep(): void {
    this.#sweeping = this.#sweepAll()
      .catch((error: unknown) => {
        this.#parts.log.error(
          { err: error },
          'it could not be looked for rehearsals that are over',
        );
      })
      .finally(() => {
        if (this.#isStopped) return;
        this.#cancelSweep = this.#parts.clock.after(sweepEvery, () => this.#sweep());
      });
  }

  async #sweepAll(): Promise<void> {
    // A rehearsal that is just being begun has no class yet.
    for (const each of await this.#inTurn(oneAtATime, () => this.#withoutGone())) {
      if (this.#isStopped) return;
      await this.#inTurn(oneAtATime, () => this.#look(each)).catch((error: unknown) => {
        const { roomId } = each;
        this.#parts.log.error({ err: error, roomId }, 'a rehearsal could not be taken away');
      });
    }
  }

  /** The rehearsals there are. The students of those that others have taken away go, where the end was missed. */
  async #withoutGone(): Promise<StoredRehearsal[]> {
    const all = await this.#parts.roomRecords.rehearsals();
    const there = new Set(all.map(({ roomId }) => roomId));
    for (const roomId of this.#classes.keys()) if (!there.has(roomId)) this.#dismiss(roomId);
    return all;
  }

  #dismiss(roomId: string): void {
    this.#classes.get(roomId)?.leave();
    this.#classes.delete(roomId);
  }

  /** Ends what nobody goes on with, and takes away what has ended. */
  async #look(each: StoredRehearsal): Promise<void> {
    const { records, steps, clock } = this.#parts;
    const run = each.runId === null ? null : await records.findStored(each.runId);
    if (run?.ended === false) {
      if (await this.#isLeft(each, run)) await steps.finish(run._id);
      return;
    }
    const overSince = run?.endedAt?.getTime() ?? each.begunAt;
    if (clock.now() - overSince >= rehearsal.lookedAt) await this.#remove(each.roomId);
  }

  /** Whether nobody has done anything for long, or nobody simulates its students any more. */
  async #isLeft(each: StoredRehearsal, { _id }: RunRecord): Promise<boolean> {
    const { roomId, begunAt } = each;
    const { clock, isAlone } = this.#parts;
    if (isAlone && !this.#classes.has(roomId)) return true;
    const now = clock.now();
    if (now - begunAt >= rehearsal.longest) return true;
    return now - (await this.#lastAt(each, _id)) >= rehearsal.quietFor;
  }

  /** The room itself goes last: where a process dies before, it is there to be taken away again. */
  async #remove(roomId: string): Promise<void> {
    const { records, upkeep, attendance, pulseRecords, roomRecords, roomStore, hub } = this.#parts;
    this.#dismiss(roomId);
    for await (const runId of records.inRooms([roomId])) {
      const run = await records.findStored(runId);
      if (run !== null) await upkeep.remove(run);
    }
    await attendance.remove(roomId);
    await pulseRecords.removeRoom(roomId);
    await roomRecords.remove(roomId);
    await roomStore.discard(roomId);
    disconnectRoom(hub, roomId);
    // Whoever came in meanwhile; from here on nobody does.
    await attendance.settled();
    await attendance.remove(roomId);
  }
}
