import { type PointsQuestion, type Shared, spentOf } from '@sets/shared/question/kinds/points.ts';

/** What an item has of the points. */
export const pointsFor = (value: Shared | null, item: string): number =>
  value?.points.find((each) => each.id === item)?.points ?? 0;

/** What is left to give. */
export const leftOf = ({ total }: PointsQuestion, value: Shared | null): number =>
  total - (value === null ? 0 : spentOf(value));

/**
 * What is given once an item was set to so many: never more than there is, in whole steps, and never
 * taken from another one. Null where nothing is given.
 */
export const withPoints = (
  question: PointsQuestion,
  value: Shared | null,
  item: string,
  wanted: number,
): Shared | null => {
  const { options, step } = question;
  const most = pointsFor(value, item) + Math.max(0, leftOf(question, value));
  const whole = Math.round(wanted / step) * step;
  const set = Math.min(Math.max(0, whole), Math.floor(most / step) * step);
  const points = options
    .map(({ id }) => ({ id, points: id === item ? set : pointsFor(value, id) }))
    .filter((each) => each.points > 0);
  return points.length === 0 ? null : { points };
};
