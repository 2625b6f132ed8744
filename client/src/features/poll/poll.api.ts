import {
  type NewPoll,
  poll,
  type PollChange,
  pollList,
  pollRemoved,
} from '@sets/shared/poll/poll.contract.ts';
import type { Outcome } from '@sets/shared/core/result.ts';
import type { Poll, PollLine } from '@sets/shared/poll/poll.contract.ts';
import { call } from '../../core/api.ts';

/** Where polls are filed. */
export interface Shelf {
  readonly moduleid: string;
  readonly topicid: string;
}

/** The polls of the signed-in person. */
export interface PollApi {
  list(shelf: Shelf): Promise<Outcome<{ polls: PollLine[] }>>;
  read(pollid: string): Promise<Outcome<Poll>>;
  create(body: NewPoll): Promise<Outcome<Poll>>;
  change(pollid: string, body: PollChange): Promise<Outcome<Poll>>;
  remove(pollid: string): Promise<Outcome<object>>;
}

const one = (pollid: string): string => `/api/polls/${encodeURIComponent(pollid)}`;

export const pollApi = (token: string): PollApi => ({
  list: (shelf) =>
    call({
      method: 'GET',
      path: `/api/polls?${new URLSearchParams({ ...shelf })}`,
      token,
      schema: pollList,
    }),
  read: (pollid) => call({ method: 'GET', path: one(pollid), token, schema: poll }),
  create: (body) => call({ method: 'POST', path: '/api/polls', token, body, schema: poll }),
  change: (pollid, body) => call({ method: 'PUT', path: one(pollid), token, body, schema: poll }),
  remove: (pollid) => call({ method: 'DELETE', path: one(pollid), token, schema: pollRemoved }),
});
