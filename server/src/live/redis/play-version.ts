import { newestVersion } from '@sets/shared/core/stored-shape.ts';
import type { RunnableActivity } from '../runnable-activity.ts';

/**
 * Raise it by one with every change of what the scripts and stores write for rooms and runs in play,
 * and by the versions of an activity that this program no longer carries: they leave the sum with it.
 */
const layout = 3;

/**
 * The version of what a program puts in play: whatever it changes of that, a newer program has a
 * greater one. While processes of two programs serve the same rooms, the newer one takes what the
 * older one has in play out of it, and puts it in play anew from the truth; to the older one what the
 * newer one has in play is UNAVAILABLE.
 */
export const playVersion = (activities: readonly Pick<RunnableActivity, 'stored'>[]): number =>
  activities
    .flatMap(({ stored: { definition, state, value } }) => [definition, state, value])
    .reduce((sum, shape) => sum + newestVersion(shape), layout);
