import { limits } from '../core/limits.ts';

/** A run that stands open without a host: until when, or since when it is not open any more, in ms. */
export interface AtOwnTime {
  readonly isOpen: boolean;
  readonly until: number;
}

/** Whether what was opened at `since` may close at `until`, as it is chosen at `now`; all in ms. */
export const mayCloseAt = (since: number, until: number, now: number): boolean =>
  until >= now + limits.survey.least && until <= since + limits.survey.most;
