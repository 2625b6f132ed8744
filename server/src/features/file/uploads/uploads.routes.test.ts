import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  uploadLimits,
  type UploadRoom,
  type UploadState,
} from '@sets/shared/file/upload.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newUploadid, sendUpload } from '../../../../test/send-upload.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { uploadMessages } from './uploads.messages.ts';

const { partBytes } = uploadLimits;
let app: TestApp;
let owner: Person;
let other: Person;
beforeAll(async () => {
  const plan = { polls: 10, modules: 10, credits: 10, storedMegabytes: 10 };
  app = await startTestApp({ config: { plans: { free: plan, premium: plan } } });
  owner = await app.buildAccount();
  other = await app.buildAccount();
});
afterAll(() => app.close());

const begin = (who: Person | undefined, uploadid: string, body: unknown) =>
  app.call<UploadState>('PUT', `/api/upload/${uploadid}`, { token: who?.token, body });
const part = (who: Person | undefined, uploadid: string, at: number | string, body: Uint8Array) =>
  app.call<UploadState>('PUT', `/api/upload/${uploadid}/part?at=${at}`, {
    token: who?.token,
    body,
  });
const drop = (who: Person, uploadid: string) =>
  app.call('DELETE', `/api/upload/${uploadid}`, { token: who.token });
const roomOf = async (who: Person) =>
  (await app.call<UploadRoom>('GET', '/api/upload', { token: who.token })).body;
const pieces = () =>
  app.inStore(async (store) => ({
    files: await store.collection('documents.files').countDocuments({}),
    chunks: await store.collection('documents.chunks').countDocuments({}),
  }));

describe('a file in parts', () => {
  test('is there as it was sent, goes on where it broke off, and is counted from its beginning on', async () => {
    const who = await app.buildAccount();
    const contents = randomBytes(2 * partBytes + 17);
    const uploadid = newUploadid();
    const begun = { name: 'Bases.pdf', bytes: contents.byteLength };
    const state = { uploadid, ...begun };
    expect(await begin(who, uploadid, begun)).toMatchObject({
      status: 200,
      body: { ...state, have: 0 },
    });
    expect(await roomOf(who)).toEqual({ used: contents.byteLength, most: 10_000_000 });
    expect((await part(who, uploadid, 0, contents.subarray(0, partBytes))).body.have).toBe(
      partBytes,
    );
    // After a break.
    expect((await begin(who, uploadid, begun)).body).toEqual({ ...state, have: partBytes });
    // It is kept already: whatever is sent now changes nothing.
    const again = await part(who, uploadid, 0, randomBytes(partBytes));
    expect(again).toMatchObject({ status: 200, body: { ...state, have: partBytes } });
    await part(who, uploadid, partBytes, contents.subarray(partBytes, 2 * partBytes));
    const { uploads } = app.features;
    await expect(uploads.find(who.userid, uploadid)).rejects.toMatchObject({ code: 'CONFLICT' });
    const last = await part(who, uploadid, 2 * partBytes, contents.subarray(2 * partBytes));
    expect(last.body).toEqual({ ...state, have: contents.byteLength });
    expect(await uploads.find(who.userid, uploadid)).toEqual(state);
    expect((await buffer(uploads.read(uploadid))).equals(contents)).toBe(true);
    for (const [from, to] of [
      [0, 1],
      [partBytes - 3, partBytes + 5],
      [partBytes, 2 * partBytes],
      [2 * partBytes + 16, 2 * partBytes + 17],
      [5, 5],
    ] as const) {
      const read = await buffer(uploads.read(uploadid, from, to));
      expect(read.equals(contents.subarray(from, to))).toBe(true);
    }
  });

  test('of two tabs that send the same part at once each place is kept once', async () => {
    const contents = randomBytes(3 * partBytes);
    const uploadid = newUploadid();
    await begin(owner, uploadid, { name: 'a.pdf', bytes: contents.byteLength });
    for (let at = 0; at < contents.byteLength; at += partBytes) {
      const sent = contents.subarray(at, at + partBytes);
      const answers = await Promise.all([1, 2, 3].map(() => part(owner, uploadid, at, sent)));
      for (const { status, body } of answers) {
        expect({ status, have: body.have }).toEqual({ status: 200, have: at + partBytes });
      }
    }
    expect((await buffer(app.features.uploads.read(uploadid))).equals(contents)).toBe(true);
    const chunks = await app.inStore(async (store) => {
      const file = await store
        .collection('documents.files')
        .findOne({ 'metadata.uploadid': uploadid });
      return store.collection('documents.chunks').countDocuments({ files_id: file?._id });
    });
    expect(chunks).toBe(3);
  });

  test('400, 409: no place of a part, wrong lengths, and what is beyond what is kept', async () => {
    const uploadid = newUploadid();
    const bytes = partBytes + 10;
    await begin(owner, uploadid, { name: 'a.pdf', bytes });
    const before = await pieces();
    const whole = Buffer.alloc(partBytes);
    const ten = Buffer.alloc(10);
    for (const [at, sent, status, msg] of [
      [1, whole, 400, uploadMessages.noPlace],
      [2 * partBytes, ten, 400, uploadMessages.noPlace],
      [0, ten, 400, uploadMessages.wrongLength],
      [0, Buffer.alloc(0), 400, uploadMessages.wrongLength],
      [partBytes, whole, 400, uploadMessages.wrongLength],
      [partBytes, ten, 409, uploadMessages.tooEarly],
    ] as const) {
      expect(await part(owner, uploadid, at, sent)).toMatchObject({ status, body: { msg } });
    }
    expect((await part(owner, uploadid, -1, ten)).status).toBe(400);
    expect((await part(owner, uploadid, 0, Buffer.alloc(partBytes + 1))).status).toBe(413);
    expect(await pieces()).toEqual(before);
  });

  test('is nobody else’s: to them it is as if it were not there', async () => {
    const contents = Buffer.from('%PDF-');
    const begun = { name: 'a.pdf', bytes: contents.byteLength };
    const uploadid = newUploadid();
    await begin(owner, uploadid, begun);
    const gone = { status: 404, body: { code: 'NOT_FOUND', msg: uploadMessages.gone } };
    const nothing = await part(other, newUploadid(), 0, contents);
    expect(nothing).toMatchObject(gone);
    for (const answer of [
      await begin(other, uploadid, begun),
      await begin(other, uploadid, { name: 'b.pdf', bytes: 9 }),
      await part(other, uploadid, 0, contents),
    ]) {
      expect(answer).toMatchObject(gone);
    }
    expect((await drop(other, uploadid)).status).toBe(200);
    expect((await part(owner, uploadid, 0, contents)).status).toBe(200);
    const { uploads } = app.features;
    await expect(uploads.find(other.userid, uploadid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const theirs = uploads.claim(other.userid, uploadid, { kind: 'cheatsheet', id: 'x' });
    await expect(theirs).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // One's own, of another file.
    for (const words of [
      { ...begun, bytes: 6 },
      { ...begun, name: 'b.pdf' },
    ]) {
      const msg = uploadMessages.otherWords;
      expect(await begin(owner, uploadid, words)).toMatchObject({ status: 409, body: { msg } });
    }
  });

  test('401, 403, and 400 for what is no file', async () => {
    const begun = { name: 'a.pdf', bytes: 5 };
    const unverified = await app.buildAccount({ verified: false });
    expect((await begin(undefined, newUploadid(), begun)).status).toBe(401);
    expect(await begin(unverified, newUploadid(), begun)).toMatchObject({
      status: 403,
      body: { msg: uploadMessages.unverified },
    });
    for (const [uploadid, body] of [
      ['short', begun],
      ['../../../etc/passwd...', begun],
      [newUploadid(), { ...begun, bytes: 0 }],
      [newUploadid(), { ...begun, bytes: uploadLimits.bytes + 1 }],
      [newUploadid(), { ...begun, bytes: 1.5 }],
      [newUploadid(), { ...begun, name: ' ' }],
      [newUploadid(), { ...begun, by: other.userid }],
    ] as const) {
      const { status } = await begin(owner, encodeURIComponent(uploadid), body);
      expect({ body, status }).toEqual({ body, status: 400 });
    }
  });
});

describe('the room of a plan', () => {
  test('409 beyond it, also of many that begin at once; what is dropped makes room', async () => {
    const who = await app.buildAccount();
    const ids = Array.from({ length: 8 }, newUploadid);
    const all = await Promise.all(
      ids.map((uploadid) => begin(who, uploadid, { name: 'a.pdf', bytes: 3_000_000 })),
    );
    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    const refused = all.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'FULL', msg: uploadMessages.full(10) },
    });
    expect((await roomOf(who)).used).toBe(9_000_000);
    const begun = ids[statuses.indexOf(200)] as string;
    await drop(who, begun);
    expect((await drop(who, begun)).status).toBe(200);
    expect((await roomOf(who)).used).toBe(6_000_000);
    expect((await begin(who, begun, { name: 'b.pdf', bytes: 4_000_000 })).body.have).toBe(0);
    const offer = await app.call<{ used: object }>('GET', '/api/premium', { token: who.token });
    expect(offer.body.used).toMatchObject({ storedMegabytes: 10 });
  });

  test('409 where more wait than may', async () => {
    const who = await app.buildAccount();
    const ids = Array.from({ length: uploadLimits.waiting }, newUploadid);
    const begun = { name: 'a.md', bytes: 1 };
    await Promise.all(ids.map((id) => app.features.uploads.begin(who, id, begun)));
    const refused = { status: 409, body: { code: 'FULL', msg: uploadMessages.waiting } };
    expect(await begin(who, newUploadid(), begun)).toMatchObject(refused);
    // What has begun goes on.
    const first = ids[0] as string;
    expect((await part(who, first, 0, Buffer.from('#'))).body.have).toBe(1);
    await app.features.uploads.claim(who.userid, first, { kind: 'cheatsheet', id: 'sheet' });
    expect((await begin(who, newUploadid(), begun)).status).toBe(200);
    // One after the other, each on the disk.
  }, 120_000);
});

test('what is used stays as it is: it cannot be dropped, and nothing else uses it', async () => {
  const { uploads } = app.features;
  const uploadid = await sendUpload(uploads, owner.userid, {
    name: 'a.md',
    contents: Buffer.from('# Bases'),
  });
  const sheet = { kind: 'cheatsheet', id: 'one' } as const;
  await uploads.claim(owner.userid, uploadid, sheet);
  await uploads.claim(owner.userid, uploadid, sheet);
  const elsewhere = uploads.claim(owner.userid, uploadid, { ...sheet, id: 'two' });
  await expect(elsewhere).rejects.toMatchObject({ code: 'CONFLICT' });
  await drop(owner, uploadid);
  expect(await uploads.find(owner.userid, uploadid)).toMatchObject({ bytes: 7 });
  await uploads.removeOf({ ...sheet, id: 'two' });
  expect(String(await buffer(uploads.read(uploadid)))).toBe('# Bases');
  await uploads.removeOf(sheet);
  await expect(buffer(uploads.read(uploadid))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(uploads.find(owner.userid, uploadid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
