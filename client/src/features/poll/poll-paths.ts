import { personalShelf } from '@sets/shared/poll/poll.contract.ts';
import type { Shelf } from './poll.api.ts';

/** The addresses of the poll's pages. */
export const pollPaths = {
  list: ({ moduleid, topicid }: Shelf = personalShelf) =>
    `/tools/polltime/viewpolls/${moduleid}/${topicid}`,
  create: ({ moduleid, topicid }: Shelf = personalShelf) =>
    `/tools/polltime/createpoll/${moduleid}/${topicid}`,
  edit: (pollid: string) => `/tools/polltime/editpoll/${pollid}`,
  start: (pollid: string) => `/tools/polltime/startpoll/${pollid}`,
} as const;
