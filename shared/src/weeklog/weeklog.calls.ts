import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import {
  logDraft,
  logEntry,
  logFileRef,
  logRef,
  logSeen,
  paper,
  paperFileRef,
  paperRef,
  weeklog,
  weeklogOf,
} from './weeklog.contract.ts';

/** Visitors read what is in open spaces. NOT_FOUND also where a space is closed to whoever asks. */
const reading = {
  method: 'get',
  auth: 'optional',
  limit: { count: 600, seconds: 60 },
  failures: ['NOT_FOUND', ...cannotRead],
} as const;

/** By moderators of the space. */
const changing = {
  auth: 'bearer',
  limit: { count: 120, seconds: 60 },
  params: logRef,
  failures: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', ...cannotRead],
  reply: logEntry,
} as const;

export const weeklogCalls = {
  of: {
    ...reading,
    limit: { count: 120, seconds: 60 },
    isLong: true,
    path: '/api/weeklog/of/:moduleid/:topicid',
    summary: 'What was done in the weeks of a topic',
    params: weeklogOf,
    reply: weeklog,
  },
  paper: {
    ...reading,
    path: '/api/weeklog/paper/:moduleid/:topicid/:weekid/:logid/:paperid',
    summary: 'A paper of an entry',
    params: paperRef,
    reply: paper,
  },
  pdf: {
    ...reading,
    path: '/api/weeklog/pdf/:logid/:paperid',
    summary: 'The PDF of a paper, whole or in ranges',
    failures: ['NOT_FOUND'],
    params: paperFileRef,
    reply: { mediaType: 'application/pdf', isPrivate: true, isInRanges: true },
  },
  file: {
    ...reading,
    path: '/api/weeklog/file/:logid/:logfileid',
    summary: 'A file of an entry, to be downloaded',
    failures: ['NOT_FOUND'],
    params: logFileRef,
    reply: { mediaType: 'application/octet-stream', isPrivate: true, isInRanges: true },
  },
  save: {
    ...changing,
    method: 'put',
    path: '/api/weeklog/entry/:logid',
    summary: 'Make an entry of what was done in a week, or change it',
    failures: [
      'NOT_FOUND',
      'FORBIDDEN',
      'CONFLICT',
      'TOO_LARGE',
      'FULL',
      'UNAVAILABLE',
      ...cannotRead,
    ],
    body: logDraft,
  },
  remove: {
    ...changing,
    method: 'post',
    path: '/api/weeklog/remove/:logid',
    summary: 'Remove an entry; for a week it can be put back',
    body: logSeen,
  },
  putBack: {
    ...changing,
    method: 'post',
    path: '/api/weeklog/back/:logid',
    summary: 'Put back an entry that was removed',
    body: logSeen,
  },
} as const satisfies Calls;
