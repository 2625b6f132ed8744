import type { AnyActivity, Names } from '@sets/shared/live/activity.ts';
import { nameless, numberedNames } from '@sets/shared/live/names-shown.ts';
import type { Activities } from '../activities.ts';
import type { Names as RunNames } from '../entry/names.ts';
import { removedFrom } from '../room/people-of-room.ts';
import type { Room, RoomStore } from '../room/room-store.ts';
import type { FoldStore } from './fold-store.ts';
import { inSlices } from '../../core/in-slices.ts';
import { turn } from '../../core/turn.ts';
import type { Answer, Run, RunInPlay, RunStore } from './run-store.ts';

interface ResultsParts {
  readonly store: RunStore;
  readonly folds: FoldStore;
  readonly activities: Activities;
  readonly names: Pick<RunNames, 'shown'>;
  readonly roomStore: Pick<RoomStore, 'get'>;
}

/** The results of runs in play: each made once for each of its keys, from all answers. */
export class Results {
  readonly #parts: ResultsParts;

  constructor(parts: ResultsParts) {
    this.#parts = parts;
    parts.store.onChanged((run, change) => {
      if (change === 'gone' || change === 'people') parts.folds.forget(run);
    });
  }

  /** The key of the results that there are now, or null. */
  keyOf(run: RunInPlay): string | null {
    return this.#parts.activities.of(run).results?.key(run.state) ?? null;
  }

  /** The results as the run now stands, or null where there are none. */
  async of(run: RunInPlay): Promise<unknown> {
    const { store, folds, activities, roomStore } = this.#parts;
    const key = this.keyOf(run);
    if (key === null) return null;
    const rules = activities.of(run);
    const room = await roomStore.get(run.roomId);
    // Where a host calls somebody otherwise, it is made anew.
    return folds.of(run, `${key}@${room?.people.said ?? 0}`, () =>
      foldResults(rules, run, {
        answers: inSlices(store.answers(run.runId)),
        names: () => this.#namesIn(run, room),
      }),
    );
  }

  /** As everybody may read them. */
  async #namesIn({ runId }: Run, room: Room | null): Promise<Names> {
    const shown = await this.#parts.names.shown(
      runId,
      room === null ? [] : removedFrom(room, runId),
    );
    const nobody = shown.filter(({ name }) => name === null);
    const numbered = numberedNames(nobody.map(() => nameless));
    const named = shown.flatMap(({ participant, name }): [string, string][] =>
      name === null ? [] : [[participant, name]],
    );
    return new Map([
      ...named,
      ...nobody.map(({ participant }, at): [string, string] => [participant, numbered[at] ?? '']),
    ]);
  }
}

/** What results are made of. */
interface Folded {
  readonly answers: AsyncIterable<Answer>;
  readonly names: () => Promise<Names>;
}

/** The results that an activity makes of all answers of a run. */
export const foldResults = async (
  { results }: AnyActivity,
  { definition, state }: Pick<Run, 'definition' | 'state'>,
  given: Folded,
): Promise<unknown> => {
  let sum = results?.empty(results.tellsNames === true ? await given.names() : new Map());
  // To name two thousand people takes as long as to score their answers.
  await turn();
  for await (const answer of given.answers) sum = results?.add(definition, state, sum, answer);
  return sum;
};
