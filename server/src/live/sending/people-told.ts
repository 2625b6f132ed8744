import type { Activities } from '../activities.ts';
import type { LocalPeers } from '../connection/local-peers.ts';
import type { TakingPart } from '../entry/taking-part.ts';
import {
  isBanned,
  nothingSaid,
  type PeopleOfRoom,
  whoIsConcerned,
} from '../room/people-of-room.ts';
import type { Room, RoomStore } from '../room/room-store.ts';
import type { Personal } from '../run/personal.ts';
import type { RunInPlay } from '../run/run-store.ts';
import type { Runs } from '../run/runs.ts';

interface Parts {
  readonly roomStore: Pick<RoomStore, 'get'>;
  readonly runs: Pick<Runs, 'onIn'>;
  readonly peers: LocalPeers;
  readonly personal: Pick<Personal, 'tells' | 'of'>;
  readonly takingPart: Pick<TakingPart, 'nameIn'>;
  readonly activities: Pick<Activities, 'of'>;
}

/**
 * Tells single people what a host has said of them, and nobody else: each process tells its own
 * connections. Whoever comes later is told by joining.
 */
export class PeopleTold {
  readonly #parts: Parts;
  readonly #known = new Map<string, PeopleOfRoom>();
  /** The version of the run in which those with extra time were told last, by room. */
  readonly #stepped = new Map<string, string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A room has changed: tells those of whom something else is said now. */
  async roomChanged(roomId: string): Promise<void> {
    const room = await this.#parts.roomStore.get(roomId);
    if (room === null) return;
    // A process that has only just taken the room up does not know what was said before: it tells all of it once.
    const before = this.#known.get(roomId) ?? nothingSaid;
    this.#known.set(roomId, room.people);
    if (before.said === room.people.said) return;
    for (const participant of whoIsConcerned(before, room.people)) {
      await this.#tell(room, participant);
    }
  }

  /** A run has moved: until when it is open for those with extra time is another time now. */
  async stepped(run: RunInPlay): Promise<void> {
    const { roomStore, activities, personal } = this.#parts;
    const { roomId, runId, version } = run;
    const at = `${runId} ${version}`;
    if (this.#stepped.get(roomId) === at) return;
    this.#stepped.set(roomId, at);
    if (activities.of(run).extraTime === undefined) return;
    const extra = (await roomStore.get(roomId))?.people.extra ?? [];
    for (const { participant } of extra) {
      const peers = this.#parts.peers.of(roomId, participant);
      if (peers.length === 0) continue;
      const me = await personal.of(run, participant);
      for (const peer of peers) peer.tell('me:changed', { runId, version, me });
    }
  }

  drop(roomId: string): void {
    this.#known.delete(roomId);
    this.#stepped.delete(roomId);
  }

  async #tell(room: Room, participant: string): Promise<void> {
    const { runs, peers, personal, takingPart } = this.#parts;
    const own = peers.of(room.roomId, participant);
    if (own.length === 0) return;
    if (isBanned(room, participant)) {
      for (const peer of own) peer.end();
      return;
    }
    const run = await runs.onIn(room);
    if (run === null) return;
    const { runId, version } = run;
    const me = personal.tells(run) ? await personal.of(run, participant) : null;
    const name = await takingPart.nameIn(run, participant);
    const told = { runId, version, me, ...(name !== null && { name }) };
    for (const peer of own) peer.tell('me:changed', told);
  }
}
