import { turn } from '../../core/turn.ts';
import type { Activities } from '../activities.ts';
import { ownAnswerOf } from './answers.ts';
import type { LocalPeers } from '../connection/local-peers.ts';
import type { Results } from './results.ts';
import type { RunInPlay, RunStore } from './run-store.ts';
import type { Peer } from '../entry/seat.ts';
import { extraOf } from '../room/people-of-room.ts';
import type { RoomStore } from '../room/room-store.ts';

interface PersonalParts {
  readonly store: RunStore;
  readonly activities: Activities;
  readonly peers: LocalPeers;
  readonly results: Results;
  readonly roomStore: Pick<RoomStore, 'get'>;
}

/** So many are told in one turn of the event loop, which has other things to do. */
const slice = 250;

/** Tells one participant something, on all their connections. */
type Tell = (run: RunInPlay, participant: string, peers: readonly Peer[]) => Promise<void>;

/**
 * What each participant alone is told: of what is theirs (`me`), and of their own answers. Each
 * process tells its own connections.
 */
export class Personal {
  readonly #parts: PersonalParts;
  /** The results that everybody was told of last, by run. */
  readonly #told = new Map<string, string>();

  constructor(parts: PersonalParts) {
    this.#parts = parts;
    parts.store.onChanged(({ runId }, change) => {
      if (change === 'gone' || change === 'people') this.#told.delete(runId);
    });
  }

  /** Whether the activity of a run tells people anything of their own. */
  tells(run: RunInPlay): boolean {
    return this.#parts.activities.of(run).personal !== undefined;
  }

  /** What one participant is told as the run now stands. */
  async of(run: RunInPlay, participant: string): Promise<unknown> {
    const { store, activities, results, roomStore } = this.#parts;
    const rules = activities.of(run);
    const room = await roomStore.get(run.roomId);
    const who = { participant, extra: room === null ? undefined : extraOf(room, participant) };
    const sum = await results.of(run);
    const own = await store.answersOf(run.runId, participant);
    const result = sum === null ? null : rules.results?.of(sum, participant);
    const me = rules.personal?.(run.definition, run.state, { ...who, own, result: result ?? null });
    return rules.schemas.personal?.parse(me);
  }

  /** Tells everybody who is here, where there are other results than those they were told of. */
  async publish(run: RunInPlay): Promise<void> {
    const { runId } = run;
    const key = this.#parts.results.keyOf(run);
    if (key === null || !this.tells(run) || this.#told.get(runId) === key) return;
    this.#told.set(runId, key);
    // Until there are newer ones.
    await this.#forEach(run, () => this.#told.get(runId) === key, [this.#tellMe]);
  }

  /** A run comes on: tells everybody who is here what is their own in it. */
  async begin(run: RunInPlay): Promise<void> {
    const tells: Tell[] = [];
    // It may have been on before: nobody has answered a run that has not moved yet.
    if (run.version > 0) tells.push(this.#tellAnswers);
    if (this.tells(run)) tells.push(this.#tellMe);
    if (tells.length > 0) await this.#forEach(run, () => true, tells);
  }

  async #forEach(run: RunInPlay, goesOn: () => boolean, tells: readonly Tell[]): Promise<void> {
    const here = [...this.#parts.peers.in(run.roomId)];
    for (let from = 0; from < here.length; from += slice) {
      // What everybody was told in this turn is on its way first.
      await turn();
      if (!goesOn()) return;
      // Together: where the store is another process, its answers come together too.
      const telling = here.slice(from, from + slice).map(async ([participant, peers]) => {
        for (const tell of tells) await tell(run, participant, peers);
      });
      await Promise.all(telling);
    }
  }

  readonly #tellMe: Tell = async (run, participant, peers) => {
    const { runId, version } = run;
    const me = await this.of(run, participant);
    for (const peer of peers) peer.tell('me:changed', { runId, version, me });
  };

  readonly #tellAnswers: Tell = async ({ runId }, participant, peers) => {
    for (const each of await this.#parts.store.answersOf(runId, participant)) {
      const answer = ownAnswerOf(each);
      for (const peer of peers) peer.tell('answer:changed', { runId, answer });
    }
  };
}
