import resume1 from '@sets/shared/resume/stored/resume.v1.json' with { type: 'json' };
import type { Collection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Resume,
  resumeLimits,
  type ResumeSection,
  resumeSections,
} from '@sets/shared/resume/resume.contract.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { resumeEntriesForTests } from '../../../test/resume-entries.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { cases } from './resume.cases.ts';

const clock = createManualClock();
/** Of any version. */
interface Stored {
  readonly _id: string;
  readonly [field: string]: unknown;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const change = ({ token }: Person, call: string, body: object) => {
  // The limits are proved elsewhere.
  clock.advance(1_000);
  return app.call<Resume>('POST', `/api/user/resume/${call}`, { token, body });
};
const read = (userid: string) => app.call<Resume>('GET', `/api/user/getresume/${userid}`);

const nothing = { intro: '', wkexp: [], education: [], skill: [], interest: [], achievement: [] };

describe('GET /api/user/getresume/:userid', () => {
  test('200: for everybody, also without a session, and without an e-mail', async () => {
    const { userid, email } = await app.buildAccount({ username: 'Ada Lovelace' });
    const answer = await read(userid);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ userid, username: 'Ada Lovelace', ...nothing });
    expect(JSON.stringify(answer.body)).not.toContain(email);
  });

  test('404: where there is nobody of this id', async () => {
    const answer = await read('nobody');
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('400: for what is no id', async () => {
    expect((await read('no%20id')).status).toBe(400);
  });
});

describe('every call that changes a resume', () => {
  const changing = cases.flatMap(({ name, body }) =>
    body === undefined ? [] : ([[name, body]] as const),
  );
  test.each(changing)('%s: 401 and 400, and nothing is stored', async (name, body) => {
    const path = name.split(' ')[1]!;
    const person = await app.buildAccount();
    expect((await app.call('POST', path, { body })).status).toBe(401);
    for (const wrong of [{}, { ...body, userid: 'somebody-else' }]) {
      const answer = await app.call('POST', path, { token: person.token, body: wrong });
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    }
    expect((await read(person.userid)).body).toMatchObject(nothing);
  });
});

describe('editintro', () => {
  test('200: cleaned, and empty again', async () => {
    const person = await app.buildAccount();
    const { status, body } = await change(person, 'editintro', { intro: '  Hello\u0000\nyou ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ userid: person.userid, intro: 'Hello\nyou' });
    expect((await change(person, 'editintro', { intro: '' })).body.intro).toBe('');
  });

  test('400: too long', async () => {
    const person = await app.buildAccount();
    const intro = 'x'.repeat(resumeLimits.intro + 1);
    expect((await change(person, 'editintro', { intro })).status).toBe(400);
  });
});

describe.each(resumeSections)('the section %s', (section: ResumeSection) => {
  const entry = resumeEntriesForTests[section];
  const other = { ...entry, description: 'Another one' };

  test('200: added, changed, removed; each reply is the whole resume', async () => {
    const person = await app.buildAccount();
    const added = await change(person, `add${section}`, entry);
    expect(added).toMatchObject({ status: 200, body: { ...nothing, [section]: [entry] } });
    await change(person, `add${section}`, other);
    const changed = await change(person, `edit${section}`, { ...other, entryIndex: 0 });
    expect(changed.body[section]).toEqual([other, other]);
    await change(person, `edit${section}`, { ...entry, entryIndex: 1 });
    const removed = await change(person, `remove${section}`, { entryIndex: 0 });
    expect(removed.body[section]).toEqual([entry]);
    expect((await read(person.userid)).body).toEqual(removed.body);
  });

  test('404: a place that is not there, and nothing is changed', async () => {
    const person = await app.buildAccount();
    await change(person, `add${section}`, entry);
    for (const [call, body] of [
      [`edit${section}`, { ...other, entryIndex: 1 }],
      [`remove${section}`, { entryIndex: 1 }],
    ] as const) {
      const answer = await change(person, call, body);
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect((await read(person.userid)).body[section]).toEqual([entry]);
  });

  test('400: no such place can be', async () => {
    const person = await app.buildAccount();
    for (const entryIndex of [-1, 0.5, '0', resumeLimits.entries]) {
      const answer = await change(person, `remove${section}`, { entryIndex });
      expect(answer.status).toBe(400);
    }
  });
});

test('403: a section that is full, and only that', async () => {
  const person = await app.buildAccount();
  for (let each = 0; each < resumeLimits.entries; each += 1) {
    await app.features.resumes.add(person, 'skill', resumeEntriesForTests.skill);
  }
  const answer = await change(person, 'addskill', resumeEntriesForTests.skill);
  expect(answer).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', msg: expect.stringContaining('100') },
  });
  const elsewhere = await change(person, 'addinterest', resumeEntriesForTests.interest);
  expect(elsewhere.status).toBe(200);
});

test('changes at the same moment do not lose each other', async () => {
  const person = await app.buildAccount();
  const names = Array.from({ length: 20 }, (_, at) => `Skill ${at}`);
  const answers = await Promise.all([
    change(person, 'editintro', { intro: 'Me' }),
    ...names.map((skillName) => change(person, 'addskill', { skillName, description: '' })),
  ]);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { body } = await read(person.userid);
  expect(body.intro).toBe('Me');
  expect(body.skill.map(({ skillName }) => skillName).toSorted()).toEqual(names.toSorted());
});

test('a resume is one’s own: whoever changes theirs touches nobody else’s', async () => {
  const [mine, theirs] = [await app.buildAccount(), await app.buildAccount()];
  await change(theirs, 'addskill', resumeEntriesForTests.skill);
  await change(mine, 'editintro', { intro: 'Me' });
  expect((await change(mine, 'removeskill', { entryIndex: 0 })).status).toBe(404);
  expect((await read(theirs.userid)).body).toMatchObject({
    intro: '',
    skill: [resumeEntriesForTests.skill],
  });
});

test('what is held: exported and erased', async () => {
  const { personalData } = app.features.resumes;
  const person = await app.buildAccount();
  expect(await personalData.collect(person.userid)).toBeNull();
  await change(person, 'editintro', { intro: 'Me' });
  expect(await personalData.collect(person.userid)).toEqual({ ...nothing, intro: 'Me' });
  await personalData.erase(person.userid);
  expect(await personalData.collect(person.userid)).toBeNull();
  expect((await read(person.userid)).body.intro).toBe('');
});

test('a lecture hall behind one address opens a resume within a minute', async () => {
  const { userid } = await app.buildAccount();
  const open = async () => (await app.call('GET', `/api/user/getresume/${userid}`)).status;
  for (let group = 0; group < 7; group += 1) {
    const statuses = await Promise.all(Array.from({ length: 50 }, open));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
});

const resumes = <Result>(visit: (all: Collection<Stored>) => Promise<Result>) =>
  app.inStore((store) => visit(store.collection<Stored>('resumes')));

describe('a resume that a newer version of Sets has stored', () => {
  test('409: is not read, not changed, and stays as it is', async () => {
    const person = await app.buildAccount();
    const content = { ...nothing, v: 2, intro: 'Later', talks: [] };
    const stored = { _id: person.userid, content, revision: 3 };
    await resumes((all) => all.insertOne(stored));
    const refused = { status: 409, body: { code: 'NEWER_VERSION' } };
    expect(await read(person.userid)).toMatchObject(refused);
    expect(await change(person, 'editintro', { intro: 'Now' })).toMatchObject(refused);
    expect(await resumes((all) => all.findOne({ _id: person.userid }))).toEqual(stored);
  });
});

describe('a resume that was stored before resumes had versions', () => {
  test('is read, and has a version once it is changed', async () => {
    const person = await app.buildAccount({ username: 'Ada' });
    await resumes((all) => all.insertOne({ _id: person.userid, content: resume1, revision: 1 }));
    const about = { userid: person.userid, username: 'Ada' };
    expect((await read(person.userid)).body).toEqual({ ...resume1, ...about });
    expect((await change(person, 'editintro', { intro: 'Now' })).status).toBe(200);
    const stored = await resumes((all) => all.findOne({ _id: person.userid }));
    expect(stored).toMatchObject({ content: { ...resume1, intro: 'Now', v: 1 }, revision: 2 });
  });
});
