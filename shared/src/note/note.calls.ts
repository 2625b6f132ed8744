import type { Calls } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import { note, noteDraft, noteGone, noteList, noteRef, noteSubject } from './note.contract.ts';

/** By whoever may read what it is about. NOT_FOUND where they may not, or there is none. */
const asReader = {
  auth: 'bearer',
  limit: { count: 300, seconds: 60 },
  failures: ['NOT_FOUND', ...cannotRead],
} as const;

/** Notes in the margin of what one reads. */
export const noteCalls = {
  list: {
    ...asReader,
    isLong: true,
    method: 'get',
    path: '/api/note/:kind/:id',
    summary: 'One’s own notes on a text, and those that others share',
    params: noteSubject,
    reply: noteList,
  },
  save: {
    ...asReader,
    method: 'put',
    path: '/api/note/:kind/:id/:noteid',
    summary: 'Write a note in the margin of a text, or change it',
    failures: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'FULL', ...cannotRead],
    params: noteRef,
    body: noteDraft,
    reply: note,
  },
  remove: {
    ...asReader,
    method: 'delete',
    path: '/api/note/:kind/:id/:noteid',
    summary: 'Remove a note of one’s own',
    params: noteRef,
    reply: noteGone,
  },
  close: {
    ...asReader,
    method: 'post',
    path: '/api/note/close/:kind/:id/:noteid',
    summary: 'Take back a note that somebody shares, as a moderator; its author keeps it',
    failures: ['NOT_FOUND', 'FORBIDDEN', ...cannotRead],
    params: noteRef,
    reply: noteGone,
  },
} as const satisfies Calls;
