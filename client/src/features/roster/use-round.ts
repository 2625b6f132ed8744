import { useEffect, useState } from 'react';
import { cryptoChance } from './draw/fair-choice.ts';
import { type Person, personsOf } from './draw/persons.ts';
import {
  drawn,
  nextTurn,
  presentOf,
  type RoundEvent,
  type RoundState,
  stateAfter,
} from './draw/round.ts';
import { keptRoundEvents } from './kept-rounds.ts';

/** How long the ring turns, in ms; the stylesheet reads it from the ring itself. */
export const spinMs = 3_200;

/** Whether somebody wants no movement: then there is no spin, only the name. */
const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What happened, kept on this device with each change. */
const useEvents = (userid: string, rosterName: string) => {
  const [events, setEvents] = useState(() => keptRoundEvents.find(userid, rosterName));
  const change = (next: readonly RoundEvent[]): void => {
    setEvents(next);
    keptRoundEvents.keep(userid, rosterName, next);
  };
  return { events, change };
};

/** Who was drawn and is not shown yet: the ring turns to them. */
const useSpin = () => {
  const [isSpinning, setSpinning] = useState(false);
  useEffect(() => {
    if (!isSpinning) return undefined;
    const timer = setTimeout(() => setSpinning(false), spinMs);
    return () => clearTimeout(timer);
  }, [isSpinning]);
  return { isSpinning, setSpinning };
};

export interface Round {
  readonly persons: readonly Person[];
  /** As everybody may know it: while the ring turns, as it stood before. */
  readonly state: RoundState;
  readonly present: readonly Person[];
  /** How many have their turn to come before a new round begins. */
  readonly waiting: number;
  /** Who was drawn last: who the ring turns to, or shows. */
  readonly current: Person | null;
  readonly isSpinning: boolean;
  readonly canUndo: boolean;
  readonly draw: () => void;
  readonly undo: () => void;
  readonly putBack: (key: string) => void;
  /** Who was drawn is not here. */
  readonly missing: (key: string) => void;
  readonly setPresent: (key: string, isPresent: boolean) => void;
  /** Nobody was drawn, and everybody is here. */
  readonly startOver: () => void;
}

/** The last event tells whom the ring shows: nobody, once they were put back or are missing. */
const currentOf = (persons: readonly Person[], { order }: RoundState): Person | null =>
  persons.find(({ key }) => key === order.at(-1)?.key) ?? null;

/** Draws from a list. Give the component a `key`: the list's name. */
export const useRound = (userid: string, rosterName: string, lineUp: readonly string[]): Round => {
  const { events, change } = useEvents(userid, rosterName);
  const { isSpinning, setSpinning } = useSpin();
  const persons = personsOf(lineUp);
  const now = stateAfter(events);
  const state = isSpinning ? stateAfter(events.slice(0, -1)) : now;
  const add = (event: RoundEvent): void => {
    setSpinning(false);
    change([...events, event]);
  };
  const draw = (): void => {
    // Whoever cannot wait sees the name at once.
    if (isSpinning) return setSpinning(false);
    const event = drawn(persons, now, cryptoChance);
    if (event === null) return undefined;
    add(event);
    return setSpinning(!isCalm());
  };
  return {
    persons,
    state,
    present: presentOf(persons, state),
    waiting: nextTurn(persons, state).waiting.length,
    current: currentOf(persons, now),
    isSpinning,
    canUndo: events.length > 0,
    draw,
    undo: () => {
      setSpinning(false);
      change(events.slice(0, -1));
    },
    putBack: (key) => add({ kind: 'putBack', key }),
    missing: (key) => add({ kind: 'missing', key }),
    setPresent: (key, isPresent) => add({ kind: isPresent ? 'present' : 'absent', key }),
    startOver: () => {
      setSpinning(false);
      change([]);
    },
  };
};
