import resume1 from '@sets/shared/resume/stored/resume.v1.json' with { type: 'json' };
import type { Collection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyResume } from '@sets/shared/resume/resume.migrations.ts';
import { allOf } from '../../../test/all-of.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { resumeStage } from '../../../test/resume-stage.ts';
import { smallPicture } from '../../../test/small-picture.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

/** Of any version. */
interface Stored {
  readonly _id: string;
  readonly [field: string]: unknown;
}

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof resumeStage>;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = resumeStage(app, clock);
});
afterAll(() => app.close());

const resumes = <Result>(visit: (all: Collection<Stored>) => Promise<Result>) =>
  app.inStore((store) => visit(store.collection<Stored>('resumes')));
const storedOf = (userid: string) => resumes((all) => all.findOne({ _id: userid }));

test('409: what a newer version of Sets has stored is not read, not changed, and stays as it is', async () => {
  const person = await app.buildAccount();
  const content = { ...emptyResume, v: 3, intro: 'Later', talks: [] };
  const stored = { _id: person.userid, content, revision: 3 };
  await resumes((all) => all.insertOne(stored));
  const refused = { status: 409, body: { code: 'NEWER_VERSION' } };
  expect(await stage.read(person, person.userid)).toMatchObject(refused);
  expect(await stage.change(person, 'editintro', { intro: 'Now' })).toMatchObject(refused);
  const keeping = app.features.resumes.keepPhoto(person, await smallPicture());
  await expect(keeping).rejects.toMatchObject({ code: 'NEWER_VERSION' });
  expect((await app.stored())['photos.files'] ?? []).toEqual([]);
  expect(await storedOf(person.userid)).toEqual(stored);
  // Whatever of its photos it may show stays too.
  const photo = { photoid: 'any', userid: person.userid };
  expect(await app.features.resumes.photosNamed([photo])).toEqual(new Set(['any']));
});

test('what was stored before entries had ids is read with ids, and has them once it is changed', async () => {
  const person = await app.buildAccount({ username: 'Ada' });
  const { userid } = person;
  const before = { _id: userid, content: resume1, revision: 1 };
  await resumes((all) => all.insertOne(before));
  const told = await stage.own(person);
  expect(told).toMatchObject({ ...resume1, userid, username: 'Ada', revision: 1 });
  expect(told.skill.map(({ entryId }) => entryId)).toEqual(['0']);
  // Nothing is changed by that, nor by asking for what is so already.
  await stage.change(person, 'editintro', { intro: resume1.intro });
  expect(await storedOf(userid)).toEqual(before);
  const meant = { entryIndex: 0, entryId: '0', revision: 1 };
  const fields = { skillName: 'Listening', description: 'Well' };
  expect((await stage.change(person, 'editskill', { ...fields, ...meant })).status).toBe(200);
  expect(await storedOf(userid)).toMatchObject({
    content: { ...resume1, skill: [{ ...fields, entryId: '0' }], access: emptyResume.access, v: 2 },
    revision: 2,
  });
});

test('what is held: exported, with the photo as a file, and erased', async () => {
  const { personalData } = app.features.resumes;
  const filesOf = async (userid: string) => allOf(personalData.files!(userid));
  const person = await app.buildAccount();
  const { userid } = person;
  expect(await personalData.collect(userid)).toBeNull();
  expect(await filesOf(userid)).toEqual([]);
  await stage.change(person, 'editintro', { intro: 'Me' });
  expect(await personalData.collect(userid)).toEqual({ ...emptyResume, intro: 'Me' });
  await app.features.resumes.keepPhoto(person, await smallPicture());
  const photo = 'resume/photo.webp';
  expect(await personalData.collect(userid)).toEqual({ ...emptyResume, intro: 'Me', photo });
  const [file, ...others] = await filesOf(userid);
  expect(others).toEqual([]);
  expect(file?.name).toBe(photo);
  expect(Buffer.from(file!.bytes as Uint8Array).toString('latin1', 8, 12)).toBe('WEBP');
  // Once more, as after a failure.
  await personalData.erase(userid);
  await personalData.erase(userid);
  expect(await personalData.collect(userid)).toBeNull();
  expect(await filesOf(userid)).toEqual([]);
  expect((await stage.own(person)).intro).toBe('');
  const { 'photos.files': files, 'photos.chunks': chunks } = await app.stored();
  expect([files, chunks]).toEqual([[], []]);
});
