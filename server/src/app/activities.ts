import type { RunnableActivity } from '../live/runnable-activity.ts';
import { pollRunnable } from '../features/poll/poll.runnable.ts';
import type { Features } from './features.ts';

/** Every activity that can be run in front of an audience: a line for each. */
export const runnableActivities = ({ polls }: Features): RunnableActivity[] => [
  pollRunnable(polls),
];
