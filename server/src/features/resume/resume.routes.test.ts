import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resumeLimits, resumeSections } from '@sets/shared/resume/resume.contract.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { resumeEntriesForTests } from '../../../test/resume-entries.ts';
import { nothingSaid, resumeStage } from '../../../test/resume-stage.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { cases } from './resume.cases.ts';
import { resumeMessages } from './resume.messages.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof resumeStage>;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = resumeStage(app, clock);
});
afterAll(() => app.close());

const { skill } = resumeEntriesForTests;
const conflict = { status: 409, body: { code: 'CONFLICT' } };

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
    expect(await stage.own(person)).toMatchObject({ ...nothingSaid, revision: 0 });
  });
});

describe('editintro, editabout', () => {
  test('200: cleaned, and empty again', async () => {
    const person = await app.buildAccount();
    const { status, body } = await stage.change(person, 'editintro', {
      intro: '  Hello\u0000\nyou ',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ userid: person.userid, intro: 'Hello\nyou', revision: 1 });
    expect((await stage.change(person, 'editintro', { intro: '' })).body.intro).toBe('');
    const links = [{ label: 'Notes', url: 'https://ada.example/notes' }];
    const about = { ...nothingSaid.about, headline: '  Student of physics ', links };
    const told = (await stage.change(person, 'editabout', { about })).body;
    expect(told.about).toEqual({ ...about, headline: 'Student of physics' });
  });

  test('400: too long, or a link that leads not to the web', async () => {
    const person = await app.buildAccount();
    const intro = 'x'.repeat(resumeLimits.intro + 1);
    expect((await stage.change(person, 'editintro', { intro })).status).toBe(400);
    for (const url of ['javascript:alert(1)', 'data:text/html,hello', 'ada.example']) {
      const about = { ...nothingSaid.about, links: [{ label: '', url }] };
      expect((await stage.change(person, 'editabout', { about })).status).toBe(400);
    }
  });

  test('409: of another revision nothing is changed; what is so already keeps it', async () => {
    const person = await app.buildAccount();
    const { body } = await stage.change(person, 'editintro', { intro: 'Me', revision: 0 });
    expect(body.revision).toBe(1);
    expect((await stage.change(person, 'editintro', { intro: 'Me' })).body.revision).toBe(1);
    for (const revision of [0, 2]) {
      const late = { intro: 'Late', revision };
      expect(await stage.change(person, 'editintro', late)).toMatchObject(conflict);
      const about = { ...nothingSaid.about, headline: 'Late' };
      expect(await stage.change(person, 'editabout', { about, revision })).toMatchObject(conflict);
    }
    expect(await stage.own(person)).toEqual(body);
  });
});

describe.each(resumeSections)('the section %s', (section) => {
  const entry = { ...resumeEntriesForTests[section], entryId: 'first' };
  const { entryId: _entryId, ...fields } = { ...entry, description: 'Another one' };

  test('200: added, changed, removed; each reply is the whole resume', async () => {
    const person = await app.buildAccount();
    const added = await stage.change(person, `add${section}`, entry);
    expect(added).toMatchObject({ status: 200, body: { ...nothingSaid, [section]: [entry] } });
    await stage.change(person, `add${section}`, fields);
    // By its place alone, as the specification has it.
    const changed = await stage.change(person, `edit${section}`, { ...fields, entryIndex: 0 });
    const [first, second] = changed.body[section];
    expect(first).toEqual({ ...fields, entryId: 'first' });
    expect(second).toEqual({ ...fields, entryId: expect.stringMatching(/^[\w-]{20}$/) });
    const removed = await stage.change(person, `remove${section}`, { entryIndex: 0 });
    expect(removed.body[section]).toEqual([second]);
    expect(await stage.own(person)).toEqual(removed.body);
  });

  test('200: what was added is added once, however often it is sent', async () => {
    const person = await app.buildAccount();
    const [once, again] = await Promise.all(
      [1, 2].map(() => stage.change(person, `add${section}`, entry)),
    );
    expect([once?.status, again?.status]).toEqual([200, 200]);
    const told = (await stage.change(person, `add${section}`, entry)).body;
    expect(told[section]).toEqual([entry]);
    expect(await stage.own(person)).toEqual(told);
  });

  test('404, 409: a place that is not there or has another entry, and nothing is changed', async () => {
    const person = await app.buildAccount();
    const { body } = await stage.change(person, `add${section}`, entry);
    for (const [meant, refused] of [
      [{ entryIndex: 1 }, { status: 404, body: { code: 'NOT_FOUND' } }],
      [
        { entryIndex: 1, entryId: 'first' },
        { status: 404, body: { code: 'NOT_FOUND' } },
      ],
      [{ entryIndex: 0, entryId: 'other' }, conflict],
      [{ entryIndex: 0, entryId: 'first', revision: 0 }, conflict],
    ] as const) {
      expect(await stage.change(person, `edit${section}`, { ...fields, ...meant })).toMatchObject(
        refused,
      );
      expect(await stage.change(person, `remove${section}`, meant)).toMatchObject(refused);
    }
    expect(await stage.own(person)).toEqual(body);
    const seen = { entryIndex: 0, entryId: 'first', revision: body.revision };
    expect((await stage.change(person, `remove${section}`, seen)).body[section]).toEqual([]);
  });

  test('400: no such place can be', async () => {
    const person = await app.buildAccount();
    for (const entryIndex of [-1, 0.5, '0', resumeLimits.entries]) {
      const answer = await stage.change(person, `remove${section}`, { entryIndex });
      expect(answer.status).toBe(400);
    }
  });
});

test('403: a section that is full, and only that; what is in it already is no news', async () => {
  const person = await app.buildAccount();
  for (let each = 0; each < resumeLimits.entries; each += 1) {
    await app.features.resumes.add(person, 'skill', { ...skill, entryId: `s${each}` });
  }
  expect(await stage.change(person, 'addskill', skill)).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', msg: expect.stringContaining('100') },
  });
  const again = await stage.change(person, 'addskill', { ...skill, entryId: 's7' });
  expect(again).toMatchObject({ status: 200, body: { revision: resumeLimits.entries } });
  const { interest } = resumeEntriesForTests;
  expect((await stage.change(person, 'addinterest', interest)).status).toBe(200);
});

test('403: more than a resume holds in all; one that was longer may become shorter', async () => {
  const person = await app.buildAccount();
  const long = (at: number) => ({
    entryId: `l${at}`,
    skillName: 'Much',
    description: 'x'.repeat(resumeLimits.description),
  });
  const many = Array.from({ length: 49 }, (_, at) => long(at));
  const { about: _about, intro: _intro, photo: _photo, ...none } = nothingSaid;
  const { body } = await stage.change(person, 'import', { ...none, skill: many });
  const said = { status: 403, body: { code: 'FORBIDDEN', msg: resumeMessages.whole } };
  const entry = { ...resumeEntriesForTests.interest, description: long(0).description };
  expect(await stage.change(person, 'addinterest', entry)).toMatchObject(said);
  expect(await stage.change(person, 'import', { ...none, skill: [long(50)] })).toMatchObject(said);
  expect(await stage.own(person)).toEqual(body);
  const skill51 = [...many, long(49), long(50)];
  await app.inStore((store) =>
    store
      .collection('resumes')
      .updateOne({ _id: person.userid as never }, { $set: { 'content.skill': skill51 } }),
  );
  expect(await stage.change(person, 'editintro', { intro: 'More' })).toMatchObject(said);
  expect((await stage.change(person, 'removeskill', { entryIndex: 0 })).status).toBe(200);
});

test('409: an id that stands in another section', async () => {
  const person = await app.buildAccount();
  await stage.change(person, 'addskill', { ...skill, entryId: 'same' });
  const entry = { ...resumeEntriesForTests.interest, entryId: 'same' };
  expect(await stage.change(person, 'addinterest', entry)).toMatchObject(conflict);
  expect((await stage.own(person)).interest).toEqual([]);
});

test('reorder: 200 for the same entries, 409 for others', async () => {
  const person = await app.buildAccount();
  for (const entryId of ['a', 'b', 'c']) {
    await stage.change(person, 'addskill', { ...skill, entryId });
  }
  const order = (entryIds: string[], revision?: number) =>
    stage.change(person, 'reorder', { section: 'skill', entryIds, revision });
  const { body } = await order(['c', 'a', 'b'], 3);
  expect(body.skill.map(({ entryId }) => entryId)).toEqual(['c', 'a', 'b']);
  for (const wrong of [['c', 'a'], ['c', 'a', 'b', 'd'], ['c', 'a', 'a'], []]) {
    expect(await order(wrong)).toMatchObject(conflict);
  }
  expect(await order(['a', 'b', 'c'], 3)).toMatchObject(conflict);
  expect(await stage.own(person)).toEqual(body);
});

test('import: 200, all of it and once; 403 and 409, and none of it', async () => {
  const person = await app.buildAccount();
  const { about: _about, intro: _intro, photo: _photo, ...none } = nothingSaid;
  const given = { ...skill, entryId: 'given' };
  const chosen = { ...none, intro: 'Imported', skill: [given] };
  await stage.change(person, 'addskill', { ...skill, entryId: 'before' });
  const first = await stage.change(person, 'import', chosen);
  expect(first.body).toMatchObject({ intro: 'Imported', revision: 2 });
  expect(first.body.skill.map(({ entryId }) => entryId)).toEqual(['before', 'given']);
  expect((await stage.change(person, 'import', chosen)).body).toEqual(first.body);
  const many = Array.from({ length: resumeLimits.entries - 1 }, (_, at) => ({
    ...skill,
    entryId: `m${at}`,
  }));
  const tooMany = { ...none, intro: 'Too many', skill: many };
  const full = { status: 403, body: { code: 'FORBIDDEN' } };
  expect(await stage.change(person, 'import', tooMany)).toMatchObject(full);
  const interest = [{ ...resumeEntriesForTests.interest, entryId: 'given' }];
  const twice = { ...none, intro: 'Twice', interest };
  expect(await stage.change(person, 'import', twice)).toMatchObject(conflict);
  expect(await stage.own(person)).toEqual(first.body);
});

test('changes at the same moment, of two devices, do not lose each other', async () => {
  const person = await app.buildAccount();
  const other = await app.buildAccount();
  const names = Array.from({ length: 20 }, (_, at) => `Skill ${at}`);
  const answers = await Promise.all([
    stage.change(person, 'editintro', { intro: 'Me' }),
    stage.change(other, 'editintro', { intro: 'Somebody else' }),
    ...names.map((skillName) => stage.change(person, 'addskill', { skillName, description: '' })),
  ]);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const told = await stage.own(person);
  expect(told.intro).toBe('Me');
  expect(told.skill.map(({ skillName }) => skillName).toSorted()).toEqual(names.toSorted());
  expect(told.revision).toBe(21);
});

test('of those who saw the same revision one changes it, and the others are told', async () => {
  const person = await app.buildAccount();
  const intros = ['One', 'Two', 'Three', 'Four'];
  const answers = await Promise.all(
    intros.map((intro) => stage.change(person, 'editintro', { intro, revision: 0 })),
  );
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  expect(await stage.own(person)).toEqual(taken[0]?.body);
});

test('a resume is one’s own: whoever changes theirs touches nobody else’s', async () => {
  const [mine, theirs] = [await app.buildAccount(), await app.buildAccount()];
  await stage.change(theirs, 'addskill', skill);
  await stage.change(mine, 'editintro', { intro: 'Me' });
  expect((await stage.change(mine, 'removeskill', { entryIndex: 0 })).status).toBe(404);
  expect(await stage.own(theirs)).toMatchObject({ intro: '', skill: [skill] });
});
