import { fileLimits } from '@sets/shared/file/file.contract.ts';
import { resumeLimits } from '@sets/shared/resume/resume.contract.ts';
import type { Resume } from '@sets/shared/resume/resume.contract.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { putModule } from '../../../test/put-module.ts';
import { resumeStage } from '../../../test/resume-stage.ts';
import { smallPicture } from '../../../test/small-picture.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { ResumeService } from './resume.service.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof resumeStage>;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = resumeStage(app, clock);
  reader = await app.buildAccount();
});
afterAll(() => app.close());

const day = 24 * 60 * 60_000;
const send = ({ token }: Pick<Person, 'token'>, body: Uint8Array | string) => {
  // So many in ten minutes: the limits are proved elsewhere.
  clock.advance(60_000);
  return app.call<Resume>('POST', '/api/user/resume/photo', { token, body });
};
const shown = async (userid: string, photo: string | null, who?: Person, query = '') => {
  const response = await fetch(`${app.url}/api/user/resume/photo/${userid}/${photo}${query}`, {
    headers: who === undefined ? {} : { authorization: `Bearer ${who.token}` },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const statusOf = async (...asked: Parameters<typeof shown>) =>
  (await shown(...asked)).response.status;
/** How much lies in the store of the photos of this person, in files and pieces. */
const kept = ({ userid }: Person) =>
  app.inStore(async (store) => {
    const files = await store.collection('photos.files').find({ 'metadata.by': userid }).toArray();
    const ids = files.map(({ _id }) => _id);
    const chunks = await store
      .collection('photos.chunks')
      .countDocuments({ files_id: { $in: ids } });
    return [files.length, chunks];
  });

test('200: a square, small, turned, without where it was taken or what lay behind it', async () => {
  const person = await app.buildAccount();
  const sent = await sharp(await smallPicture({ width: 1_600, height: 900 }))
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .jpeg()
    .toBuffer();
  const page = '<script>alert(1)</script>';
  const { status, body } = await send(person, Buffer.concat([sent, Buffer.from(page)]));
  expect(status).toBe(200);
  expect(body).toMatchObject({ userid: person.userid, revision: 1 });
  const { response, bytes } = await shown(person.userid, body.photo, reader);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toContain('private');
  const told = await sharp(bytes).metadata();
  expect(told).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect(told.exif).toBeUndefined();
  expect(bytes.includes('GPS') || bytes.includes('script')).toBe(false);
});

test('200: a small one is not made larger', async () => {
  const person = await app.buildAccount();
  const { body } = await send(person, await smallPicture({ width: 40, height: 30 }));
  const { bytes } = await shown(person.userid, body.photo, reader);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, height: 30 });
});

test('400, 413: what is no picture, is too large, or unpacks to too much; nothing is kept', async () => {
  const person = await app.buildAccount();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const png = await sharp(await smallPicture())
    .png()
    .toBuffer();
  const bomb = await sharp({
    create: { width: 9_000, height: 9_000, channels: 3, background: 'black' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.byteLength).toBeLessThan(resumeLimits.photoBytes);
  const strip = await smallPicture({ width: 1, height: fileLimits.sentSide + 1 });
  for (const [wrong, status] of [
    [svg, 400],
    ['', 400],
    ['%PDF-1.7', 400],
    ['GIF89a and then nothing', 400],
    [png.subarray(0, png.byteLength / 2), 400],
    [Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(svg)]), 400],
    [bomb, 413],
    [strip, 413],
    [Buffer.alloc(resumeLimits.photoBytes + 1), 413],
  ] as const) {
    const answer = await send(person, wrong);
    expect(answer).toMatchObject({ status, body: { msg: expect.any(String) } });
  }
  expect(await kept(person)).toEqual([0, 0]);
  expect(await stage.own(person)).toMatchObject({ photo: null, revision: 0 });
});

test('413: a strip as long as it is thin, which takes seconds to make small', async () => {
  const person = await app.buildAccount();
  const strip = await smallPicture({ width: 1, height: fileLimits.sentSide + 1 });
  expect(await send(person, strip)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  expect(await kept(person)).toEqual([0, 0]);
});

test('401, and 403 for whom is not verified', async () => {
  const picture = await smallPicture();
  expect((await send({ token: 'none' }, picture)).status).toBe(401);
  const unverified = await app.buildAccount({ verified: false });
  expect(await send(unverified, picture)).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', msg: expect.stringContaining('Verify') },
  });
  expect(await kept(unverified)).toEqual([0, 0]);
});

test('it is shown by the same door as the resume, and no other one is', async () => {
  const person = await app.buildAccount();
  const { userid } = person;
  const { photo } = (await send(person, await smallPicture())).body;
  expect(await statusOf(userid, photo, reader)).toBe(200);
  expect(await statusOf(userid, photo)).toBe(401);
  expect(await statusOf(userid, 'other', reader)).toBe(404);
  expect(await statusOf(reader.userid, photo, reader)).toBe(404);
  // Nor as a picture of a space.
  expect((await fetch(`${app.url}/api/file/${photo}`)).status).toBe(404);
  await stage.change(person, 'access', { isClosed: true });
  const key = (await stage.change(person, 'link')).body.access!.key!;
  expect(await statusOf(userid, photo, reader)).toBe(403);
  expect(await statusOf(userid, photo, person)).toBe(200);
  expect(await statusOf(userid, photo, undefined, `?key=${key}`)).toBe(200);
  await stage.remove(person, 'link');
  expect(await statusOf(userid, photo, undefined, `?key=${key}`)).toBe(404);
});

test('another one replaces it, at the same moment too; none takes it away', async () => {
  const person = await app.buildAccount();
  const { userid } = person;
  const picture = await smallPicture();
  const former = (await send(person, picture)).body.photo;
  await Promise.all([send(person, picture), send(person, picture)]);
  const { photo } = await stage.own(person);
  expect(photo).not.toBe(former);
  expect(await kept(person)).toEqual([1, 1]);
  expect(await statusOf(userid, photo, reader)).toBe(200);
  expect(await statusOf(userid, former, reader)).toBe(404);
  const removed = await stage.remove(person, 'photo');
  expect(removed).toMatchObject({ status: 200, body: { photo: null } });
  expect(await kept(person)).toEqual([0, 0]);
  const again = await stage.remove(person, 'photo');
  expect(again.body).toEqual(removed.body);
});

test('it is none of the pictures that an account keeps in spaces', async () => {
  const person = await app.buildAccount();
  const moduleid = await putModule(app, person.userid);
  await app.inStore((store) =>
    store.collection<object>('pictures.files').insertOne({
      _id: 'all-of-it',
      length: fileLimits.bytesOfAccount,
      metadata: { by: person.userid, moduleid, looseSince: null },
    } as object),
  );
  expect((await send(person, await smallPicture())).status).toBe(200);
  expect(await app.features.files.personalData.collect(person.userid)).toHaveLength(1);
});

test('what a failure left is gone after two days, what is shown stays; both go with the account', async () => {
  const person = await app.buildAccount();
  const { photo } = (await send(person, await smallPicture())).body;
  // The process ends between keeping one and naming it: as if the resume could not be written.
  const failing = vi
    .spyOn(ResumeService.prototype, 'keepPhoto')
    .mockImplementationOnce(async (actor, sent) => {
      await app.features.photos.keep(actor, sent);
      throw new Error('The process ended.');
    });
  expect((await send(person, await smallPicture())).status).toBe(500);
  failing.mockRestore();
  expect(await kept(person)).toEqual([2, 2]);
  clock.advance(3 * day);
  await expect.poll(() => kept(person), { timeout: 10_000 }).toEqual([1, 1]);
  expect(await app.features.photos.read(photo!)).not.toBeNull();
  const erased = await app.call('POST', '/api/user/deleteaccount', {
    token: person.token,
    body: { password: person.password },
  });
  expect(erased.status).toBe(200);
  expect(await kept(person)).toEqual([0, 0]);
});
