import type { RunCourse } from '@sets/shared/run/run-course.contract.ts';
import type { ToldCourse } from '../../live/history/run-courses.ts';

const isoOf = (at: number): string => new Date(at).toISOString();

/** How a run went, as those who may see what it came to get it. */
export const presentCourse = ({ came, felt }: ToldCourse): RunCourse => ({
  came: {
    step: came.step,
    points: came.points.map(({ at, people }) => ({ at: isoOf(at), people })),
  },
  felt: {
    step: felt.step,
    points: felt.points.map(({ at, reactions, lost, here }) => ({
      at: isoOf(at),
      reactions,
      lost,
      here,
    })),
  },
});
