import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { Shelf } from '../material/material.ts';

/** The addresses of the poll's pages. */
export const pollPaths = {
  list: ({ moduleid, topicid }: Shelf = personalShelf) =>
    `/tools/polltime/viewpolls/${moduleid}/${topicid}`,
  create: ({ moduleid, topicid }: Shelf = personalShelf) =>
    `/tools/polltime/createpoll/${moduleid}/${topicid}`,
  edit: (pollid: string) => `/tools/polltime/editpoll/${pollid}`,
  /** Where a quick question is on its way; what it is stands in the history. */
  ask: '/tools/polltime/ask',
  start: (pollid: string) => `/tools/polltime/startpoll/${pollid}`,
  rehearsalOf: (pollid: string) => `/tools/polltime/rehearse/${pollid}`,
  /** With so many simulated students. */
  rehearse: (pollid: string, students: number) =>
    `/tools/polltime/rehearse/${pollid}?students=${students}`,
  /** The runs of one poll. */
  history: ({ moduleid, topicid }: Shelf, pollid: string) =>
    `/tools/polltime/history/${moduleid}/${topicid}/${pollid}`,
  /** What one poll came to, each time that it was presented. */
  trend: (pollid: string) => `/tools/polltime/trend/${pollid}`,
  replay: (runId: string) => `/tools/polltime/results/${runId}/replay`,
  compare: (runId: string) => `/tools/polltime/results/${runId}/compare`,
  /** The runs of all polls. */
  allResults: '/tools/polltime/results',
  results: (runId: string) => `/tools/polltime/results/${runId}`,
} as const;
