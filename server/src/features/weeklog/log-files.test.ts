import type { StoredLog, StoredPaper } from '@sets/shared/weeklog/weeklog.migrations.ts';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { logForTests, newLogid } from '../../../test/log-stage.ts';
import { uploadsInMemory } from '../../../test/sheets-alone.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { AppError } from '../../core/app-error.ts';
import { LogEnd } from './log-end.service.ts';
import { LogFiles } from './log-files.service.ts';
import { contentFields, type LogRecord, LogStore } from './log-store.service.ts';
import type { LogUploads } from './weeklog-tools.ts';
import { LogWriting } from './log-writing.service.ts';

/* What stays of files where a save does not come to its end; with files in memory. */

const who = { userid: 'ada' };
let testStore: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
beforeAll(async () => {
  testStore = await startTestStore();
  connection = await connectStore(testStore.uri);
}, 60_000);
afterAll(async () => {
  await connection.close();
  await testStore.close();
});

const filesInMemory = () => {
  const { all, uploads, send } = uploadsInMemory();
  const held: LogUploads = {
    ...uploads,
    claim: (userid, uploadid, { id }) =>
      uploads.claim(userid, uploadid, { kind: 'cheatsheet', id }),
    removeOf: ({ id }) => uploads.removeOf({ kind: 'cheatsheet', id }),
    heldBy: ({ id }, uploadids) =>
      Promise.resolve(uploadids.filter((uploadid) => all.get(uploadid)?.owner === id)),
    disown: () => Promise.resolve(),
  };
  return { all, uploads: held, send: (bytes: string) => send(who.userid, bytes) };
};

const pdfOf = (uploadid: string) => ({
  paperid: newLogid(),
  title: 'Eigenvalues',
  kind: 'pdf' as const,
  uploadid,
});

const recordOf = (
  logid: string,
  { papers = [], files = [] }: Partial<Pick<StoredLog, 'papers' | 'files'>>,
): LogRecord => ({
  _id: logid,
  moduleid: 'm',
  topicid: 't',
  week: 1,
  by: who.userid,
  at: new Date(0),
  editedAt: null,
  removedAt: null,
  revision: 1,
  isMixed: false,
  ...contentFields({ text: '', links: [], papers, files }),
});

test.each([
  ['is kept for the next try where the server is busy', 'UNAVAILABLE', 2],
  ['goes where it is refused', 'BAD_REQUEST', 0],
] as const)('what was sent %s', async (_says, code, left) => {
  const { all, uploads, send } = filesInMemory();
  const files = new LogFiles({
    store: new LogStore(connection),
    uploads,
    readPdf: () => Promise.reject(new AppError(code, 'Not now.')),
  });
  const plan = {
    papers: [{ isNew: true, is: pdfOf(send('%PDF-1.7')) } as const],
    files: [
      { isNew: true, is: { logfileid: newLogid(), name: 'a', uploadid: send('a') } } as const,
    ],
  };
  const taken = files.take({ who, logid: newLogid() }, plan);
  await expect(taken).rejects.toMatchObject({ code });
  expect(all.size).toBe(left);
});

test('what an entry has already stays where something else of a change is refused', async () => {
  const { all, uploads, send } = filesInMemory();
  const store = new LogStore(connection);
  const files = new LogFiles({ store, uploads, readPdf: () => Promise.resolve({ ok: 'unread' }) });
  const [logid, there] = [newLogid(), send('there')];
  const file = { logfileid: newLogid(), name: 'a', uploadid: there };
  await store.insert(recordOf(logid, { files: [{ ...file, bytes: 5 }] }));
  const plan = {
    papers: [{ isNew: true, is: pdfOf(send('no PDF')) } as const],
    files: [{ isNew: true, is: file } as const],
  };
  const taken = files.take({ who, logid }, plan);
  await expect(taken).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect([...all.keys()]).toEqual([there]);
});

test('what another process has just stored stays where the same, sent twice, is refused here', async () => {
  const { all, uploads, send } = filesInMemory();
  const store = new LogStore(connection);
  const logid = newLogid();
  const [named, left] = [pdfOf(send('%PDF-1.7')), send('left')];
  const files = new LogFiles({
    store,
    uploads,
    readPdf: async () => {
      await store.insert(recordOf(logid, { papers: [{ ...named, bytes: 8, pages: 1 }] }));
      throw new AppError('BAD_REQUEST', 'Not this one.');
    },
  });
  const plan = {
    papers: [{ isNew: true, is: named } as const],
    files: [{ isNew: true, is: { logfileid: newLogid(), name: 'a', uploadid: left } } as const],
  };
  await expect(files.take({ who, logid }, plan)).rejects.toThrow('Not this one.');
  expect([...all.keys()]).toEqual([named.uploadid]);
});

test('a day later what a process that died has left goes, with the notes; what is named stays', async () => {
  const { all, uploads, send } = filesInMemory();
  const store = new LogStore(connection);
  const clock = createManualClock();
  const gone: string[] = [];
  const waiting: (() => Promise<void>)[] = [];
  const handlers = new Map<string, (payload: never) => Promise<void>>();
  const attempt = {
    number: 1,
    signal: new AbortController().signal,
    progress: () => Promise.resolve(),
  };
  const end = new LogEnd({
    store,
    uploads,
    clock,
    onGone: async (paperids) => void gone.push(...paperids),
    jobs: {
      handle: ({ name }, handler) =>
        void handlers.set(name, (payload) => handler.run(payload, attempt)),
      enqueue: async ({ name }, payload) => {
        waiting.push(async () => handlers.get(name)?.(payload as never));
        return '';
      },
      stateOf: () => Promise.resolve(null),
      forget: () => Promise.resolve(),
    },
  });
  const logid = newLogid();
  const [named, left] = [send('named'), send('left')];
  for (const each of [named, left]) {
    await uploads.claim(who.userid, each, { kind: 'weeklog', id: logid });
  }
  const paper: StoredPaper = { ...pdfOf(named), bytes: 5, pages: 0 };
  await store.insert(recordOf(logid, { papers: [paper] }));
  const [dropped, elsewhere] = [newLogid(), newLogid()];
  await store.insert(recordOf(newLogid(), { papers: [{ ...paper, paperid: elsewhere }] }));
  await end.lookLater({
    logid,
    uploadids: [named, left],
    paperids: [paper.paperid, dropped, elsewhere],
  });
  for (const run of waiting.splice(0)) await run();
  expect([...all.keys()]).toEqual([named]);
  expect(gone).toEqual([dropped]);
});

test('who moderates no more once their files were looked at changes nothing, and their files go', async () => {
  const { all, uploads, send } = filesInMemory();
  const store = new LogStore(connection);
  const [logid, uploadid] = [newLogid(), send('a')];
  const space = {
    reader: { ...who, verified: true },
    record: { owner: who.userid, moderators: [] },
  };
  let isModerator = true;
  const files = new LogFiles({ store, uploads, readPdf: () => Promise.resolve({ ok: 'unread' }) });
  const writing = new LogWriting({
    store,
    uploads,
    clock: createManualClock(),
    publishedIn: () => Promise.resolve(new Set()),
    reading: { present: () => Promise.resolve([]) },
    end: { lookLater: () => Promise.resolve() } as never,
    files: {
      take: async (...given: Parameters<LogFiles['take']>) => {
        const taken = await files.take(...given);
        isModerator = false;
        return taken;
      },
      refuse: (...given: Parameters<LogFiles['refuse']>) => files.refuse(...given),
    } as never,
    spaces: {
      moderatedTopic: async () => {
        if (!isModerator) throw new AppError('FORBIDDEN', 'Not any more.');
        return space as never;
      },
    } as never,
  });
  const file = { logfileid: newLogid(), name: 'a', content: { kind: 'sent', uploadid } as const };
  const saved = writing.save(who as never, logid, logForTests('m', { files: [file] }));
  await expect(saved).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await store.find(logid)).toBeNull();
  expect(all.size).toBe(0);
});
