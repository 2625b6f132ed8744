import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { enterDiscussion, intoSchool, openSpaceOf } from '../../../test/discussion-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

/*
 * Who may what in discussions, by live request. `no`: to them the space does not exist. `read`:
 * they enter, follow and turn pages. `write`: they post, type, and change what is theirs too.
 * `moderate`: they also remove what others wrote.
 */

const kinds = [
  'visitor',
  'unverified',
  'student',
  'division member',
  'other school',
  'moderator',
  'owner',
  'admin',
] as const;
type Kind = (typeof kinds)[number];
type May = 'no' | 'read' | 'write' | 'moderate';

const table: Readonly<Record<'open' | 'school' | 'division', Readonly<Record<Kind, May>>>> = {
  open: {
    visitor: 'read',
    unverified: 'read',
    student: 'write',
    'division member': 'write',
    'other school': 'write',
    moderator: 'moderate',
    owner: 'moderate',
    admin: 'write',
  },
  school: {
    visitor: 'no',
    unverified: 'no',
    student: 'write',
    'division member': 'write',
    'other school': 'no',
    moderator: 'moderate',
    owner: 'moderate',
    admin: 'no',
  },
  division: {
    visitor: 'no',
    unverified: 'no',
    student: 'no',
    'division member': 'write',
    'other school': 'no',
    moderator: 'moderate',
    owner: 'moderate',
    admin: 'no',
  },
};

const school = 'Hilltop College';
const division = 'Engineering';
let app: TestApp;
let people: Readonly<Record<Kind, Person | null>>;

beforeAll(async () => {
  app = await startTestApp();
  const [unverified, student, member, other, moderator, owner, admin] = await Promise.all([
    app.buildAccount({ verified: false }),
    app.buildAccount(),
    app.buildAccount(),
    app.buildAccount(),
    app.buildAccount(),
    app.buildAccount(),
    app.buildAccount({ accountType: 'admin' }),
  ]);
  await intoSchool(app, unverified, school);
  await intoSchool(app, student, school);
  await intoSchool(app, member, school, division);
  await intoSchool(app, other, 'Lakeside College', division);
  people = {
    visitor: null,
    unverified,
    student,
    'division member': member,
    'other school': other,
    moderator,
    owner,
    admin,
  };
});
afterAll(() => app.close());

const refused = (code: string) => ({ ok: false, error: { code } });
const done = expect.objectContaining({ ok: true });

describe.each(Object.entries(table))('a space that is for: %s', (visibility, rights) => {
  const where = visibility as keyof typeof table;
  let moduleid: string;
  beforeAll(async () => {
    moduleid = await openSpaceOf(app, people.owner!, {
      moderators: [people.moderator!.userid],
      content: { visibility: where, school, division: where === 'division' ? division : '' },
    });
  });

  test.each(Object.entries(rights))('%s: %s', async (kind, may) => {
    const person = people[kind as Kind];
    const at = { moduleid, topicid: 't1' };
    const owner = await enterDiscussion(app, at, people.owner);
    const posted = await owner.write('by the owner');
    if (!posted.ok) throw new Error(posted.error.msg);
    const others = posted.data.id;
    if (may === 'no') {
      const peer = await connect(app.url, person === null ? {} : { token: person.token });
      const enter = await peer.request('place:enter', { kind: 'discussion', at });
      expect(enter).toMatchObject(refused('NOT_FOUND'));
      for (const name of ['feed:follow', 'feed:page', 'feed:post', 'feed:change', 'feed:signal']) {
        const input = { ...owner.ref, before: 9, attempt: 'a', id: others, item: null, signal: 1 };
        const wanted: Record<string, string[]> = {
          'feed:follow': [],
          'feed:page': ['before'],
          'feed:post': ['attempt', 'item'],
          'feed:change': ['id', 'attempt', 'item'],
          'feed:signal': ['signal'],
        };
        const keys = new Set(['roomId', 'feed', ...(wanted[name] ?? [])]);
        const sent = Object.fromEntries(Object.entries(input).filter(([key]) => keys.has(key)));
        expect(await peer.raw(name, sent), name).toMatchObject(refused('FORBIDDEN'));
      }
      peer.close();
      owner.close();
      return;
    }
    const one = await enterDiscussion(app, at, person);
    expect((await one.follow()).reply.entries.length).toBeGreaterThan(0);
    expect(await one.request('feed:page', { ...one.ref, before: others + 1 })).toEqual(done);
    const written = await one.write('hello');
    expect(written).toMatchObject(may === 'read' ? refused('FORBIDDEN') : { ok: true });
    expect(await one.typing()).toMatchObject(may === 'read' ? refused('FORBIDDEN') : { ok: true });
    expect(await one.edit(others, 'not mine')).toMatchObject(
      people.owner === person ? { ok: true } : refused('FORBIDDEN'),
    );
    if (written.ok) expect(await one.edit(written.data.id, 'hello again')).toEqual(done);
    expect(await one.remove(others)).toMatchObject(
      may === 'moderate' ? { ok: true } : refused('FORBIDDEN'),
    );
    if (written.ok) expect(await one.remove(written.data.id)).toEqual(done);
    one.close();
    owner.close();
  });
});

test('what is not there is not found: a space, a topic, a question', async () => {
  const moduleid = await openSpaceOf(app, people.owner!);
  const peer = await connect(app.url, { token: people.owner!.token });
  for (const at of [
    { moduleid: 'nowhere' },
    { moduleid, topicid: 't9' },
    { moduleid, topicid: 't1', questionid: 'q1' },
  ]) {
    const enter = await peer.request('place:enter', { kind: 'discussion', at });
    expect(enter).toMatchObject(refused('NOT_FOUND'));
  }
  const torn = { moduleid, questionid: 'q1' };
  const enter = await peer.request('place:enter', { kind: 'discussion', at: torn });
  expect(enter).toMatchObject(refused('BAD_REQUEST'));
  peer.close();
});
