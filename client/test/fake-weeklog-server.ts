import {
  type LogDraft,
  logDraft,
  logEntry,
  type LogEntry,
  type LogPaper,
} from '@sets/shared/weeklog/weeklog.contract.ts';
import * as z from 'zod/mini';
import { vi } from 'vitest';
import { json } from './answer-fetch.ts';

export const logidOf = (name: string): string => name.padEnd(22, '_');
export const aPdfPaper = (name: string): LogPaper => ({
  paperid: logidOf(name),
  title: `Paper ${name}`,
  kind: 'pdf',
  bytes: 12_000,
  pages: 3,
});

/** An entry of Mira's. */
export const anEntry = (name: string, change: Partial<LogEntry> = {}): LogEntry =>
  z.parse(logEntry, {
    logid: logidOf(name),
    moduleid: 'm1',
    topicid: 't1',
    week: 1,
    revision: 1,
    text: `Done ${name}`,
    links: [],
    papers: [],
    files: [],
    by: { userid: 'mira', username: 'Mira' },
    at: '2026-10-13T10:00:00.000Z',
    editedAt: null,
    removedUntil: null,
    ...change,
  });

/** Whether an entry has all that is to be kept of it. */
const holdsKept = ({ papers, files }: LogDraft, before: LogEntry | undefined): boolean => {
  const held = new Set([
    ...(before?.papers ?? []).map(({ paperid }) => paperid),
    ...(before?.files ?? []).map(({ logfileid }) => logfileid),
  ]);
  const kept = [
    ...papers.flatMap(({ paperid, content }) => (content.kind === 'kept' ? paperid : [])),
    ...files.flatMap(({ logfileid, content }) => (content.kind === 'kept' ? logfileid : [])),
  ];
  return kept.every((id) => held.has(id));
};

/** What an entry comes to once it is saved; what it had is kept, as the real one does. */
const saved = (logid: string, draft: LogDraft, before: LogEntry | undefined): LogEntry => {
  const paperOf = ({ paperid, title, content }: LogDraft['papers'][number]): LogPaper => {
    if (content.kind === 'article') {
      return { paperid, title, kind: 'article', articleid: content.articleid, isClosed: false };
    }
    const kept = before?.papers.find((each) => each.paperid === paperid);
    return kept === undefined ? { ...aPdfPaper('x'), paperid, title } : { ...kept, title };
  };
  return anEntry('x', {
    ...before,
    logid,
    week: draft.week,
    text: draft.text,
    links: draft.links,
    papers: draft.papers.map((paper) => paperOf(paper)),
    files: draft.files.map(({ logfileid, name }) => ({ logfileid, name, bytes: 5 })),
    revision: draft.revision + 1,
  });
};

/** A server of what was done in the weeks of a topic, and of uploads. */
export const fakeWeeklogServer = (first: readonly LogEntry[] = [], mayEdit = true) => {
  const uploads = new Map<string, { name: string; bytes: number; have: number }>();
  const server = {
    entries: [...first],
    drafts: [] as LogDraft[],
    calls: [] as string[],
    startDate: '2026-10-12',
    mayEdit,
    /** Answers of the test, before its own. */
    answers: {} as Record<string, () => Response | undefined>,
    /** Resolves before each call is taken. */
    until: (_call: string): Promise<void> => Promise.resolve(),
    sent: (): string[] =>
      [...uploads.values()].filter(({ have, bytes }) => have >= bytes).map(({ name }) => name),
  };
  const put = (entry: LogEntry): Response => {
    server.entries = [...server.entries.filter(({ logid }) => logid !== entry.logid), entry];
    return json(200, entry);
  };
  const upload = (path: string, body: unknown): Response => {
    const uploadid = path.split(/[/?]/)[3] ?? '';
    const known = uploads.get(uploadid) ?? {
      ...(body as { name: string; bytes: number }),
      have: 0,
    };
    uploads.set(uploadid, known);
    if (body instanceof Blob) known.have += body.size;
    return json(200, { uploadid, ...known });
  };
  const answer = (method: string, path: string, body: unknown): Response => {
    if (path.startsWith('/api/upload/')) return upload(path, body);
    const { entries, startDate } = server;
    if (path.startsWith('/api/weeklog/of/')) {
      return json(200, { entries, startDate, mayEdit: server.mayEdit });
    }
    if (!path.startsWith('/api/weeklog/')) return json(404, { code: 'NOT_FOUND', msg: path });
    const logid = path.split('/').at(-1) ?? '';
    const known = entries.find((each) => each.logid === logid);
    if (method === 'PUT') {
      const draft = z.parse(logDraft, body);
      if ((known?.revision ?? 0) !== draft.revision) {
        return json(409, { code: 'CONFLICT', msg: 'Changed.' });
      }
      if (known !== undefined && known.removedUntil !== null) {
        return json(409, { code: 'CONFLICT', msg: 'Removed.' });
      }
      if (!holdsKept(draft, known)) return json(400, { code: 'BAD_REQUEST', msg: 'Not held.' });
      server.drafts.push(draft);
      return put(saved(logid, draft, known));
    }
    if (known === undefined) return json(404, { code: 'NOT_FOUND', msg: 'None.' });
    const removedUntil = path.includes('/remove/') ? '2026-12-01T10:00:00.000Z' : null;
    return put({ ...known, removedUntil, revision: known.revision + 1 });
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const call = `${method} ${path}`;
    server.calls.push(call);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    await server.until(call);
    return server.answers[call]?.() ?? answer(method, path, body);
  });
  return server;
};
