import { uploadLimits } from '@sets/shared/file/upload.contract.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { newUploadid, sendUpload } from '../../../../test/send-upload.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { UploadStore } from './upload-store.ts';

/* How long files stay: as long as they are used, and as their person stays. */

const { partBytes } = uploadLimits;
const day = 24 * 3_600_000;
const clock = createManualClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const kept = (uploadid: string) =>
  app.inStore(async (store) => {
    const file = await store
      .collection('documents.files')
      .findOne({ 'metadata.uploadid': uploadid });
    if (file === null) return null;
    return store.collection('documents.chunks').countDocuments({ files_id: file._id });
  });
const leftPieces = (fileid: string) =>
  app.inStore((store) => store.collection('documents.chunks').countDocuments({ files_id: fileid }));

test('what is not sent to its end, or not used then, is gone after a day or two; what is used stays', async () => {
  const { uploads } = app.features;
  const who = await app.buildAccount();
  const large = Buffer.alloc(partBytes + 1, 'a');
  const send = (contents: Buffer) => sendUpload(uploads, who.userid, { name: 'a.pdf', contents });
  const [used, unused] = [await send(large), await send(large)];
  const unfinished = newUploadid();
  await uploads.begin(who, unfinished, { name: 'b.pdf', bytes: 2 * partBytes });
  await uploads.part(who, unfinished, 0, large.subarray(0, partBytes));
  await uploads.claim(who.userid, used, { kind: 'cheatsheet', id: 'a-sheet' });
  // A part that came while its file went, by a process that died before it saw that.
  const removed = { _id: 'removed' as never, at: new Date(clock.now()) };
  await app.inStore(async (store) => {
    await store.collection('documents.removed').insertOne(removed);
    await store.collection('documents.chunks').insertOne({ files_id: 'removed', n: 0 });
  });
  expect(await Promise.all([used, unused, unfinished].map(kept))).toEqual([2, 2, 1]);
  clock.advance(2 * day);
  await eventually(async () => {
    expect(await Promise.all([unused, unfinished].map(kept))).toEqual([null, null]);
    expect(await leftPieces('removed')).toBe(0);
  });
  expect(await kept(used)).toBe(2);
  // Of what went the day before nothing is noted any more.
  await eventually(async () => {
    // The next sweep is two days after the last has ended, which may be later than what it took away.
    clock.advance(day);
    const notes = await app.inStore((store) =>
      store.collection('documents.removed').countDocuments(),
    );
    const chunks = await app.inStore((store) =>
      store.collection('documents.chunks').countDocuments(),
    );
    expect([notes, chunks]).toEqual([0, 2]);
  });
});

test('a part that comes while its file is dropped leaves nothing', async () => {
  const { uploads } = app.features;
  const who = await app.buildAccount();
  const uploadid = newUploadid();
  await uploads.begin(who, uploadid, { name: 'a.md', bytes: 1 });
  const store = await app.inStore(async (connection) => new UploadStore(connection, clock));
  const found = await store.find(uploadid);
  if (found === null) throw new Error('It has not begun.');
  await uploads.drop(who, uploadid);
  expect(await store.put(found, Buffer.from('#'))).toBe(false);
  expect(await leftPieces(found._id)).toBe(0);
});

test('what was begun with the same name after it was dropped is another file', async () => {
  const { uploads } = app.features;
  const who = await app.buildAccount();
  const uploadid = newUploadid();
  const begun = { name: 'a.md', bytes: 1 };
  await uploads.begin(who, uploadid, begun);
  await uploads.part(who, uploadid, 0, Buffer.from('1'));
  await uploads.drop(who, uploadid);
  expect(await uploads.begin(who, uploadid, begun)).toMatchObject({ have: 0 });
  await uploads.part(who, uploadid, 0, Buffer.from('2'));
  const read: Buffer[] = [];
  for await (const piece of uploads.read(uploadid)) read.push(piece);
  expect(String(Buffer.concat(read))).toBe('2');
});

test('one’s files are in one’s export, and go with one’s account, used or not', async () => {
  const { uploads } = app.features;
  const who = await app.buildAccount();
  const contents = Buffer.alloc(2 * partBytes + 5, 'page ');
  const used = await sendUpload(uploads, who.userid, { name: '../../Größe.pdf', contents });
  await uploads.claim(who.userid, used, { kind: 'cheatsheet', id: 'of-export' });
  const unfinished = newUploadid();
  await uploads.begin(who, unfinished, { name: 'b.pdf', bytes: 5 });
  const response = await fetch(`${app.url}/api/user/export`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files).filter((name) => name.includes('/'))).toEqual([
    `documents/${used}.pdf`,
  ]);
  expect(Buffer.from(files[`documents/${used}.pdf`] ?? []).equals(contents)).toBe(true);
  const told = JSON.parse(new TextDecoder().decode(files['documents.json'])) as unknown[];
  expect(told).toHaveLength(2);
  expect(told).toContainEqual(
    expect.objectContaining({ name: '../../Größe.pdf', file: `documents/${used}.pdf` }),
  );
  const { token, password } = who;
  const gone = await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  expect(gone.status).toBe(200);
  expect(await Promise.all([used, unfinished].map(kept))).toEqual([null, null]);
  expect(JSON.stringify((await app.stored())['documents.files'])).not.toContain(who.userid);
});
