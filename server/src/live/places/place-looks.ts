import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { createRounds } from '../../core/rounds.ts';
import type { LocalPeers } from '../connection/local-peers.ts';
import { isSameSeat, type Peer, type PlaceSeat } from '../entry/seat.ts';
import type { Tickets } from '../entry/tickets.ts';
import { isRefusal } from './open-place.ts';
import type { PlaceKind, PlaceRef, Standing } from './place-kind.ts';

/** How many people are asked for together. */
const together = 500;

/** How often it is asked anew where what decides has changed while it was asked. */
const mostTries = 5;

/** A place, as its kind knows it. */
interface Place {
  readonly kind: PlaceKind;
  readonly at: PlaceRef;
  readonly roomId: string;
}

interface LooksParts {
  readonly peers: LocalPeers;
  readonly tickets: Tickets;
  readonly log: Logger;
}

/** Somebody, with the connections that they have to a place; all visitors are one. */
interface Somebody {
  readonly actor: Actor | null;
  readonly peers: Peer[];
}

/**
 * Looks whether people may still be where they are: sends away who may not, and seats anew who stands
 * otherwise (PL3). What a look costs does not grow with the connections: the place is asked once for
 * all accounts, and visitors are one.
 */
export class PlaceLooks {
  readonly #parts: LooksParts;
  readonly #rounds = createRounds();
  /** Counts what was told to have changed, so that what was asked before is asked again. */
  #changes = 0;

  constructor(parts: LooksParts) {
    this.#parts = parts;
  }

  /** What decides has changed: whatever is being asked is asked again. */
  changed(): void {
    this.#changes += 1;
  }

  /** @throws AppError for who may not come in */
  async standing(place: Place, actor: Actor | null): Promise<Standing> {
    const [standing] = await this.#ask(place, [actor]);
    if (standing === undefined) throw new Error('The place does not say how somebody stands.');
    if (standing instanceof AppError) throw standing;
    return standing;
  }

  /** How somebody sits who stands so. */
  seat({ roomId }: Place, { as, writes, mine, known }: Standing, peer: Peer): PlaceSeat {
    const { actor, connectionId } = peer;
    const participant =
      actor === null ? connectionId : this.#parts.tickets.participantOf(roomId, actor.userid);
    const isAllowed = writes && actor !== null;
    return { as: 'member', roomId, audience: as, participant, writes: isAllowed, mine, known };
  }

  /** One connection. @throws AppError for who may not be there any more */
  async one(place: Place, peer: Peer): Promise<Standing> {
    const [standing] = await this.#ask(place, [peer.actor]);
    if (standing === undefined) throw new Error('The place does not say how somebody stands.');
    await this.#settle(place, peer, standing);
    if (standing instanceof AppError) throw standing;
    return standing;
  }

  /** All connections of one account. */
  async of(place: Place, userid: string): Promise<void> {
    const participant = this.#parts.tickets.participantOf(place.roomId, userid);
    await this.#look(place, this.#parts.peers.of(place.roomId, participant));
  }

  /** Everybody there. Whoever asks while it is under way shares the next look. */
  all(place: Place): Promise<void> {
    return this.#rounds(place.roomId, () => {
      const here = [...this.#parts.peers.in(place.roomId)];
      return this.#look(
        place,
        here.flatMap(([, peers]) => peers),
      );
    });
  }

  async #look(place: Place, peers: readonly Peer[]): Promise<void> {
    const people = apart(peers);
    for (let from = 0; from < people.length; from += together) {
      const some = people.slice(from, from + together);
      try {
        await this.#lookAt(place, some);
      } catch (error) {
        // Whether they may be there cannot be known now; the next look tries again.
        this.#parts.log.warn({ err: error }, 'who is in a place could not be looked up');
      }
    }
  }

  async #lookAt(place: Place, people: readonly Somebody[]): Promise<void> {
    const standings = await this.#ask(
      place,
      people.map(({ actor }) => actor),
    );
    // Nothing waits in between: nobody is seated by what is not so any more.
    const seated = people.flatMap(({ peers }, index) => {
      const standing = standings[index];
      return standing === undefined ? [] : peers.map((peer) => this.#settle(place, peer, standing));
    });
    await Promise.all(seated);
  }

  async #ask(
    place: Place,
    actors: readonly (Actor | null)[],
  ): Promise<readonly (Standing | AppError)[]> {
    for (let tries = 1; ; tries += 1) {
      const before = this.#changes;
      const standings = await standingsIn(place, actors);
      if (before === this.#changes || tries === mostTries) return standings;
    }
  }

  /** Seats or sends away somebody who was asked for; they may have left meanwhile. */
  async #settle(place: Place, peer: Peer, standing: Standing | AppError): Promise<void> {
    const { roomId } = place;
    const seat = peer.seatIn(roomId);
    if (seat?.as !== 'member') return;
    if (standing instanceof AppError) {
      peer.stand(roomId);
      peer.tell('place:left', { roomId, error: standing.toFailure() });
      return;
    }
    const { as, mine, known } = standing;
    const next = this.seat(place, standing, peer);
    seat.known = known;
    if (!isSameSeat(seat, next)) await peer.sit(next);
    else if (isDeepStrictEqual(seat.mine, mine)) return;
    else seat.mine = mine;
    peer.tell('place:standing', { roomId, as, mine });
  }
}

/** Where a place is there for nobody, that stands for each. @throws whatever does not say who may be there */
const standingsIn = async (
  { kind, at }: Place,
  actors: readonly (Actor | null)[],
): Promise<readonly (Standing | AppError)[]> => {
  try {
    return await kind.standings(at, actors);
  } catch (error) {
    if (isRefusal(error)) return actors.map(() => error);
    throw error;
  }
};

const apart = (peers: readonly Peer[]): readonly Somebody[] => {
  const people = new Map<string | null, Somebody>();
  for (const peer of peers) {
    const { actor } = peer;
    const userid = actor?.userid ?? null;
    const known = people.get(userid);
    if (known === undefined) people.set(userid, { actor, peers: [peer] });
    else known.peers.push(peer);
  }
  return [...people.values()];
};
