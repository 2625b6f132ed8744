import { sheetDraft, ownSheet } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type {
  OwnSheet,
  SheetDraft,
  SheetLine,
} from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import * as z from 'zod/mini';
import { vi } from 'vitest';
import { json } from './answer-fetch.ts';
import { aSheetLine, sheetidOf } from './fake-sheets.ts';

/** What a list tells of a PDF of Mira's. */
const ofMira = {
  by: { userid: 'mira', username: 'Mira', school: '' },
  tags: [],
  kind: 'pdf',
  pages: 2,
  bytes: 120_000,
  use: { thisWeek: 120, lastWeek: 80 },
  comments: 3,
} satisfies Partial<SheetLine>;

export const anOwnSheet = (
  name: string,
  change: Partial<OwnSheet> = {},
  line: Partial<SheetLine> = {},
): OwnSheet =>
  z.parse(ownSheet, {
    sheetid: sheetidOf(name),
    revision: 1,
    facts: {
      title: `Sheet ${name}`,
      description: '',
      subject: 'Algebra',
      moduleid: null,
      tags: [],
      language: 'en',
    },
    settings: { audience: 'everybody', commentsOpen: true },
    line: aSheetLine(name, { ...ofMira, ...line }),
    isSearched: true,
    takenDown: null,
    removedUntil: null,
    ...change,
  });

interface Kept {
  readonly uploadid: string;
  readonly name: string;
  readonly bytes: number;
  have: number;
}

const spaces = {
  modules: [{ moduleid: 'algebra', title: 'Algebra I' }],
};

/** A server of uploads and of what is published of them, behind the calls of the page. */
export const fakeSheetServer = () => {
  const uploads = new Map<string, Kept>();
  const calls: string[] = [];
  const server = {
    published: [] as { sheetid: string; draft: SheetDraft }[],
    away: false,
    isFull: false,
    /** Answers of the test, before all others. */
    answers: {} as Record<string, (body: unknown) => Response>,
    asked: (begin: string): string[] => calls.filter((call) => call.startsWith(begin)),
    /** The names of what is there to its last byte, in order. */
    whole: (): string[] =>
      [...uploads.values()].filter(({ have, bytes }) => have >= bytes).map(({ name }) => name),
    idOf: (name: string): string =>
      [...uploads.values()].find((each) => each.name === name)?.uploadid ?? '',
  };
  const begin = (uploadid: string, body: unknown): Response => {
    if (server.isFull) return json(409, { code: 'FULL', msg: 'No room.' });
    const { name, bytes } = body as Pick<Kept, 'name' | 'bytes'>;
    const known = uploads.get(uploadid) ?? { uploadid, name, bytes, have: 0 };
    uploads.set(uploadid, known);
    return json(200, known);
  };
  const part = (uploadid: string, body: Blob): Response => {
    const known = uploads.get(uploadid);
    if (known === undefined) return json(404, { code: 'NOT_FOUND', msg: 'None.' });
    known.have += body.size;
    return json(200, known);
  };
  const publish = (sheetid: string, body: unknown): Response => {
    if (server.away) return json(503, { code: 'UNAVAILABLE', msg: 'Not now.' });
    const draft = z.parse(sheetDraft, body);
    server.published.push({ sheetid, draft });
    const { facts, settings } = draft;
    return json(200, { ...anOwnSheet('a'), sheetid, facts, settings });
  };
  const answer = (call: string, body: unknown): Response => {
    const [, method = '', path = ''] = /^(\w+) (.*)$/.exec(call) ?? [];
    const uploadid = path.split(/[/?]/)[3] ?? '';
    if (path.startsWith('/api/upload/')) {
      if (path.includes('/part')) return part(uploadid, body as Blob);
      if (method === 'PUT') return begin(uploadid, body);
      uploads.delete(uploadid);
      return json(200, { done: true });
    }
    if (call.startsWith('PUT /api/cheatsheet/sheet/')) {
      return publish(path.split('/')[4] ?? '', body);
    }
    if (path.startsWith('/api/user/getmodscreated/')) return json(200, spaces);
    if (path.startsWith('/api/user/getmoderating/')) return json(200, { modules: [] });
    if (path.startsWith('/api/cheatsheet/topics')) {
      return json(200, {
        subjects: [{ subject: 'Mathematics', sheets: 3 }],
        tags: [],
        languages: [],
      });
    }
    return json(404, { code: 'NOT_FOUND', msg: `Nobody answers ${call}.` });
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${path}`;
    calls.push(call);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    return server.answers[call]?.(body) ?? answer(call, body);
  });
  return server;
};
