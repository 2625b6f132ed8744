import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { uploadLimits } from '@sets/shared/file/upload.contract.ts';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { newUploadid } from '../../../../test/send-upload.ts';
import { startTestStore } from '../../../../test/start-test-store.ts';
import { connectStore } from '../../../../test/test-engine.ts';
import { type UploadDocument, UploadStore } from './upload-store.ts';
import { UploadsService } from './uploads.service.ts';

/* What two do with one file at the same moment, or one that ends in the middle: step by step. */

const { partBytes } = uploadLimits;
const clock = createManualClock();
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let uploads: UploadStore;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
  uploads = new UploadStore(connection, clock);
}, 60_000);
afterAll(async () => {
  await connection.close();
  await store.close();
});

const sheet = { kind: 'cheatsheet', id: 'a-sheet' } as const;
const pieces = (name: string) =>
  connection.db!.collection<{ _id: string; files_id: string }>(`documents.${name}`);

const found = async (uploadid: string): Promise<UploadDocument> => {
  const document = await uploads.find(uploadid);
  if (document === null) throw new Error('It is gone.');
  return document;
};
const begun = async (bytes: number): Promise<string> => {
  const uploadid = newUploadid();
  expect(await uploads.begin({ uploadid, by: 'ada', name: 'a.md', bytes })).toBe(true);
  return uploadid;
};
const whole = async (): Promise<string> => {
  const uploadid = await begun(1);
  expect(await uploads.put(await found(uploadid), Buffer.from('#'))).toBe(true);
  return uploadid;
};

test('a name is given once', async () => {
  const uploadid = await begun(5);
  const again = { uploadid, by: 'bob', name: 'b.md', bytes: 9 };
  expect(await uploads.begin(again)).toBe(false);
  expect(await found(uploadid)).toMatchObject({ length: 5, metadata: { by: 'ada' } });
});

test('of two parts for one place the first stays, whatever the other has', async () => {
  const [first, second] = [randomBytes(partBytes), randomBytes(partBytes)];
  const uploadid = await begun(2 * partBytes);
  const seenByBoth = await found(uploadid);
  expect(await uploads.put(seenByBoth, first)).toBe(true);
  expect(await uploads.put(seenByBoth, second)).toBe(false);
  const { metadata } = await found(uploadid);
  expect(metadata.have).toBe(partBytes);
  const read = await buffer(uploads.read(await found(uploadid), 0, partBytes));
  expect(read.equals(first)).toBe(true);
});

test('a part of a process that died before it was noted is there, and goes on from', async () => {
  const [first, second] = [randomBytes(partBytes), Buffer.from('the end')];
  const uploadid = await begun(partBytes + second.byteLength);
  const { _id: fileid } = await found(uploadid);
  await uploads.put(await found(uploadid), first);
  await connection
    .db!.collection('documents.files')
    .updateOne({ _id: fileid as never }, { $set: { 'metadata.have': 0 } });
  expect(await uploads.put(await found(uploadid), first)).toBe(true);
  expect(await uploads.put(await found(uploadid), second)).toBe(true);
  expect(await pieces('chunks').countDocuments({ files_id: fileid })).toBe(2);
  const read = await buffer(uploads.read(await found(uploadid), 0, partBytes + second.byteLength));
  expect(read.equals(Buffer.concat([first, second]))).toBe(true);
});

test.each<[string, (fileid: string, at: Date) => Promise<void>]>([
  ['swept', (fileid, at) => uploads.removeWaiting(fileid, at)],
  ['dropped', (fileid) => uploads.removeUnused(fileid)],
])('what is used since it was found is not %s; of that nothing is noted', async (_how, remove) => {
  const uploadid = await whole();
  const now = new Date(clock.now());
  expect((await uploads.waiting(now, 100)).map(({ metadata }) => metadata.uploadid)).toContain(
    uploadid,
  );
  expect(await uploads.claim(await found(uploadid), sheet)).toBe(true);
  const { _id: fileid } = await found(uploadid);
  await remove(fileid, now);
  expect(String(await buffer(uploads.read(await found(uploadid), 0, 1)))).toBe('#');
  expect(await pieces('removed').countDocuments({ _id: fileid })).toBe(0);
});

test('what is swept or not whole cannot be used; what grows waits anew', async () => {
  const gone = await whole();
  const seen = await found(gone);
  await uploads.removeWaiting(seen._id, new Date(clock.now()));
  expect(await uploads.claim(seen, sheet)).toBe(false);
  const uploadid = await begun(partBytes + 1);
  const then = new Date(clock.now());
  clock.advance(1_000);
  await uploads.put(await found(uploadid), Buffer.alloc(partBytes));
  expect(await uploads.claim(await found(uploadid), sheet)).toBe(false);
  await uploads.removeWaiting((await found(uploadid))._id, then);
  expect((await found(uploadid)).metadata.have).toBe(partBytes);
});

test('what begins in two processes at the same moment stays within the room of a plan', async () => {
  const jobs = { handle: () => {}, enqueue: async () => '', stateOf: async () => null };
  const open = () =>
    new UploadsService({
      store: uploads,
      clock,
      jobs: { ...jobs, forget: async () => {} },
      people: { lookUp: async () => ({ verified: true }) as never },
      megabytesOf: async () => 10,
    });
  const [here, there] = [open(), open()];
  for (let round = 0; round < 5; round += 1) {
    const who = { userid: `of-round-${round}` };
    const answers = await Promise.allSettled(
      [here, there].map((each) => each.begin(who, newUploadid(), { name: 'a', bytes: 6_000_000 })),
    );
    const taken = answers.filter(({ status }) => status === 'fulfilled').length;
    expect((await here.room(who)).used).toBe(taken * 6_000_000);
    expect(taken).toBeLessThan(2);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'FULL' });
    }
  }
});
