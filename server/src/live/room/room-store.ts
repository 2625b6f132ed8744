import type { ScreenTheme } from '@sets/shared/core/look.ts';
import type { JoinBurst } from '@sets/shared/live/room.ts';
import type { MaybePromise } from '../../core/maybe-promise.ts';
import type { Stop } from '../run/run-store.ts';
import type { PeopleOfRoom } from './people-of-room.ts';

/** The school of whoever opened a room, as it was then. */
export interface SchoolOfRoom {
  readonly name: string;
  /** `#rrggbb`, or '' where it has given none. */
  readonly colour: string;
  /** Where its logo is on this server, or ''. */
  readonly logo: string;
}

/** How a room looks, as it is stored: what is made of the school's colour is not. */
export interface LookOfRoom {
  readonly theme: ScreenTheme;
  readonly school: SchoolOfRoom | null;
}

/**
 * That a room is a rehearsal: whose, and with how many simulated students. Nobody owns such a room or
 * its run, they lie in no list, and nothing of them is kept.
 */
export interface RehearsalOfRoom {
  /** userid */
  readonly by: string;
  readonly students: number;
}

/** A room as the engine holds it. */
export interface Room {
  readonly roomId: string;
  readonly code: string;
  /** userid of whoever opened it. */
  readonly owner: string;
  /** Moduleid of the space of what it was opened for; null where that lies in none. */
  readonly space: string | null;
  /** The run that is on, or null. */
  readonly current: string | null;
  /** The runs in whose place others came, and which may go on: the newest last, at most `mostAside`. */
  readonly aside: readonly string[];
  readonly locked: boolean;
  /** The bursts of joins whose people are left out of the count. */
  readonly excluded: readonly string[];
  /** Null for a room from before there were looks. */
  readonly look: LookOfRoom | null;
  /** Null for a room in which people are asked. */
  readonly rehearsal: RehearsalOfRoom | null;
  /** What hosts have said of single people. */
  readonly people: PeopleOfRoom;
  /** Grows by one with every change. */
  readonly version: number;
}

/** That somebody was in a room while a run was on. The first one of a participant says how they came. */
export interface Attendance {
  readonly participant: string;
  /** The run that was on and had not ended, or null. */
  readonly runId: string | null;
  /** With whom they came; null for an account, which nobody makes up. */
  readonly burst: string | null;
  /** In milliseconds of the server's clock. */
  readonly at: number;
}

/** A burst of joins as the room itself knows it. */
export type RoomBurst = Omit<JoinBurst, 'network' | 'answered'>;

/** What has changed in a room: the room itself, who belongs to it, or it is in play no more. */
export type RoomChange = 'room' | 'people' | 'gone';

/**
 * The rooms in play, and who belongs to each. As with the runs, the durable truth is elsewhere, no
 * function crosses it but listeners, and every implementation passes `server/test/room-store-suite.ts`.
 */
export interface RoomStore {
  get(roomId: string): MaybePromise<Room | null>;
  findByCode(code: string): MaybePromise<Room | null>;
  /**
   * Puts a room in play with what is durable of its people: how everybody came, and who was there
   * while its current run was on. Where it already is, nothing changes.
   */
  put(room: Room, attendance: AsyncIterable<Attendance>): Promise<void>;
  /** The room's next version; one that is not newer changes nothing. */
  change(room: Room): MaybePromise<void>;
  /** Notes that people are there; gives what was not known of them before. Null: the room is not in play. */
  attend(roomId: string, attendance: readonly Attendance[]): MaybePromise<Attendance[] | null>;
  /** What a room first knew of a participant, or null where they do not belong to it. */
  participant(roomId: string, participant: string): MaybePromise<Attendance | null>;
  /** Everybody who belongs to the room. */
  participants(roomId: string): MaybePromise<readonly string[]>;
  /** How many have a place in the room: who is left out of the count takes none. */
  size(roomId: string): MaybePromise<number>;
  /** They belong to the room no longer: others may have their places. As joined they stay counted. */
  forget(roomId: string, participants: readonly string[]): MaybePromise<void>;
  /** Tells everywhere that something is otherwise about its people, as what one is called. */
  peopleChanged(roomId: string): void;
  /** Who is left out of the count. */
  excluded(roomId: string): MaybePromise<ReadonlySet<string>>;
  /** How many were there while a run was on; for null how many ever were. Without who is left out. */
  joined(roomId: string, runId: string | null): MaybePromise<number>;
  /** Which of these were there while a run was on; also who is left out. */
  wereIn(roomId: string, runId: string, among: readonly string[]): MaybePromise<readonly string[]>;
  /** From where people came: the newest burst first. */
  bursts(roomId: string): MaybePromise<RoomBurst[]>;
  /** Who ever came with each of these bursts. */
  cameWith(
    roomId: string,
    bursts: readonly string[],
  ): MaybePromise<ReadonlyMap<string, readonly string[]>>;
  /** The rooms that this process holds in play. */
  roomIds(): string[];
  /** This process needs the room no longer; others may. */
  release(roomId: string): Promise<void>;
  /** Takes a room out of play everywhere: what is in play may differ from the durable truth. */
  discard(roomId: string): Promise<void>;
  /** Calls `listener` after every change of a room, by whichever process. */
  onChanged(listener: (roomId: string, change: RoomChange) => void): Stop;
}
