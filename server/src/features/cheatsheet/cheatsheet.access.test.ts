import { type SheetAudience, sheetAudiences } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { newSheetid } from '../../../test/new-sheetid.ts';
import { peopleStage } from '../../../test/people-stage.ts';
import { putModule } from '../../../test/put-module.ts';
import { settle } from '../../../test/settle.ts';
import { sheetStage } from '../../../test/sheet-stage.ts';
import { smallPicture } from '../../../test/small-picture.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

/* The one rule, seen by everything that shows a part of a cheat sheet. */

const kinds = [
  'uploader',
  'stranger',
  'schoolmate',
  'unproven',
  'member',
  'blocked',
  'blocking',
] as const;
type Kind = (typeof kinds)[number] | 'visitor';
const everyKind: readonly Kind[] = [...kinds, 'visitor'];
type State = 'there' | 'taken down' | 'removed';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof sheetStage>;
let people: Readonly<Record<(typeof kinds)[number], Person>>;
let moduleid: string;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = sheetStage(app, clock);
  const made: [string, Person][] = [];
  for (const kind of kinds) made.push([kind, await app.buildAccount({ username: kind })]);
  people = Object.fromEntries(made) as typeof people;
  const { uploader, schoolmate, unproven, member, blocked, blocking } = people;
  for (const each of [uploader, schoolmate, blocked, blocking]) {
    await settle(app, each, { school: 'Harbour' });
  }
  await settle(app, unproven, { school: 'Harbour', verified: false });
  const calls = peopleStage(app);
  await calls.block(uploader, blocked);
  await calls.block(blocking, uploader);
  // A space that nobody else may read: neither of a school nor open.
  moduleid = await putModule(app, uploader.userid, {
    content: { visibility: 'division', division: 'Nobody', school: 'Nowhere', title: 'Algebra' },
    moderators: [member.userid, blocked.userid, blocking.userid],
  });
}, 60_000);
afterAll(() => app.close());

const audienceOf: Readonly<Record<SheetAudience, readonly Kind[]>> = {
  everybody: ['uploader', 'stranger', 'schoolmate', 'unproven', 'member', 'visitor'],
  school: ['uploader', 'schoolmate'],
  space: ['uploader', 'member'],
  own: ['uploader'],
};
const readersOf = (audience: SheetAudience, state: State): readonly Kind[] => {
  if (state === 'there') return audienceOf[audience];
  return state === 'taken down' ? ['uploader'] : [];
};
const personOf = (kind: Kind): Person | null => (kind === 'visitor' ? null : people[kind]);

/** A sheet with a picture of its own, in each audience and state. */
const build = async (audience: SheetAudience, state: State) => {
  const { uploader } = people;
  const sheetid = newSheetid();
  const word = `word${newSheetid().replaceAll(/[^a-z]/gi, '')}`.toLowerCase();
  const uploadids = [await stage.send(uploader, await smallPicture())];
  const facts = { title: `About ${word}`, subject: word, tags: [word], moduleid };
  const draft = stage.draftOf({ kind: 'pictures', uploadids }, facts, { audience });
  const { body } = await stage.publish(uploader, sheetid, draft);
  if (state === 'removed') await stage.remove(uploader, sheetid, 1);
  if (state === 'taken down') await app.features.cheatsheets.takeDown(sheetid, 'Not yours.');
  return { sheetid, word, fileid: body.line.cover?.fileid ?? '' };
};

/** Each audience, and each state of what else everybody could read: all pairs are the policy's own test. */
const cases: [SheetAudience, State][] = [
  ...sheetAudiences.map((audience): [SheetAudience, State] => [audience, 'there']),
  ['everybody', 'taken down'],
  ['everybody', 'removed'],
];
test.each(cases)(
  'for %s, %s',
  async (audience, state) => {
    const { uploader } = people;
    const { sheetid, word, fileid } = await build(audience, state);
    const readers = readersOf(audience, state);
    for (const kind of everyKind) {
      const who = personOf(kind);
      const reads = readers.includes(kind);
      const status = reads ? 200 : 404;
      const seen = await stage.view(who, sheetid);
      expect([kind, seen.status]).toEqual([kind, status]);
      // A space is named for who may read it alone.
      const named = ['uploader', 'member'].includes(kind) ? { moduleid, title: 'Algebra' } : null;
      if (reads) expect([kind, seen.body.space]).toEqual([kind, named]);
      expect([kind, (await stage.picture(who, sheetid, fileid)).status]).toEqual([kind, status]);
      if (who !== null) {
        const votes = !['uploader', 'unproven'].includes(kind);
        const voted = await stage.vote(who, sheetid, 'up');
        expect([kind, voted.status]).toEqual([kind, reads && !votes ? 403 : status]);
        expect([kind, (await stage.use(who, sheetid)).status]).toEqual([kind, status]);
        const told = await app.features.cheatsheets.forReader(who.userid, sheetid);
        expect([kind, told !== null]).toEqual([kind, reads]);
      }
      // By its own address a picture is seen by the same people; its uploader keeps it.
      const file = await app.call('GET', `/api/file/${fileid}`, who === null ? {} : who);
      expect([kind, file.status === 200]).toEqual([kind, reads || kind === 'uploader']);
      for (const query of [
        'newest',
        `subject&subject=${word}`,
        `tag&tag=${word}`,
        `search&words=${word}`,
        `author&author=${uploader.userid}`,
        `space&moduleid=${moduleid}`,
      ]) {
        const { body } = await stage.list(who, query);
        const isThere = body.sheets.some((each) => each.sheetid === sheetid);
        const isOfSpace = query.startsWith('space');
        const readsList = !isOfSpace || named !== null || ['blocked', 'blocking'].includes(kind);
        const isListed = state === 'there' && audience !== 'own' && reads && readsList;
        expect([kind, query, isThere]).toEqual([kind, query, isListed]);
      }
    }
    expect((await stage.read(uploader, sheetid)).body).toMatchObject({
      takenDown: state === 'taken down' ? 'Not yours.' : null,
    });
  },
  120_000,
);

test('who reads for a school or a space does so as long as they are of it', async () => {
  const { uploader } = people;
  const reader = await app.buildAccount();
  const forSchool = await stage.published(uploader, {}, { audience: 'school' });
  const forSpace = await stage.published(uploader, { moduleid }, { audience: 'space' });
  const statuses = async () => [
    (await stage.view(reader, forSchool)).status,
    (await stage.view(reader, forSpace)).status,
  ];
  const moderators = (all: readonly string[]) =>
    app.inStore((store) =>
      store
        .collection('modules')
        .updateOne({ _id: moduleid as never }, { $set: { moderators: all } }),
    );
  expect(await statuses()).toEqual([404, 404]);
  await settle(app, reader, { school: 'Harbour' });
  await moderators([reader.userid]);
  expect(await statuses()).toEqual([200, 200]);
  await settle(app, uploader, { school: 'Hilltop' });
  await moderators([]);
  expect(await statuses()).toEqual([404, 404]);
  await settle(app, uploader, { school: 'Harbour' });
});

test('a space that one may not read cannot be named; visitors see no school', async () => {
  const { stranger, uploader } = people;
  const file = { kind: 'markdown', uploadid: await stage.send(stranger, 'Words') } as const;
  const draft = stage.draftOf(file, { moduleid });
  expect((await stage.publish(stranger, newSheetid(), draft)).body.code).toBe('NOT_FOUND');
  const sheetid = await stage.published(uploader);
  expect((await stage.view(null, sheetid)).body.by).toMatchObject({ school: '' });
  expect((await stage.view(stranger, sheetid)).body.by).toMatchObject({ school: 'Harbour' });
});
