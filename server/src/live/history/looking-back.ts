import { OwnRuns } from './own-runs.ts';
import { RunCourses } from './run-courses.ts';
import { RunReplays } from './run-replays.ts';
import { RunSplits } from './run-splits.ts';

type Parts = ConstructorParameters<typeof RunReplays>[0] &
  ConstructorParameters<typeof RunSplits>[0] &
  ConstructorParameters<typeof RunCourses>[0] &
  ConstructorParameters<typeof OwnRuns>[0];

/** Runs as they are looked back on besides what they came to: made when somebody asks, of what is stored. */
export const lookingBack = (parts: Parts) => ({
  replays: new RunReplays(parts),
  splits: new RunSplits(parts),
  courses: new RunCourses(parts),
  ownRuns: new OwnRuns(parts),
});
export type LookingBack = ReturnType<typeof lookingBack>;
