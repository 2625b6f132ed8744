import { below, type Chance } from './fair-choice.ts';
import type { Person } from './persons.ts';

/** What happened in a list, one thing after the other; to undo is to take the last away. */
export type RoundEvent =
  | { readonly kind: 'drawn'; readonly key: string; readonly round: number }
  /** Drawn, and put back: has their turn to come still. */
  | { readonly kind: 'putBack'; readonly key: string }
  /** Drawn, and not here: as if it had not been, and absent today. */
  | { readonly kind: 'missing'; readonly key: string }
  | { readonly kind: 'absent'; readonly key: string }
  | { readonly kind: 'present'; readonly key: string };

/** How a list stands. All of it is told by keys; who has left the list is no longer in it. */
export interface RoundState {
  /** From 1. */
  readonly round: number;
  /** Who had their turn in this round. */
  readonly had: ReadonlySet<string>;
  readonly absent: ReadonlySet<string>;
  /** Who was drawn, in their order, over all rounds. */
  readonly order: readonly { readonly key: string; readonly round: number }[];
}

interface Gathered {
  round: number;
  had: Set<string>;
  absent: Set<string>;
  order: { key: string; round: number }[];
}

const takeBack = (state: Gathered, key: string): void => {
  state.had.delete(key);
  const last = state.order.findLastIndex((drawn) => drawn.key === key);
  if (last >= 0) state.order.splice(last, 1);
};

const takeDrawn = (state: Gathered, key: string, round: number): void => {
  if (round > state.round) state.had.clear();
  state.round = round;
  state.had.add(key);
  state.order.push({ key, round });
};

const take = (state: Gathered, event: RoundEvent): void => {
  const { kind, key } = event;
  if (kind === 'drawn') takeDrawn(state, key, event.round);
  if (kind === 'putBack' || kind === 'missing') takeBack(state, key);
  if (kind === 'absent' || kind === 'missing') state.absent.add(key);
  if (kind === 'present') state.absent.delete(key);
};

/** How things stand after these events. */
export const stateAfter = (events: readonly RoundEvent[]): RoundState => {
  const state: Gathered = { round: 1, had: new Set(), absent: new Set(), order: [] };
  for (const event of events) take(state, event);
  return state;
};

/** Whoever is here today. */
export const presentOf = (persons: readonly Person[], { absent }: RoundState): Person[] =>
  persons.filter(({ key }) => !absent.has(key));

/** Who may be drawn next, and in which round: everybody who is here, once all of them had their turn. */
export const nextTurn = (persons: readonly Person[], state: RoundState) => {
  const present = presentOf(persons, state);
  const waiting = present.filter(({ key }) => !state.had.has(key));
  return waiting.length > 0
    ? { round: state.round, waiting }
    : { round: state.round + 1, waiting: present };
};

/** Draws one of those who have their turn to come; null where nobody is here. */
export const drawn = (
  persons: readonly Person[],
  state: RoundState,
  chance: Chance,
): (RoundEvent & { readonly kind: 'drawn' }) | null => {
  const { round, waiting } = nextTurn(persons, state);
  const person = waiting.length === 0 ? undefined : waiting[below(waiting.length, chance)];
  return person === undefined ? null : { kind: 'drawn', key: person.key, round };
};
