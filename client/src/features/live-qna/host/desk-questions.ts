import type { LiveQnaOrder } from '@sets/shared/live-qna/live-qna.live.ts';
import { inOrder } from '@sets/shared/live-qna/live-qna.order.ts';
import type { HostQuestion } from '../questions-on-show.ts';

export const filters = ['open', 'waiting', 'answered', 'hidden'] as const;
export type Filter = (typeof filters)[number];

/** Where a question stands on the desk. */
export const filterOf = ({ stage, answered }: HostQuestion): Filter => {
  if (stage === 'waiting') return 'waiting';
  if (stage === 'hidden') return 'hidden';
  return answered ? 'answered' : 'open';
};

/** What is listed. What waits is in the order in which it came, so that whoever looks through it loses no place. */
export const listed = (
  questions: readonly HostQuestion[],
  filter: Filter,
  order: LiveQnaOrder,
): HostQuestion[] => {
  const those = questions.filter((question) => filterOf(question) === filter);
  return filter === 'waiting'
    ? those.toSorted((one, other) => one.id - other.id)
    : inOrder(those, order);
};

export const countsOf = (questions: readonly HostQuestion[]): Readonly<Record<Filter, number>> => {
  const counts = { open: 0, waiting: 0, answered: 0, hidden: 0 };
  for (const question of questions) counts[filterOf(question)] += 1;
  return counts;
};

/** The question above or below in the list; the first where none is chosen. */
export const beside = (
  questions: readonly Pick<HostQuestion, 'id'>[],
  chosen: number | null,
  by: 1 | -1,
): number | null => {
  const at = questions.findIndex(({ id }) => id === chosen);
  const next = at === -1 ? 0 : Math.min(Math.max(at + by, 0), questions.length - 1);
  return questions[next]?.id ?? null;
};
