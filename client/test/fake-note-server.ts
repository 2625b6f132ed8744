import { type Note, noteDraft, type NoteDraft } from '@sets/shared/note/note.contract.ts';
import * as z from 'zod/mini';
import { vi } from 'vitest';
import { json } from './answer-fetch.ts';

export const noteidOf = (name: string): string => name.padEnd(22, '_');

/** A note of Mira's. */
export const aNote = (name: string, change: Partial<Note> = {}): Note => ({
  noteid: noteidOf(name),
  anchor: { page: null, quote: 'stable', before: 'It is ', after: ': what is equal', start: 80 },
  colour: 'green',
  text: `Note ${name}`,
  shared: false,
  isClosed: false,
  by: { userid: 'mira', username: 'Mira' },
  isYours: true,
  at: '2026-11-02T10:00:00.000Z',
  editedAt: null,
  revision: 1,
  ...change,
});

/** A server that keeps notes of one text, with the rules of the real one. */
export const fakeNoteServer = (first: readonly Note[] = [], mayClose = false) => {
  const server = {
    notes: [...first],
    calls: [] as string[],
    /** Answers of the test, before its own. */
    answers: {} as Record<string, () => Response>,
    /** Resolves before each call is taken. */
    until: (_call: string): Promise<void> => Promise.resolve(),
  };
  const save = (noteid: string, draft: NoteDraft): Response => {
    const known = server.notes.find((each) => each.noteid === noteid);
    if ((known?.revision ?? 0) !== draft.revision) {
      return json(409, { code: 'CONFLICT', msg: 'Another one.' });
    }
    const { anchor, colour, text, shared } = draft;
    const at = known === undefined ? null : '2026-11-03T10:00:00.000Z';
    const next = { anchor, colour, text, shared, revision: draft.revision + 1, editedAt: at };
    const note = { ...aNote('x'), ...known, ...next, noteid };
    server.notes = [...server.notes.filter((each) => each.noteid !== noteid), note];
    return json(200, note);
  };
  const gone = (noteid: string): Response => {
    server.notes = server.notes.filter((each) => each.noteid !== noteid);
    return json(200, { noteid });
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const call = `${method} ${path}`;
    server.calls.push(call);
    await server.until(call);
    const own = server.answers[call]?.();
    if (own !== undefined) return own;
    const parts = path.split('/');
    const noteid = parts.at(-1) ?? '';
    if (!path.startsWith('/api/note/')) return json(404, { code: 'NOT_FOUND', msg: call });
    if (method === 'GET') return json(200, { notes: server.notes, mayClose });
    if (method === 'PUT') {
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
      return save(noteid, z.parse(noteDraft, body));
    }
    return gone(noteid);
  });
  return server;
};
