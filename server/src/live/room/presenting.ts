import type { RequestInput, RequestOutput } from '@sets/shared/live/requests.ts';
import type { Logger } from 'pino';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { newId } from '../../core/new-id.ts';
import type { Activities } from '../activities.ts';
import { entryOf } from '../entry/entry-of.ts';
import type { Hosting } from '../entry/hosting.ts';
import { newLook } from './looks.ts';
import type { PresenceStore } from './presence-store.ts';
import type { Room, SchoolOfRoom } from './room-store.ts';
import type { RoomRecords } from './room-records.ts';
import { roomInfoOf, type Rooms } from './rooms.ts';
import type { PulseStore } from '../pulse/pulse-store.ts';
import type { RunInPlay } from '../run/run-store.ts';
import { nobody } from '../run/run.model.ts';
import type { RunSteps } from '../run/run-steps.ts';
import type { Presenter, Runs } from '../run/runs.ts';

interface PresentingParts {
  readonly rooms: Rooms;
  readonly roomRecords: RoomRecords;
  readonly runs: Runs;
  readonly steps: Pick<RunSteps, 'command'>;
  readonly activities: Activities;
  readonly presence: PresenceStore;
  readonly hosting: Hosting;
  readonly pulse: Pick<PulseStore, 'nobodyLost'>;
  readonly schoolOf: (userid: string) => Promise<SchoolOfRoom | null>;
  readonly log: Logger;
}

type Wanted = RequestInput<'room:open'>;
type Whereabouts = RequestOutput<'room:mine'>;

/** So many of one's newest rooms are looked through for people. */
const mostOwnRooms = 50;

const elsewhere = (): AppError =>
  new AppError('CONFLICT', 'This is being presented in another room. End it there first.');

const standsOpen = (): AppError =>
  new AppError('CONFLICT', 'A survey is open in this room. Close it first, or use another room.');

const quicker = (): AppError =>
  new AppError('CONFLICT', 'Another host was quicker: look at what is on now.');

const notRehearsed = (): AppError => new AppError('WRONG_PHASE', 'This cannot be rehearsed.');

const nothingElse = (): AppError =>
  new AppError('WRONG_PHASE', 'In a rehearsal nothing else is put on.');

/** A room, and the run that a host saw on in it, where they say. */
interface SeenRoom {
  readonly roomId: string;
  readonly seen?: string | null | undefined;
}

/** Puts definitions on: in a room of their own, or in one where people already are. */
export class Presenting {
  readonly #parts: PresentingParts;

  constructor(parts: PresentingParts) {
    this.#parts = parts;
  }

  /** Where this is under way; where it is not, one's own rooms in which people are. */
  async mine({ activity, definitionId }: Wanted, actor: Actor): Promise<Whereabouts> {
    const under = await this.#parts.runs.findOpen(activity, definitionId);
    if (under === null) return { under, rooms: await this.#roomsWithPeople(actor) };
    const isHost = await this.#mayHost(under.roomId, actor);
    return { under: isHost ? await this.#whereabouts(under) : null, rooms: [] };
  }

  async #whereabouts({ runId, roomId, ...run }: RunInPlay): Promise<Whereabouts['under']> {
    const { rooms, runs } = this.#parts;
    const room = await rooms.load(roomId);
    const on = await runs.onIn(room);
    return {
      room: roomInfoOf(room),
      runId,
      title: this.#titleOf(run),
      on: on && { runId: on.runId, title: this.#titleOf(on), ended: on.ended },
    };
  }

  async #roomsWithPeople({ userid }: Actor): Promise<Whereabouts['rooms']> {
    const { roomRecords, runs, presence } = this.#parts;
    const found: Whereabouts['rooms'] = [];
    for (const room of await roomRecords.ownedBy(userid, mostOwnRooms)) {
      const { connected: here } = await presence.health(room.roomId);
      const run = here === 0 ? null : await runs.onIn(room);
      if (run === null || this.#standsOpen(run)) continue;
      const { runId } = run;
      found.push({ room: roomInfoOf(room), runId, title: this.#titleOf(run), here });
    }
    return found.toSorted((one, other) => other.here - one.here);
  }

  /** Whoever comes by the link of this room finds what they were asked to answer, for as long as it is open. */
  #standsOpen(run: RunInPlay): boolean {
    return this.#parts.activities.of(run).atOwnTime?.(run.state)?.isOpen === true;
  }

  #titleOf(run: Pick<RunInPlay, 'activity' | 'definition'>): string {
    return this.#parts.activities.of(run).title(run.definition);
  }

  /**
   * A room in which this is rehearsed. The run is of nobody and of no definition that anybody knows, and
   * lies in no space: so no list, result or limit has it.
   * @throws AppError WRONG_PHASE where it cannot be rehearsed
   */
  async rehearse(wanted: Wanted, students: number, actor: Actor): Promise<Room> {
    const { rooms, roomRecords, runs, activities } = this.#parts;
    const { activity } = wanted;
    const { definition, topic = null } = await this.#presenter(wanted, actor);
    if (activities.named(activity).sample === undefined) throw notRehearsed();
    const runId = newId();
    const look = await newLook(this.#parts, actor.userid);
    const rehearsal = { by: actor.userid, students };
    const room = await rooms.create(nobody, runId, look, topic?.moduleid ?? null, rehearsal);
    const run = { activity, definitionId: newId(), roomId: room.roomId, runId };
    try {
      await runs.create(run, { userid: nobody, definition });
      return room;
    } catch (error) {
      await roomRecords.remove(room.roomId);
      throw error;
    }
  }

  /** The room where a definition is presented, with it on; a new one where it is not (SE1). */
  async open(wanted: Wanted, actor: Actor): Promise<Room> {
    const { rooms, roomRecords, runs } = this.#parts;
    const presenter = await this.#presenter(wanted, actor);
    const under = await runs.findOpen(wanted.activity, wanted.definitionId);
    if (under !== null) {
      // What is under way in somebody else's room is not put on there by others.
      if (!(await this.#mayHost(under.roomId, actor))) throw elsewhere();
      return this.putOn(under.roomId, under.runId);
    }
    const runId = newId();
    const look = await newLook(this.#parts, actor.userid);
    const space = presenter.topic?.moduleid ?? null;
    const room = await rooms.create(actor.userid, runId, look, space);
    const { roomId } = room;
    try {
      await this.#create({ ...wanted, roomId, runId }, presenter);
      return room;
    } catch (error) {
      await roomRecords.remove(roomId);
      if (!isDuplicateKey(error)) throw error;
      // Another device opened the same definition just now.
      const { roomId: theirs } = await runs.loadOpen(wanted.activity, wanted.definitionId);
      return rooms.load(theirs);
    }
  }

  /**
   * Puts a definition on in a room: the run that is under way there, or a new one.
   * @throws AppError CONFLICT where it is presented in another room, or another host was quicker;
   * WRONG_PHASE in a rehearsal
   */
  async start({ roomId, seen }: SeenRoom, wanted: Wanted, actor: Actor): Promise<string> {
    const { rooms, runs } = this.#parts;
    const presenter = await this.#presenter(wanted, actor);
    const room = await rooms.load(roomId);
    if (room.rehearsal !== null) throw nothingElse();
    const on = await runs.onIn(room);
    const current = on?.runId ?? null;
    const under = await runs.findOpen(wanted.activity, wanted.definitionId);
    if (on !== null && current !== under?.runId && this.#standsOpen(on)) throw standsOpen();
    // A double tap finds on what the first one has put on.
    if (seen !== undefined && current !== seen && current !== under?.runId) throw quicker();
    if (under !== null && under.roomId !== roomId) throw elsewhere();
    const runId = under?.runId ?? (await this.#newRunIn(roomId, wanted, presenter));
    await this.putOn(roomId, runId);
    return runId;
  }

  /** A new run, or the one that a double tap, or another host, has just made. */
  async #newRunIn(roomId: string, wanted: Wanted, presenter: Presenter): Promise<string> {
    const { runs } = this.#parts;
    const runId = newId();
    try {
      await this.#create({ ...wanted, roomId, runId }, presenter);
      return runId;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const made = await runs.loadOpen(wanted.activity, wanted.definitionId);
      if (made.roomId !== roomId) throw elsewhere();
      return made.runId;
    }
  }

  async #mayHost(roomId: string, actor: Actor): Promise<boolean> {
    try {
      await this.#parts.hosting.check(roomId, actor);
      return true;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'FORBIDDEN') throw error;
      return false;
    }
  }

  async #presenter({ activity, definitionId }: Wanted, actor: Actor): Promise<Presenter> {
    const runnable = this.#parts.activities.named(activity);
    const definition = await runnable.loadDefinition(definitionId, actor);
    const topic = (await runnable.topicOf?.(definitionId)) ?? null;
    return { userid: actor.userid, definition, topic };
  }

  async #create(run: Wanted & { roomId: string; runId: string }, presenter: Presenter) {
    const { activities, runs, steps, log } = this.#parts;
    const { activity, definitionId, roomId, runId } = run;
    const runnable = activities.named(activity);
    await runnable.onStart?.(definitionId);
    const command = (await runnable.begins?.(definitionId)) ?? null;
    await runs.create(run, presenter);
    if (command === null) return;
    try {
      // Before it is on: nobody sees it wait.
      await steps.command({ roomId, runId, version: 0, command, by: presenter.userid });
    } catch (error) {
      // The run is stored, and its room must stay with it: it waits for its host to begin it.
      log.error({ err: error, roomId, runId }, 'a run could not begin by itself');
    }
  }

  /** Puts a run of this room on. */
  async putOn(roomId: string, runId: string): Promise<Room> {
    const { rooms, runs, activities, pulse } = this.#parts;
    const entry = entryOf(activities, await runs.load(runId));
    const room = await rooms.load(roomId);
    const before = await runs.onIn(room);
    const over = before?.ended === true ? before.runId : null;
    await rooms.putOn(roomId, runId, { isForAll: entry !== 'account', over });
    // Who was lost in what was on is not lost in this; where it could not be put on, they still are.
    if (room.current !== runId) await pulse.nobodyLost(roomId);
    return rooms.load(roomId);
  }
}
