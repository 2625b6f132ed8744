import type { RequestInput } from '@sets/shared/live/requests.ts';
import type { Place } from '@sets/shared/live/room.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { andThen, type MaybePromise } from '../../core/maybe-promise.ts';
import type { Admission } from './admission.ts';
import { ownAnswerOf } from '../run/answers.ts';
import type { Hosting } from './hosting.ts';
import type { Handlers } from '../live-request.ts';
import type { TakingPart } from './taking-part.ts';
import type { Newcomers } from './newcomers.ts';
import type { Personal } from '../run/personal.ts';
import type { Publisher } from '../sending/publisher.ts';
import type { Room, RoomStore } from '../room/room-store.ts';
import { roomInfoOf, type Rooms } from '../room/rooms.ts';
import type { RunStore } from '../run/run-store.ts';
import type { Runs } from '../run/runs.ts';
import { audienceOf, type Peer, type Seat } from './seat.ts';
import type { Tickets } from './tickets.ts';

interface SeatingParts {
  readonly rooms: Rooms;
  readonly roomStore: RoomStore;
  readonly runs: Runs;
  readonly store: RunStore;
  readonly hosting: Hosting;
  readonly publisher: Publisher;
  readonly tickets: Tickets;
  readonly newcomers: Newcomers;
  readonly admission: Admission;
  readonly takingPart: TakingPart;
  readonly personal: Personal;
  readonly clock: Clock;
}

type SeatingHandlers = Pick<Handlers, 'room:host' | 'room:watch' | 'room:join' | 'room:leave'>;

/** The requests that take a seat in a room, and leave it (SE2-SE8). */
export const createSeating = (parts: SeatingParts): SeatingHandlers => {
  const { rooms, publisher } = parts;
  const joining = createJoining(parts);

  /** Seats a peer and tells what it missed, in one turn of the event loop (NO4). */
  const seat = (peer: Peer, room: Room, taken: Seat, since: Place | undefined) => {
    const seen = peer.sit(taken);
    const notices = publisher.since(room.roomId, audienceOf(taken), since);
    return { seen, reply: { room: roomInfoOf(room), notices } };
  };

  return {
    'room:host': async ({ roomId, since }, { peer, actor }) => {
      await parts.hosting.check(roomId, actor);
      await publisher.prepare(roomId, 'host');
      return seat(peer, await rooms.load(roomId), { as: 'host', roomId }, since).reply;
    },

    'room:watch': async ({ code, since }, { peer }) => {
      const { roomId } = await rooms.loadByCode(code);
      await publisher.prepare(roomId, 'screen');
      return seat(peer, await rooms.load(roomId), { as: 'screen', roomId }, since).reply;
    },

    'room:join': async ({ room: wanted, ticket, since }, { peer }) => {
      const { roomId } = await joining.find(wanted);
      const { room, participant } = await joining.letIn(roomId, ticket, peer);
      // From here on nothing waits until the seat is taken.
      const seated = andThen(parts.admission.place(room, participant), () => {
        const { seen, reply } = seat(peer, room, { as: 'phone', roomId, participant }, since);
        return { reply, attended: andThen(seen, () => joining.attend(roomId, participant, peer)) };
      });
      const { reply, attended } = await seated;
      try {
        await attended;
      } catch (error) {
        peer.stand(roomId);
        throw new AppError('UNAVAILABLE', 'You could not join yet.', { cause: error });
      }
      const own = await joining.ownIn(roomId, participant);
      const by = parts.takingPart.seatedBy(peer, roomId, participant);
      return { ...reply, ticket: parts.tickets.sign(roomId, participant), participant, by, own };
    },

    'room:leave': ({ roomId }, { peer }) => {
      peer.stand(roomId);
      return {};
    },
  };
};

/** The steps of joining. */
const createJoining = (parts: SeatingParts) => {
  const { rooms, runs, publisher, tickets, newcomers, admission, personal, takingPart } = parts;

  const find = (wanted: RequestInput<'room:join'>['room']): MaybePromise<Room> =>
    'code' in wanted
      ? rooms.loadByCode(wanted.code)
      : runs
          .loadOpen(wanted.activity, wanted.definitionId)
          .then(({ roomId }) => rooms.load(roomId));

  /** Who somebody is who joins: the same again by their ticket, else as admission has it. */
  const letIn = async (roomId: string, ticket: string | undefined, peer: Peer) => {
    const ofTicket = ticket === undefined ? null : tickets.read(roomId, ticket);
    if (ofTicket === null) {
      await admission.check(await rooms.load(roomId), peer);
      // Who waits for their turn is no longer one who only holds a connection open.
      peer.waits();
      if (peer.actor === null) await newcomers.turn(peer, roomId);
    }
    await publisher.prepare(roomId, 'phone');
    // Much may have happened meanwhile.
    const room = await rooms.load(roomId);
    if (ofTicket === null) return { room, participant: await admission.admit(room, peer) };
    const participant = (await asAccount(room, peer)) ?? ofTicket;
    await admission.checkReturn(room, participant);
    return { room, participant };
  };

  /** Where accounts alone take part, whoever is signed in is who their account is, whatever ticket they have. */
  const asAccount = async (room: Room, { actor }: Peer): Promise<string | null> => {
    const run = actor === null ? null : await runs.onIn(room);
    if (actor === null || run === null || takingPart.ruleOf(run) !== 'account') return null;
    return admission.participantOf(room, actor);
  };

  /**
   * Notes that a participant is there, while what is on is on: asked once every process sees them,
   * for what comes on later notes who is here. Who went away while they joined does not count.
   */
  const attend = (roomId: string, participant: string, peer: Peer): MaybePromise<void> => {
    if (peer.seatIn(roomId) === null) return undefined;
    return andThen(rooms.load(roomId), (room) =>
      andThen(runs.onIn(room), (run) =>
        andThen(parts.roomStore.participant(roomId, participant), (known) => {
          const joins = run !== null && takingPart.joins(run, peer, participant);
          const runId = joins ? run.runId : null;
          return andThen(known === null ? admission.burstOf(room, peer) : known.burst, (burst) =>
            rooms.attend(roomId, [{ participant, runId, burst, at: parts.clock.now() }]),
          );
        }),
      ),
    );
  };

  /** What is a participant's own in the run that is on. */
  const ownIn = async (roomId: string, participant: string) => {
    const run = await runs.onIn(await rooms.load(roomId));
    if (run === null) return null;
    const { runId } = run;
    const answers = await parts.store.answersOf(runId, participant);
    const name = await takingPart.nameIn(run, participant);
    return {
      runId,
      answers: answers.map(ownAnswerOf),
      ...(name !== null && { name }),
      ...(personal.tells(run) && { me: await personal.of(run, participant) }),
    };
  };

  return { find, letIn, attend, ownIn };
};
