import { type Calls, rawBodyUpTo } from '../core/call.ts';
import { fileLimits, fileRef, picture, pictureOf } from './file.contract.ts';

/** Pictures in what people write. */
export const fileCalls = {
  upload: {
    method: 'post',
    path: '/api/file',
    summary: 'Keep a picture for a space: JPEG, PNG, WebP, GIF or AVIF, sent as it is',
    auth: 'bearer',
    limit: { count: 30, seconds: 600 },
    failures: ['NOT_FOUND', 'FORBIDDEN', 'TOO_LARGE', 'FULL'],
    query: pictureOf,
    body: rawBodyUpTo(fileLimits.bytes),
    reply: picture,
    status: 201,
  },
  read: {
    method: 'get',
    path: '/api/file/:fileid',
    summary: 'A picture, for who may see its space; one of a question for whoever knows its id',
    auth: 'optional',
    limit: { count: 3_000, seconds: 60 },
    failures: ['NOT_FOUND'],
    params: fileRef,
    reply: { mediaType: 'image/webp', isShown: true, isPrivate: true },
  },
} as const satisfies Calls;
