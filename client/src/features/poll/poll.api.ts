import type { Result } from '@sets/shared/core/result.ts';
import { pollCalls } from '@sets/shared/poll/poll.calls.ts';
import type { NewPoll, Poll, PollChange } from '@sets/shared/poll/poll.contract.ts';
import { ask } from '../../core/api.ts';

/** Where polls are filed. */
export interface Shelf {
  readonly moduleid: string;
  readonly topicid: string;
}

/** The polls of the signed-in person. */
export interface PollApi {
  /** Whether polls can be filed there. */
  look(shelf: Shelf): Promise<Result<object>>;
  read(pollid: string): Promise<Result<Poll>>;
  /** The same attempt again gives the poll that it has made. */
  create(body: NewPoll, attempt: string): Promise<Result<Poll>>;
  change(pollid: string, body: PollChange): Promise<Result<Poll>>;
  remove(pollid: string): Promise<Result<object>>;
  copy(pollid: string, to: Shelf, attempt: string): Promise<Result<Poll>>;
  restore(pollid: string, version: number, revision: number): Promise<Result<Poll>>;
}

export const pollApi = (token: string): PollApi => ({
  look: ({ moduleid, topicid }) => ask(pollCalls.list, { token, query: { moduleid, topicid } }),
  read: (pollid) => ask(pollCalls.read, { token, params: { pollid } }),
  create: (body, attempt) => ask(pollCalls.create, { token, query: { attempt }, body }),
  change: (pollid, body) => ask(pollCalls.change, { token, params: { pollid }, body }),
  remove: (pollid) => ask(pollCalls.remove, { token, params: { pollid } }),
  copy: (pollid, { moduleid, topicid }, attempt) =>
    ask(pollCalls.copy, {
      token,
      params: { pollid },
      query: { attempt },
      body: { moduleid, topicid },
    }),
  restore: (pollid, version, revision) =>
    ask(pollCalls.restore, {
      token,
      params: { pollid, revision: String(version) },
      body: { revision },
    }),
});
