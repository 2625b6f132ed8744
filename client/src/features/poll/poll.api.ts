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
  read(pollid: string): Promise<Result<Poll>>;
  create(body: NewPoll): Promise<Result<Poll>>;
  change(pollid: string, body: PollChange): Promise<Result<Poll>>;
  remove(pollid: string): Promise<Result<object>>;
}

export const pollApi = (token: string): PollApi => ({
  read: (pollid) => ask(pollCalls.read, { token, params: { pollid } }),
  create: (body) => ask(pollCalls.create, { token, body }),
  change: (pollid, body) => ask(pollCalls.change, { token, params: { pollid }, body }),
  remove: (pollid) => ask(pollCalls.remove, { token, params: { pollid } }),
});
