import type { Picture } from '@sets/shared/file/file.contract.ts';
import { fileLimits } from '@sets/shared/file/file.contract.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { putModule } from '../../../test/put-module.ts';
import { putAskedSpace } from '../../../test/put-question.ts';
import { qnaCallsOf } from '../../../test/qna-calls.ts';
import { settle } from '../../../test/settle.ts';
import { smallPicture } from '../../../test/small-picture.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { fileMessages } from './file.messages.ts';
import { FileStore } from './file-store.ts';

const clock = createManualClock();
let app: TestApp;
let owner: Person;
let student: Person;
let unverified: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await app.buildAccount();
  student = await app.buildAccount();
  unverified = await app.buildAccount({ verified: false });
});
afterAll(() => app.close());

const upload = (who: Person | undefined, moduleid: string, body: Uint8Array | string) =>
  app.call<Picture>('POST', `/api/file?moduleid=${moduleid}`, { token: who?.token, body });
const bytesOf = async (path: string, who?: Person) => {
  const headers = who === undefined ? {} : { authorization: `Bearer ${who.token}` };
  const response = await fetch(app.url + path, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const kept = (fileid: string) =>
  app.inStore(async (store) => ({
    files: await store
      .collection<{ _id: string }>('pictures.files')
      .countDocuments({ _id: fileid }),
    chunks: await store.collection('pictures.chunks').countDocuments({ files_id: fileid }),
  }));
const day = 24 * 60 * 60_000;

describe('POST /api/file', () => {
  test('201: written anew, smaller, turned, without where it was taken', async () => {
    const moduleid = await putModule(app, owner.userid);
    const sent = await sharp(await smallPicture({ width: 3000, height: 1500 }))
      .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { status, body } = await upload(student, moduleid, sent);
    expect(status).toBe(201);
    const { response, bytes } = await bytesOf(body.path);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('private');
    const told = await sharp(bytes).metadata();
    expect(told).toMatchObject({ format: 'webp', width: body.width, height: body.height });
    expect(told.exif).toBeUndefined();
    expect(Math.max(body.width, body.height)).toBe(fileLimits.side);
    expect(bytes.includes('GPS')).toBe(false);
  });

  test('of an animation the first frame', async () => {
    const moduleid = await putModule(app, owner.userid);
    const frame = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
    const all = [await frame('red'), await frame('blue')];
    const frames = await sharp(all, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { body } = await upload(student, moduleid, frames);
    expect((await sharp((await bytesOf(body.path)).bytes).metadata()).pages ?? 1).toBe(1);
  });

  test('400, 413: what is no picture, is too large, or unpacks to too much; nothing is kept', async () => {
    const moduleid = await putModule(app, owner.userid);
    const before = (await app.stored())['pictures.files'];
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const png = await sharp(await smallPicture())
      .png()
      .toBuffer();
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: 'black' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(fileLimits.bytes);
    for (const [wrong, status] of [
      [svg, 400],
      ['', 400],
      ['GIF89a and then nothing', 400],
      [png.subarray(0, png.byteLength / 2), 400],
      [Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(svg)]), 400],
      [bomb, 413],
      [Buffer.alloc(fileLimits.bytes + 1), 413],
    ] as const) {
      expect((await upload(student, moduleid, wrong)).status).toBe(status);
    }
    expect((await app.stored())['pictures.files']).toEqual(before);
  });

  test('401, 403, 404', async () => {
    const picture = await smallPicture();
    const open = await putModule(app, owner.userid);
    const school = { visibility: 'school', school: 'Picture University' } as const;
    const shut = await putModule(app, owner.userid, { content: school });
    expect((await upload(undefined, open, picture)).status).toBe(401);
    expect((await upload(unverified, open, picture)).status).toBe(403);
    expect((await upload(student, shut, picture)).status).toBe(404);
    expect((await upload(student, 'none', picture)).status).toBe(404);
  });

  test('409 before it is unpacked, where nothing more is kept of the account', async () => {
    const moduleid = await putModule(app, owner.userid);
    const person = await app.buildAccount();
    await app.inStore((store) =>
      store.collection<object>('pictures.files').insertOne({
        _id: 'all-of-it',
        length: fileLimits.bytesOfAccount,
        metadata: { by: person.userid, moduleid, looseSince: null },
      } as object),
    );
    // What cannot be unpacked would be 400, had somebody tried.
    const broken = Buffer.from('GIF89a and then nothing');
    expect(await upload(person, moduleid, broken)).toMatchObject({
      status: 409,
      body: { code: 'FULL' },
    });
    expect((await upload(student, moduleid, broken)).status).toBe(400);
  });

  test('503 for whoever sends more at once than may wait; others are served meanwhile', async () => {
    const moduleid = await putModule(app, owner.userid);
    const [eager, other] = [await app.buildAccount(), await app.buildAccount()];
    const picture = await smallPicture();
    const [asked, goOn] = [new Set<string>(), Promise.withResolvers<void>()];
    const usedBy = vi.spyOn(FileStore.prototype, 'usedBy').mockImplementation(async (by) => {
      asked.add(by);
      await goOn.promise;
      return { count: 0, bytes: 0 };
    });
    const refused: unknown[] = [];
    const sent = Array.from({ length: 12 }, async () => {
      const { status, body } = await upload(eager, moduleid, picture);
      if (status !== 201) refused.push({ status, body });
      return status;
    });
    await expect.poll(() => refused.length).toBe(2);
    const theirs = upload(other, moduleid, picture);
    // Their turn does not wait for those of somebody else.
    await expect.poll(() => asked.has(other.userid)).toBe(true);
    goOn.resolve();
    expect((await theirs).status).toBe(201);
    expect((await Promise.all(sent)).filter((status) => status === 201)).toHaveLength(10);
    const told = { code: 'UNAVAILABLE', msg: fileMessages.ownBusy };
    expect(refused[0]).toMatchObject({ status: 503, body: told });
    usedBy.mockRestore();
  });

  test('409: an account keeps so many and no more, also of those sent at once', async () => {
    const moduleid = await putModule(app, owner.userid);
    const eager = await app.buildAccount();
    await app.inStore((store) =>
      store.collection<object>('pictures.files').insertMany(
        Array.from({ length: fileLimits.pictures - 2 }, (_, at) => ({
          _id: `full-${at}`,
          length: 10,
          metadata: { by: eager.userid, moduleid, looseSince: null },
        })) as object[],
      ),
    );
    const picture = await smallPicture();
    const sent = await Promise.all([1, 2, 3, 4].map(() => upload(eager, moduleid, picture)));
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 409, 409,
    ]);
  });
});

describe('GET /api/file/:fileid', () => {
  test('whoever sees the space sees its pictures; to others they are not there', async () => {
    const school = { visibility: 'school', school: 'Picture University' } as const;
    const moduleid = await putModule(app, owner.userid, { content: school });
    const member = await app.buildAccount();
    await settle(app, member, { school: 'Picture University' });
    const { body } = await upload(owner, moduleid, await smallPicture());
    expect((await bytesOf(body.path, member)).response.status).toBe(200);
    const nothing = await app.call('GET', '/api/file/none', student);
    for (const who of [undefined, student]) {
      expect(await app.call('GET', body.path, who)).toMatchObject({
        status: 404,
        body: nothing.body,
      });
    }
  });
});

test('what nothing names is gone after a day or two; what is named stays until that is deleted', async () => {
  const qna = qnaCallsOf(app);
  const moduleid = await putAskedSpace(app, owner.userid);
  const picture = await smallPicture();
  const [named, orphan, inOld] = await Promise.all(
    [1, 2, 3].map(async () => (await upload(student, moduleid, picture)).body),
  );
  const text = `![a](${named?.path}) ![b](${inOld?.path})`;
  const { questionid } = (await qna.ask(student, moduleid, { text })).body;
  const edited = { questionid, title: 'What is a basis?', text: `![a](${named?.path})` };
  await qna.call('PUT', 'question', student, edited);
  clock.advance(2 * day);
  const none = { files: 0, chunks: 0 };
  // What no file was made of before a process died.
  const begun = { _id: 'unfinished' as never, at: new Date(clock.now() - 2 * day) };
  await app.inStore(async (store) => {
    await store.collection('pictures.chunks').insertOne({ files_id: 'unfinished', n: 0 });
    await store.collection('pictures.begun').insertOne(begun);
  });
  expect(await kept('unfinished')).toEqual({ files: 0, chunks: 1 });
  await expect.poll(() => kept(orphan?.fileid ?? ''), { timeout: 10_000 }).toEqual(none);
  expect(await kept(named?.fileid ?? '')).toEqual({ files: 1, chunks: 1 });
  // The version before still shows it.
  expect(await kept(inOld?.fileid ?? '')).toEqual({ files: 1, chunks: 1 });
  await qna.removeQuestion(student, questionid);
  clock.advance(3 * day);
  await expect.poll(() => kept(named?.fileid ?? ''), { timeout: 10_000 }).toEqual(none);
  await expect.poll(() => kept(inOld?.fileid ?? ''), { timeout: 10_000 }).toEqual(none);
  await expect.poll(() => kept('unfinished'), { timeout: 10_000 }).toEqual(none);
  // Nothing is noted of what has ended.
  const left = await app.inStore((store) => store.collection('pictures.begun').countDocuments());
  expect(left).toBe(0);
});

test('a person’s pictures are in their export, and go with their account unless others’ words name them', async () => {
  const qna = qnaCallsOf(app);
  const moduleid = await putAskedSpace(app, owner.userid);
  const person = await app.buildAccount();
  const own = (await upload(person, moduleid, await smallPicture())).body;
  const quoted = (await upload(person, moduleid, await smallPicture())).body;
  await qna.ask(student, moduleid, { text: `See ![a](${quoted.path})` });
  const { personalData } = app.features.files;
  expect(await personalData.collect(person.userid)).toHaveLength(2);
  const { token, password } = person;
  await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  expect(await kept(own.fileid)).toEqual({ files: 0, chunks: 0 });
  expect(await kept(quoted.fileid)).toEqual({ files: 1, chunks: 1 });
  const files = JSON.stringify((await app.stored())['pictures.files']);
  expect(files).not.toContain(person.userid);
});
