import { randomInt } from 'node:crypto';
import { codeAlphabet } from '@sets/shared/core/ids.ts';
import { limits } from '@sets/shared/core/limits.ts';
import { notAside, putOnIn, takenOff } from '@sets/shared/live/aside.ts';
import type { ScreenTheme } from '@sets/shared/core/look.ts';
import type { RoomInfo } from '@sets/shared/live/room.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { andThen, type MaybePromise } from '../../core/maybe-promise.ts';
import { newId } from '../../core/new-id.ts';
import type { AttendanceLog } from '../attendance/attendance-log.ts';
import { Attending } from './attending.ts';
import type { PresenceStore } from './presence-store.ts';
import type { RoomRecords } from './room-records.ts';
import { lookInfoOf, withTheme } from './looks.ts';
import { leftOutNow } from './left-out-now.ts';
import { nothingSaid, type PeopleOfRoom } from './people-of-room.ts';
import type { Attendance, Room, RoomStore } from './room-store.ts';
import type { RunStore } from '../run/run-store.ts';
import { SingleFlight } from '../../core/single-flight.ts';

interface RoomsParts {
  readonly roomRecords: RoomRecords;
  readonly rooms: RoomStore;
  readonly attendance: AttendanceLog;
  readonly store: RunStore;
  readonly presence: PresenceStore;
  readonly clock: Clock;
}

/** A join code by chance; whether it is free, the unique index of the rooms tells. */
export const randomCode = (): string =>
  Array.from({ length: limits.code }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** How often a change is tried while others come first. */
const mostTries = 20;

const noSuchRoom = (): AppError =>
  new AppError('NOT_FOUND', 'Nothing has this code. Check it on the big screen.');

/** What every audience may know of a room. */
export const roomInfoOf = ({ roomId, code, locked, look, rehearsal }: Room): RoomInfo => ({
  roomId,
  code,
  locked,
  ...(look !== null && { look: lookInfoOf(look) }),
  ...(rehearsal !== null && { rehearsal: rehearsal.students }),
});

/** Opening rooms, finding and changing them, and who was there: durable first, then in play. */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #attending: Attending;
  readonly #loading = new SingleFlight<Room | null>();

  constructor(parts: RoomsParts) {
    this.#parts = parts;
    this.#attending = new Attending({
      ...parts,
      load: (roomId) => this.load(roomId),
      leaveOut: (roomId) => this.#leaveOut(roomId),
    });
  }

  /** At once where the room is in play. @throws AppError NOT_FOUND */
  load(roomId: string): MaybePromise<Room> {
    const { rooms, roomRecords } = this.#parts;
    return andThen(
      rooms.get(roomId),
      (room) => room ?? this.#fetch(roomId, () => roomRecords.find(roomId)),
    );
  }

  /** At once where the room is in play. @throws AppError NOT_FOUND */
  loadByCode(code: string): MaybePromise<Room> {
    const { rooms, roomRecords } = this.#parts;
    return andThen(
      rooms.findByCode(code),
      (room) => room ?? this.#fetch(code, () => roomRecords.findByCode(code)),
    );
  }

  /** A new room in which this run is on, with a code of its own. */
  async create(
    owner: string,
    current: string,
    look: Room['look'] = null,
    space: Room['space'] = null,
    rehearsal: Room['rehearsal'] = null,
  ): Promise<Room> {
    const { roomRecords, clock } = this.#parts;
    const made = { roomId: newId(), owner, space, current, look, rehearsal };
    const people = nothingSaid;
    const fresh = { ...made, aside: [], locked: false, excluded: [], people, version: 0 };
    for (;;) {
      const room = { ...fresh, code: randomCode() };
      try {
        await roomRecords.create(room, clock.now());
        return room;
      } catch (error) {
        // The code is taken.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  /** Closes or opens the door for newcomers. */
  lock(roomId: string, locked: boolean): Promise<Room> {
    return this.#change(roomId, (room) => (room.locked === locked ? room : { ...room, locked }));
  }

  /** Chooses how the screen looks. @throws AppError BAD_REQUEST where there is no colour for it */
  dress(roomId: string, theme: ScreenTheme): Promise<Room> {
    return this.#change(roomId, (room) => withTheme(room, theme));
  }

  /** Leaves everybody of a burst of joins out of the count, or counts them again. */
  async exclude(roomId: string, burst: string, isExcluded: boolean): Promise<Room> {
    const { rooms } = this.#parts;
    await this.load(roomId);
    const bursts = await rooms.bursts(roomId);
    if (!bursts.some((each) => each.burst === burst)) {
      throw new AppError('NOT_FOUND', 'Nobody has joined like that.');
    }
    const changed = await this.#change(roomId, (room) => {
      if (room.excluded.includes(burst) === isExcluded) return room;
      const others = room.excluded.filter((each) => each !== burst);
      return { ...room, excluded: isExcluded ? [...others, burst] : others };
    });
    await this.#leaveOut(roomId);
    return changed;
  }

  /** Says something of single people; the same people back means that there is nothing to say. */
  async say(roomId: string, next: (people: PeopleOfRoom) => PeopleOfRoom): Promise<Room> {
    const changed = await this.#change(roomId, (room) => {
      const people = next(room.people);
      return people === room.people ? room : { ...room, people };
    });
    await this.#leaveOut(roomId);
    return changed;
  }

  /**
   * Puts a run on, and nobody is lost to it. Who is here is there while it is on, but where not everybody joins it.
   * `over`: what was on, where it has ended.
   */
  async putOn(
    roomId: string,
    runId: string,
    { isForAll = true, over = null as string | null } = {},
  ): Promise<void> {
    const { presence } = this.#parts;
    const before = await this.load(roomId);
    await this.#recall(before, runId);
    const next = (was: Room): Room => ({ ...was, ...putOnIn(was, runId, over) });
    const room = await this.#change(roomId, (was) => (was.current === runId ? was : next(was)));
    // Who was taken out of one run is in the next.
    if (room.people.removed.length > 0) await this.#leaveOut(roomId);
    if (before.current !== runId) await presence.forgetLost(roomId);
    if (isForAll) await this.attend(roomId, this.#allIn(runId, await presence.here(roomId)));
  }

  /** Nothing is on any more, where this run was; nobody goes back to it. */
  async takeOff(roomId: string, runId: string): Promise<void> {
    await this.#change(roomId, (room) => takenOff(room, runId));
  }

  /** A run is over: where it was set aside, nobody goes back to it. */
  async leaveAside(roomId: string, runId: string): Promise<void> {
    await this.#change(roomId, (room) => notAside(room, runId));
  }

  /**
   * Who has answered a run was there, and who is left out of the count is in none of its tallies:
   * for a run that has just been put in play.
   */
  async haveAnswered(room: Room, runId: string, answered: Iterable<string>): Promise<void> {
    const { roomId } = room;
    await this.#recall(room, runId);
    await this.attend(roomId, this.#allIn(runId, answered));
    await this.#leaveOut(roomId);
  }

  /** Notes that people are there. In play at once; resolves when what is new of it is durable. */
  attend(roomId: string, attendance: readonly Attendance[]): MaybePromise<void> {
    return this.#attending.attend(roomId, attendance);
  }

  /** Tells whoever counts people who is left out. */
  async #leaveOut(roomId: string): Promise<void> {
    const { rooms, store, presence } = this.#parts;
    const excluded = await leftOutNow(rooms, roomId);
    await store.exclude(roomId, excluded);
    await presence.exclude(roomId, excluded);
  }

  /** A room comes into play with the people of its current run; those of another one join them. */
  async #recall({ roomId, current }: Room, runId: string): Promise<void> {
    if (runId === current) return;
    const { rooms, attendance } = this.#parts;
    const were: Attendance[] = [];
    for await (const each of attendance.ofRun(roomId, runId)) were.push(each);
    if (were.length > 0) await rooms.attend(roomId, were);
  }

  /** Notes that somebody has been there who has answered. Resolves when it is durable. */
  wasThere(roomId: string, runId: string, participant: string): MaybePromise<void> {
    return this.attend(roomId, this.#allIn(runId, [participant]));
  }

  /** How they came is known, or will never be. */
  #allIn(runId: string, participants: Iterable<string>): Attendance[] {
    const at = this.#parts.clock.now();
    return Array.from(participants, (participant) => ({ participant, runId, burst: null, at }));
  }

  /** The room after a change to its newest version; the same room back means that there is none. */
  async #change(roomId: string, next: (room: Room) => Room): Promise<Room> {
    const { rooms, roomRecords } = this.#parts;
    for (let tries = 1; ; tries += 1) {
      const room = await this.load(roomId);
      const wanted = next(room);
      if (wanted === room) return room;
      const changed = { ...wanted, version: room.version + 1 };
      if (await roomRecords.advance(changed)) {
        await rooms.change(changed);
        return changed;
      }
      if (tries === mostTries) throw new AppError('CONFLICT', 'The room has changed meanwhile.');
      const durable = await roomRecords.find(roomId);
      if (durable !== null) await rooms.change(durable);
    }
  }

  /** Puts a room in play that is not; whoever asks for it meanwhile waits for the same. */
  async #fetch(key: string, find: () => Promise<Room | null>): Promise<Room> {
    const room = await this.#loading.run(key, async () => this.#putInPlay(await find()));
    if (room === null) throw noSuchRoom();
    return room;
  }

  async #putInPlay(room: Room | null): Promise<Room | null> {
    if (room === null) return null;
    const { rooms, attendance } = this.#parts;
    const { roomId } = room;
    if ((await rooms.get(roomId)) === null) {
      // Whose attendance is being written at this moment has joined, so must be counted too.
      await attendance.settled();
      await rooms.put(room, attendance.of(roomId, room.current));
      await this.#leaveOut(roomId);
    }
    const inPlay = await rooms.get(roomId);
    // It is there, and not in play: what is in play has just been lost.
    if (inPlay === null) throw new AppError('UNAVAILABLE', 'The server cannot reach this now.');
    return inPlay;
  }
}
