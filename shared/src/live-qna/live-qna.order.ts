import type { LiveQnaOrder } from './live-qna.live.ts';

/** A question as it is put in order. */
export interface Ranked {
  readonly id: number;
  readonly pinned: boolean;
  readonly up: number;
  readonly down: number;
}

/** 1.96: of 20 such intervals 19 hold what they are about. */
const z = 1.96;

/**
 * The lower end of the Wilson interval: how large a share is at least, of which `some` of `all` were
 * seen. 0 where nobody was asked; it comes nearer to the share the more were.
 */
export const wilsonLower = (some: number, all: number): number => {
  if (all <= 0 || some <= 0) return 0;
  const share = some / all;
  const middle = share + (z * z) / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * all)) / all);
  return Math.max(0, (middle - spread) / (1 + (z * z) / all));
};

/**
 * How much a question divides the room, from 0 to 0.5: how large the smaller side is at least. Two
 * against two says little; forty against forty is a divided room; all on one side is none.
 */
export const controversyOf = ({ up, down }: Pick<Ranked, 'up' | 'down'>): number =>
  wilsonLower(Math.min(up, down), up + down);

const by: Readonly<Record<LiveQnaOrder, (one: Ranked, other: Ranked) => number>> = {
  votes: (one, other) => other.up - other.down - (one.up - one.down) || other.up - one.up,
  newest: (one, other) => other.id - one.id,
  controversial: (one, other) =>
    controversyOf(other) - controversyOf(one) || other.up + other.down - (one.up + one.down),
};

/** Pinned ones first, then as the order says; where that does not tell, whoever asked first. */
export const inOrder = <Question extends Ranked>(
  questions: readonly Question[],
  order: LiveQnaOrder,
): Question[] =>
  questions.toSorted(
    (one, other) =>
      Number(other.pinned) - Number(one.pinned) || by[order](one, other) || one.id - other.id,
  );
