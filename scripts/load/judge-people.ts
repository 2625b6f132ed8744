import type { Faults } from './answer-book.ts';

/** Whom a host is shown: who joined what is on, and who has answered the question on show. */
export interface ShownPeople {
  readonly joined: number;
  readonly answered: number;
}

/**
 * What is wrong with the people whom a host is shown when the server is back: everybody who was
 * there must have joined, once, and whoever was promised that their answer counts has answered.
 */
export const judgePeople = (was: ShownPeople, shown: ShownPeople): Faults => ({
  lost: Math.max(0, was.joined - shown.joined) + Math.max(0, was.answered - shown.answered),
  doubled: Math.max(0, shown.joined - was.joined) + Math.max(0, shown.answered - was.joined),
});
