import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import {
  liveQna,
  liveQnaChange,
  liveQnaList,
  liveQnaRef,
  liveQnaRemoved,
  liveQnaShelf,
  liveQnaHolderQuery,
  liveQnaHolderRef,
  liveQnaHolders,
  livePromise,
  livePromiseList,
  newLiveQna,
  promiseQuery,
  promiseRef,
  promiseReply,
} from './live-qna.contract.ts';

const reading = { method: 'get', auth: 'bearer', limit: { count: 300, seconds: 60 } } as const;
const writing = { auth: 'bearer', limit: { count: 60, seconds: 60 } } as const;
const one = { path: '/api/live-qna/:liveqnaid', params: liveQnaRef } as const;
const onePromise = { path: '/api/live-qna/promises/:promiseid', params: promiseRef } as const;

export const liveQnaCalls = {
  list: {
    ...reading,
    path: '/api/live-qna',
    summary: 'The live Q&A of a topic, newest first, for the moderators of its space',
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    query: liveQnaShelf,
    reply: liveQnaList,
  },
  create: {
    ...writing,
    method: 'post',
    path: '/api/live-qna',
    summary: 'Create a live Q&A in a topic that one moderates',
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    body: newLiveQna,
    reply: liveQna,
    status: 201,
  },
  promises: {
    ...reading,
    path: '/api/live-qna/promises',
    summary:
      'The questions of a topic that stayed unanswered in a run, those with most votes first',
    failures: ['FORBIDDEN', 'NOT_FOUND', 'BAD_REQUEST'],
    query: promiseQuery,
    reply: livePromiseList,
  },
  reply: {
    ...writing,
    ...onePromise,
    method: 'put',
    summary:
      'Answer a question that stayed unanswered: whoever asked it reads that on their take-home page',
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    body: promiseReply,
    reply: livePromise,
  },
  drop: {
    ...writing,
    ...onePromise,
    method: 'delete',
    summary: 'Take a question off the list of those that stayed unanswered',
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    reply: liveQnaRemoved,
  },
  openHeld: {
    ...writing,
    method: 'post',
    path: '/api/live-qna/holders',
    summary:
      'The live Q&A of a place in a run under way, made where it was not; asked again, the same',
    failures: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_PHASE', ...cannotRead],
    body: liveQnaHolderRef,
    reply: liveQnaRef,
  },
  holders: {
    ...reading,
    path: '/api/live-qna/holders',
    summary: 'What was held in the places of a run, for whoever may read its results',
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    query: liveQnaHolderQuery,
    reply: liveQnaHolders,
  },
  read: {
    ...reading,
    ...one,
    summary: 'A live Q&A of a space that one moderates',
    failures: ['FORBIDDEN', 'NOT_FOUND', ...cannotRead],
    reply: liveQna,
  },
  change: {
    ...writing,
    ...one,
    method: 'put',
    summary: 'Change a live Q&A, as long as nobody else has since it was loaded',
    failures: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', ...cannotRead],
    body: liveQnaChange,
    reply: liveQna,
  },
  remove: {
    ...writing,
    ...one,
    method: 'delete',
    summary: 'Delete a live Q&A that is not running',
    failures: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_PHASE'],
    reply: liveQnaRemoved,
  },
} as const satisfies Calls;
