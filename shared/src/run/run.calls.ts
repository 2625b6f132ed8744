import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import {
  accountAnswers,
  joinedRooms,
  ownAnswers,
  ownAnswersBody,
  runLine,
  runList,
  runListQuery,
  runName,
  runRef,
  runRemoved,
  runResults,
  runSplit,
  splitQuery,
} from './run.contract.ts';
import { runNames } from './run-names.contract.ts';

const reading = { method: 'get', auth: 'bearer', limit: { count: 300, seconds: 60 } } as const;
const ofOne = { params: runRef, failures: ['FORBIDDEN', 'NOT_FOUND', ...cannotRead] } as const;
/** It may be made of every answer of the run. */
const looking = { ...reading, ...ofOne, limit: { count: 60, seconds: 60 } } as const;
const writing = {
  auth: 'bearer',
  limit: { count: 120, seconds: 60 },
  path: '/api/runs/:runid',
  params: runRef,
  failures: ['FORBIDDEN', 'NOT_FOUND'],
} as const;
const file = {
  ...looking,
  limit: { count: 30, seconds: 60 },
  reply: { mediaType: 'text/csv' },
} as const;

export const runCalls = {
  list: {
    ...reading,
    path: '/api/runs',
    summary:
      'The runs that one has presented, or of a topic or poll that one may present; newest first',
    query: runListQuery,
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    reply: runList,
  },
  joined: {
    ...reading,
    path: '/api/runs/joined',
    summary: 'The rooms in which one took part while logged in, newest first',
    failures: cannotRead,
    reply: joinedRooms,
  },
  results: {
    ...looking,
    path: '/api/runs/:runid/results',
    summary: 'What a run of a space that one moderates came to, also while it is under way',
    reply: runResults,
  },
  split: {
    ...looking,
    path: '/api/runs/:runid/split',
    summary: 'The answers of a round, by what the same people said in another round of that run',
    query: splitQuery,
    reply: runSplit,
  },
  names: {
    ...looking,
    path: '/api/runs/:runid/names',
    summary: 'Who answered under which name, in a run that asked for names',
    reply: runNames,
  },
  summary: {
    ...file,
    path: '/api/runs/:runid/summary.csv',
    summary: 'The results of a run as a table: a row for each answer to choose from',
  },
  answers: {
    ...file,
    path: '/api/runs/:runid/answers.csv',
    summary: 'The answers of a run as a table: a row for each, its participant a number',
  },
  rename: {
    ...writing,
    method: 'put',
    summary: 'Call the results of a run otherwise; what people saw of it stays',
    body: runName,
    reply: runLine,
  },
  remove: {
    ...writing,
    method: 'delete',
    summary: 'Delete a run that is over, with every answer',
    failures: [...writing.failures, 'WRONG_PHASE'],
    reply: runRemoved,
  },
  mine: {
    ...reading,
    path: '/api/runs/:runid/mine',
    summary:
      'What one answered and asked in a run while logged in, with what was written to that since',
    params: runRef,
    failures: ['NOT_FOUND', 'RATE_LIMITED', ...cannotRead],
    reply: accountAnswers,
  },
  own: {
    method: 'post',
    auth: 'none',
    // A lecture hall is one address.
    limit: { count: 600, seconds: 60 },
    path: '/api/runs/:runid/own',
    summary: 'What one answered in a run, for whoever shows the ticket or the key to it',
    params: runRef,
    body: ownAnswersBody,
    failures: ['NOT_FOUND', ...cannotRead],
    reply: ownAnswers,
  },
} as const satisfies Calls;
