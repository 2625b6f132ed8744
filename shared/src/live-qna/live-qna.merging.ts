import { fail, ok, type Result } from '../core/result.ts';
import { liveQnaLimits } from './live-qna.contract.ts';
import type { LiveQnaState, LiveQnaVotes, Merge } from './live-qna.live.ts';

/** With which question this one was joined; itself where with none. `merged` never leads to another merge. */
export const headOf = (merged: readonly Merge[], question: number): number =>
  merged.find(({ from }) => from === question)?.into ?? question;

/** Each question's head; quick where many are asked for. */
const headsOf = (merged: readonly Merge[]): ((question: number) => number) => {
  const heads = new Map(merged.map(({ from, into }) => [from, into]));
  return (question) => heads.get(question) ?? question;
};

/**
 * What somebody votes for where these are joined: each question once. Whoever is for one and
 * against another of the same is for it.
 */
export const votesOn = (merged: readonly Merge[], { up, down }: LiveQnaVotes) => {
  const head = headsOf(merged);
  const ups = new Set(up.map(head));
  const downs = new Set(down.map(head).filter((question) => !ups.has(question)));
  return { up: [...ups], down: [...downs] };
};

/** Joins a question, and all that were joined with it, with another. */
export const merge = (
  { merged }: Pick<LiveQnaState, 'merged'>,
  from: number,
  to: number,
): Result<Merge[]> => {
  const into = headOf(merged, to);
  if (headOf(merged, from) === into) {
    return from === to
      ? fail('BAD_REQUEST', 'A question cannot be joined with itself.')
      : ok([...merged]);
  }
  const rest = merged.filter((each) => each.from !== from);
  const moved = rest.map((each) => (each.into === from ? { from: each.from, into } : each));
  if (moved.length >= liveQnaLimits.merged) {
    return fail('TOO_LARGE', 'No more questions can be joined.');
  }
  return ok([...moved, { from, into }]);
};

/** Takes a question out of what it was joined with. */
export const part = ({ merged }: Pick<LiveQnaState, 'merged'>, question: number): Merge[] =>
  merged.filter(({ from }) => from !== question);
