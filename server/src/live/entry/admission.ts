import type { Logger } from 'pino';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { Limiter, Limits } from '../../core/limits/limits.ts';
import { andThen, type MaybePromise } from '../../core/maybe-promise.ts';
import type { AccountRooms } from '../attendance/account-rooms.ts';
import type { Bounds } from '../bounds.ts';
import type { JoinBursts } from './join-bursts.ts';
import type { Newcomers } from './newcomers.ts';
import { mayComeIn } from './may-come-in.ts';
import type { PresenceStore } from '../room/presence-store.ts';
import type { Room, RoomStore } from '../room/room-store.ts';
import type { RunStore } from '../run/run-store.ts';
import type { Peer } from './seat.ts';
import type { Tickets } from './tickets.ts';

interface AdmissionParts {
  readonly roomStore: RoomStore;
  readonly store: RunStore;
  readonly presence: PresenceStore;
  readonly tickets: Tickets;
  readonly accountRooms: Pick<AccountRooms, 'note'>;
  readonly newcomers: Newcomers;
  readonly bursts: JoinBursts;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly bounds: Pick<Bounds, 'participants' | 'newcomersOfRoom'>;
  readonly log: Logger;
}

/** So often a full room is looked through for places, in ms: it is much to look through. */
const lookEvery = 1_000;

const full = (): AppError => new AppError('FULL', 'This room is full.');

/** Who may join a room without a ticket, and as whom. */
export class Admission {
  readonly #parts: AdmissionParts;
  readonly #newcomers: Limiter;
  /** When full rooms were looked through last. */
  readonly #lookedAt = new Map<string, number>();

  constructor(parts: AdmissionParts) {
    this.#parts = parts;
    this.#newcomers = parts.limits.window('newcomers of a room', parts.bounds.newcomersOfRoom);
    parts.roomStore.onChanged((roomId, change) => {
      if (change !== 'room') return;
      this.#endBursts(roomId).catch((error: unknown) => {
        parts.log.error({ err: error, roomId }, 'bursts that are left out could not be ended');
      });
    });
  }

  /** @throws AppError where somebody without a ticket is not let in (SE6, SE11). */
  async check(room: Room, peer: Peer): Promise<void> {
    if (room.locked) throw new AppError('TOO_LATE', 'The doors are closed. Ask whoever presents.');
    const { roomStore: rooms, tickets, newcomers } = this.#parts;
    const { roomId } = room;
    const known =
      peer.actor === null
        ? newcomers.became(peer, roomId)
        : tickets.participantOf(roomId, peer.actor.userid);
    if (known !== null) mayComeIn(room, known);
    if (known !== null && (await rooms.participant(roomId, known)) !== null) return;
    await this.#checkPlaces(room);
  }

  /** The participant that somebody without a ticket is. @throws AppError as `check` does. */
  async admit(room: Room, peer: Peer): Promise<string> {
    await this.check(room, peer);
    if (peer.actor === null) return this.#parts.newcomers.admit(peer, room.roomId);
    return this.participantOf(room, peer.actor);
  }

  /** The participant that an account is in a room, noted as one of its rooms; a rehearsal is none of them. */
  async participantOf(
    { roomId, rehearsal }: Room,
    { userid }: Pick<Actor, 'userid'>,
  ): Promise<string> {
    const { roomStore: rooms, tickets, accountRooms } = this.#parts;
    const participant = tickets.participantOf(roomId, userid);
    if (rehearsal !== null) return participant;
    // Before anything of theirs is in the room: else nobody could find it for them.
    if ((await rooms.participant(roomId, participant)) === null) {
      await accountRooms.note(userid, roomId);
    }
    return participant;
  }

  /**
   * Somebody with a ticket, who always comes back but for one case: they left without an answer,
   * and others have their place since (SE11). @throws AppError FULL, FORBIDDEN
   */
  async checkReturn(room: Room, participant: string): Promise<void> {
    mayComeIn(room, participant);
    const { roomStore: rooms } = this.#parts;
    if ((await rooms.participant(room.roomId, participant)) !== null) return;
    if (await this.#hasAnswered(room, participant)) return;
    await this.#checkPlaces(room);
  }

  /**
   * Whether there is a place at this very moment: to be asked in the turn in which it is taken.
   * @throws AppError FULL
   */
  place(room: Room, participant: string): MaybePromise<void> {
    const { roomStore: rooms, bounds } = this.#parts;
    const { roomId } = room;
    return andThen(rooms.participant(roomId, participant), (known) =>
      andThen(rooms.size(roomId), (size) => {
        if (known !== null) return undefined;
        if (size >= bounds.participants) throw full();
        return andThen(this.#newcomers.take(roomId), (wait) => {
          if (wait > 0) throw full();
        });
      }),
    );
  }

  /** With whom somebody comes; an account comes alone, for nobody makes it up. */
  burstOf({ roomId }: Room, { actor, addressRange }: Peer): MaybePromise<string | null> {
    return actor === null ? this.#parts.bursts.of(roomId, addressRange) : null;
  }

  drop(roomId: string): void {
    this.#lookedAt.delete(roomId);
    this.#parts.bursts.drop(roomId);
  }

  /** Bursts that are left out take in nobody else. */
  async #endBursts(roomId: string): Promise<void> {
    const { roomStore, bursts } = this.#parts;
    const room = roomStore.get(roomId);
    // What is at hand is done in this turn: whoever comes next is in no burst that is left out.
    await andThen(room, (found) => bursts.end(roomId, found?.excluded ?? []));
  }

  /** @throws AppError FULL */
  async #checkPlaces(room: Room): Promise<void> {
    const { roomStore: rooms, bounds } = this.#parts;
    if ((await rooms.size(room.roomId)) < bounds.participants) return;
    await this.#makePlaces(room);
    if ((await rooms.size(room.roomId)) >= bounds.participants) throw full();
  }

  /** Forgets who has left a full room without an answer to what is on. */
  async #makePlaces(room: Room): Promise<void> {
    const { roomStore: rooms, presence, clock } = this.#parts;
    const { roomId } = room;
    const now = clock.now();
    if (now - (this.#lookedAt.get(roomId) ?? -lookEvery) < lookEvery) return;
    this.#lookedAt.set(roomId, now);
    const here = await presence.here(roomId);
    const silent: string[] = [];
    for (const participant of await rooms.participants(roomId)) {
      if (!here.has(participant) && !(await this.#hasAnswered(room, participant)))
        silent.push(participant);
    }
    await rooms.forget(roomId, silent);
  }

  async #hasAnswered({ current }: Room, participant: string): Promise<boolean> {
    if (current === null) return false;
    return (await this.#parts.store.answersOf(current, participant)).length > 0;
  }
}
