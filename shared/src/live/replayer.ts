import { limits } from '../core/limits.ts';
import type { Slot, Tallies, Tally } from './activity.ts';
import { nameless, namesShown } from './names-shown.ts';
import type { ReplayAnswer, ReplayRules, ReplayStep } from './replay.ts';
import { largestOf, moveBy } from './tally.ts';

/** What somebody was called, and when they said it. */
export interface ReplayName {
  readonly participant: string;
  /** Null where hosts alone saw it. */
  readonly name: string | null;
  readonly at: number;
}

/** So many answers are taken at once. */
const slice = 2_000;

/** The sum over what counts of a slot. */
class SlotSum {
  readonly values = new Map<string, ReplayAnswer>();
  readonly sum = new Map<string, number>();
  answered = 0;

  /** The largest counters, as many as an audience is told. */
  tally(most: number): Tally {
    return { answered: this.answered, counters: largestOf(this.sum, most) };
  }
}

/** What a room's screen showed. */
export interface ReplayPicture {
  readonly view: unknown;
  readonly tally: unknown;
}

/** A run as it goes on: what happens is told to it in the order in which it did. */
export class Replayer {
  readonly #rules: ReplayRules;
  readonly #definition: unknown;
  readonly #slots = new Map<Slot, SlotSum>();
  /** As they were said, the first first. */
  readonly #names: readonly ReplayName[];
  #state: unknown;
  /** What the activity makes of all answers, as points, and the key that it was made for. */
  #fold: { readonly key: string | null; readonly sum: unknown } = { key: null, sum: null };

  constructor(
    rules: ReplayRules,
    definition: unknown,
    first: unknown,
    names: readonly ReplayName[] = [],
  ) {
    this.#rules = rules;
    this.#definition = definition;
    this.#state = first;
    this.#names = names;
  }

  /** Where a step changes what answers count for, all of them are counted anew. */
  step(state: unknown): void {
    const before = this.#rules.counting?.(this.#state);
    this.#state = state;
    if (before === this.#rules.counting?.(state)) return;
    for (const slot of this.#slots.values()) {
      slot.sum.clear();
      for (const answer of slot.values.values()) this.#move(slot, answer, 1);
    }
  }

  /** Of one participant and slot the highest revision counts, in whichever order they come. */
  answer(answer: ReplayAnswer): void {
    const slot = this.#slots.get(answer.slot) ?? new SlotSum();
    this.#slots.set(answer.slot, slot);
    const before = slot.values.get(answer.participant);
    if (before !== undefined && before.revision >= answer.revision) return;
    slot.values.set(answer.participant, answer);
    if (before !== undefined) {
      slot.answered -= this.#says(before);
      this.#move(slot, before, -1);
    }
    slot.answered += this.#says(answer);
    this.#move(slot, answer, 1);
  }

  /** What the activity makes of all answers, anew where a step has changed of what it is; in slices, for they are many. */
  *folding(): Generator<void, void> {
    const { results } = this.#rules;
    const state = this.#state;
    const key = results?.key(state) ?? null;
    if (key === this.#fold.key) return;
    const names = results?.tellsNames === true ? this.#names : [];
    let sum = results?.empty(
      new Map(names.map(({ participant, name }) => [participant, name ?? nameless])),
    );
    let taken = 0;
    for (const { values } of key === null ? [] : this.#slots.values()) {
      for (const answer of values.values()) {
        const accepted = { ...answer, tappedAt: answer.receivedAt };
        sum = results?.add(this.#definition, state, sum, accepted);
        taken += 1;
        if (taken % slice === 0) yield;
      }
    }
    this.#fold = { key, sum: key === null ? null : sum };
  }

  /** What everybody saw at this moment, whose time is for the names that were said by then; no more than the room was told. */
  picture(time = Infinity): ReplayPicture {
    const folding = this.folding();
    while (folding.next().done !== true);
    const rules = this.#rules;
    const state = this.#state;
    const definition = this.#definition;
    const most = rules.mostCounters?.(definition, state) ?? limits.countersShown;
    const tallies: Tallies = new Map(
      rules.shown(state).map((slot) => {
        const sum = this.#slots.get(slot) ?? new SlotSum();
        return [slot, sum.tally(most)];
      }),
    );
    const { views, tallies: told } = rules.schemas;
    const said = this.#names.filter(({ at }) => at <= time).toReversed();
    const hasLobby = (rules.lobby?.(state) ?? null) !== null;
    const lobby = hasLobby ? namesShown(said.flatMap(({ name }) => name ?? [])) : undefined;
    const tally = rules.tally('screen', definition, state, {
      tallies,
      results: this.#fold.sum,
      lobby,
    });
    return {
      view: views.screen.parse(rules.view('screen', definition, state)),
      tally: tally === null ? null : told.screen.parse(tally),
    };
  }

  #says({ value }: ReplayAnswer): 0 | 1 {
    return this.#rules.isEmpty?.(value) === true ? 0 : 1;
  }

  #move({ sum }: SlotSum, { slot, value }: ReplayAnswer, times: 1 | -1): void {
    if (this.#rules.isEmpty?.(value) === true) return;
    moveBy(sum, this.#rules.contribution(this.#definition, slot, value, this.#state), times);
  }
}

/** A run as its room saw it at one time: what had happened until then, counted from nothing. */
export const replayAt = (
  rules: ReplayRules,
  definition: unknown,
  steps: readonly ReplayStep[],
  answers: readonly ReplayAnswer[],
  time: number,
  names: readonly ReplayName[] = [],
): ReplayPicture => {
  const state = steps.findLast(({ at }) => at <= time)?.state ?? steps[0]?.state;
  const replayer = new Replayer(rules, definition, state, names);
  for (const answer of answers) if (answer.receivedAt <= time) replayer.answer(answer);
  return replayer.picture(time);
};
