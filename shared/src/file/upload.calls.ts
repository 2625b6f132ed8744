import { done } from '../account/account.contract.ts';
import { type Calls, rawBodyUpTo } from '../core/call.ts';
import {
  uploadBegun,
  uploadLimits,
  uploadPart,
  uploadRef,
  uploadRoom,
  uploadState,
} from './upload.contract.ts';

const sending = {
  auth: 'bearer',
  params: uploadRef,
  reply: uploadState,
} as const;

/** Files that are large, sent in parts, so that a break costs no more than one of them. */
export const uploadCalls = {
  room: {
    method: 'get',
    auth: 'bearer',
    limit: { count: 120, seconds: 60 },
    path: '/api/upload',
    summary: 'How much one’s files take, and may take',
    reply: uploadRoom,
  },
  begin: {
    ...sending,
    method: 'put',
    limit: { count: 120, seconds: 600 },
    path: '/api/upload/:uploadid',
    summary: 'Begin to send a file, or learn how far it has come',
    failures: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'FULL'],
    body: uploadBegun,
  },
  part: {
    ...sending,
    method: 'put',
    // As many as a plan's room has parts, in a lecture's break.
    limit: { count: 1_200, seconds: 600 },
    path: '/api/upload/:uploadid/part',
    summary: 'Send the next part of a file',
    failures: ['NOT_FOUND', 'CONFLICT', 'TOO_LARGE'],
    query: uploadPart,
    body: rawBodyUpTo(uploadLimits.partBytes),
  },
  drop: {
    method: 'delete',
    auth: 'bearer',
    limit: { count: 120, seconds: 600 },
    path: '/api/upload/:uploadid',
    summary: 'Do without a file that is not used yet',
    params: uploadRef,
    reply: done,
  },
} as const satisfies Calls;
