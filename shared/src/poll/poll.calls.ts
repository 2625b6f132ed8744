import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import {
  newPoll,
  poll,
  pollChange,
  pollList,
  pollRef,
  pollRemoved,
  pollShelf,
} from './poll.contract.ts';
import { quickPoll, quickPollMade } from './quick-poll.ts';
import {
  pollAttempt,
  pollRestore,
  pollVersion,
  pollVersionList,
  pollVersionRef,
} from './poll-versions.contract.ts';

const reading = { method: 'get', auth: 'bearer', limit: { count: 300, seconds: 60 } } as const;
/** An editor saves as its person types. */
const writing = { auth: 'bearer', limit: { count: 120, seconds: 60 } } as const;
const one = { path: '/api/polls/:pollid', params: pollRef } as const;

export const pollCalls = {
  list: {
    ...reading,
    path: '/api/polls',
    summary: 'The polls of a topic of a space that one moderates, newest first',
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    query: pollShelf,
    reply: pollList,
  },
  create: {
    ...writing,
    method: 'post',
    path: '/api/polls',
    summary: 'Create a poll in a topic of a space that one moderates',
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    query: pollAttempt,
    body: newPoll,
    reply: poll,
    status: 201,
  },
  quick: {
    ...writing,
    // Counted by no plan, so fewer than other polls.
    limit: { count: 100, seconds: 3_600 },
    method: 'post',
    path: '/api/polls/quick',
    summary: 'Make a poll of one question that is in no list, and opens as soon as it is presented',
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    query: pollAttempt,
    body: quickPoll,
    reply: quickPollMade,
    status: 201,
  },
  copy: {
    ...writing,
    method: 'post',
    path: '/api/polls/:pollid/copy',
    summary: 'Copy a poll, into its topic or another one',
    failures: ['FORBIDDEN', 'NOT_FOUND', ...cannotRead],
    params: pollRef,
    query: pollAttempt,
    body: pollShelf,
    reply: poll,
    status: 201,
  },
  read: {
    ...reading,
    ...one,
    summary: 'A poll of a space that one moderates',
    failures: ['FORBIDDEN', 'NOT_FOUND', ...cannotRead],
    reply: poll,
  },
  change: {
    ...writing,
    ...one,
    method: 'put',
    summary: 'Change a poll, as long as nobody else has since it was loaded',
    failures: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', ...cannotRead],
    body: pollChange,
    reply: poll,
  },
  remove: {
    ...writing,
    ...one,
    method: 'delete',
    summary: 'Delete a poll that is not running',
    failures: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_PHASE'],
    reply: pollRemoved,
  },
  versions: {
    ...reading,
    path: '/api/polls/:pollid/versions',
    summary: 'What a poll was like, newest first; the first is what it is',
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    params: pollRef,
    reply: pollVersionList,
  },
  version: {
    ...reading,
    path: '/api/polls/:pollid/versions/:revision',
    summary: 'A version of a poll as a whole',
    failures: ['FORBIDDEN', 'NOT_FOUND', ...cannotRead],
    params: pollVersionRef,
    reply: pollVersion,
  },
  restore: {
    ...writing,
    method: 'post',
    path: '/api/polls/:pollid/versions/:revision/restore',
    summary: 'Bring an earlier version of a poll back, as its newest one',
    failures: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', ...cannotRead],
    params: pollVersionRef,
    body: pollRestore,
    reply: poll,
  },
} as const satisfies Calls;
