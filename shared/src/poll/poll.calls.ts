import type { Calls } from '../core/call.ts';
import { makingAttempt } from '../material/material.contract.ts';
import { callsOfMaterial, writingMaterial } from '../material/material-calls.ts';
import { newPoll, poll, pollChange, pollList, pollRef } from './poll.contract.ts';
import { pollVersion, pollVersionRef } from './poll-versions.contract.ts';
import { quickPoll, quickPollMade } from './quick-poll.ts';

export const pollCalls = {
  ...callsOfMaterial({
    what: 'a poll',
    paths: { all: '/api/polls', one: '/api/polls/:pollid' },
    ref: pollRef,
    versionRef: pollVersionRef,
    create: newPoll,
    change: pollChange,
    one: poll,
    list: pollList,
    version: pollVersion,
  }),
  quick: {
    ...writingMaterial,
    // Counted by no plan, so fewer than other polls.
    limit: { count: 100, seconds: 3_600 },
    method: 'post',
    path: '/api/polls/quick',
    summary: 'Make a poll of one question that is in no list, and opens as soon as it is presented',
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    query: makingAttempt,
    body: quickPoll,
    reply: quickPollMade,
    status: 201,
  },
} as const satisfies Calls;
