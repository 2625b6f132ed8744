import { type Day, dayIn, daysBetween } from '@sets/shared/practice/day.ts';
import { ownZone } from './zone.ts';

/** How many days a day is away from today, where somebody sits; less than 0 for one that is past. */
export const daysAway = (day: Day): number =>
  daysBetween(dayIn(ownZone() ?? 'UTC', Date.now()), day);
