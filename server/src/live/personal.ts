import type { Activities } from './activities.ts';
import type { Presence } from './presence.ts';
import type { Results } from './results.ts';
import type { RunInPlay, RunStore } from './run-store.ts';

interface PersonalParts {
  readonly store: RunStore;
  readonly activities: Activities;
  readonly presence: Presence;
  readonly results: Results;
}

/** So many are told in one turn of the event loop, which has other things to do. */
const slice = 250;

/** What each participant alone is told (`me`). */
export class Personal {
  readonly #parts: PersonalParts;
  /** The results that everybody was told of last, by run. */
  readonly #told = new Map<string, string>();

  constructor(parts: PersonalParts) {
    this.#parts = parts;
    parts.store.onChanged((runId, change) => {
      if (change === 'gone') this.#told.delete(runId);
    });
  }

  /** Whether the activity of a run tells people anything of their own. */
  tells(run: RunInPlay): boolean {
    return this.#parts.activities.of(run).personal !== undefined;
  }

  /** What one participant is told as the run now stands. */
  async of(run: RunInPlay, participant: string): Promise<unknown> {
    const { store, activities, results } = this.#parts;
    const rules = activities.of(run);
    const sum = await results.of(run);
    const own = await store.answersOf(run.runId, participant);
    const result = sum === null ? null : rules.results?.of(sum, participant);
    const me = rules.personal?.(run.definition, run.state, { participant }, own, result ?? null);
    return rules.schemas.personal?.parse(me);
  }

  /** Tells everybody who is here, where there are other results than those they were told of. */
  async publish(run: RunInPlay): Promise<void> {
    const { presence, results } = this.#parts;
    const { runId, version } = run;
    const key = results.keyOf(run);
    if (key === null || !this.tells(run) || this.#told.get(runId) === key) return;
    this.#told.set(runId, key);
    let told = 0;
    for (const [participant, peers] of presence.present(runId)) {
      // There are newer ones already.
      if (this.#told.get(runId) !== key) return;
      const me = await this.of(run, participant);
      for (const peer of peers) peer.tell('me:changed', { runId, version, me });
      told += 1;
      if (told % slice === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
