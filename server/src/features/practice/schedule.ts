import { type Day, daysAfter, daysBetween } from '@sets/shared/practice/day.ts';
import type { Memory } from '@sets/shared/practice/practice.migrations.ts';
import { fsrs, Rating } from 'ts-fsrs';

/** At the latest so many days later a question comes again: a year. */
const longest = 365;

/** Whole days: what is missed today comes tomorrow at the earliest. Without chance, so that the same answers lead to the same days. */
const scheduler = fsrs({
  enable_short_term: false,
  enable_fuzz: false,
  maximum_interval: longest,
});

/** How a question is remembered after an answer to it, and when it comes again; `before` is null for the first one. */
export const remembered = (
  before: Memory | null,
  { isMissed, today }: { readonly isMissed: boolean; readonly today: Day },
): Memory => {
  // Who has travelled west is earlier than they were.
  const passed = before === null ? 0 : Math.max(0, daysBetween(before.last, today));
  const { stability, difficulty } = scheduler.next_state(
    before && { stability: before.stability, difficulty: before.difficulty },
    passed,
    isMissed ? Rating.Again : Rating.Good,
  );
  const pause = Math.max(1, scheduler.next_interval(stability, passed));
  return { stability, difficulty, last: today, due: daysAfter(today, pause) };
};
