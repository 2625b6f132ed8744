import type { LogEntry } from '@sets/shared/weeklog/weeklog.contract.ts';

type Place = Pick<LogEntry, 'moduleid' | 'topicid' | 'week' | 'logid'>;

/** Where papers are read. Fixed by the specification. */
export const weeklogPaths = {
  paper: ({ moduleid, topicid, week, logid }: Place, paperid: string): string =>
    `/articlep/${[moduleid, topicid, String(week), logid, paperid].map((part) => encodeURIComponent(part)).join('/')}`,
} as const;
