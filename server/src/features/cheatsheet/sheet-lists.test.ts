import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { putModule } from '../../../test/put-module.ts';
import { putSheets, storedSheetForTests } from '../../../test/put-sheets.ts';
import { sheetStage } from '../../../test/sheet-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof sheetStage>;
let reader: Person;
let filler: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = sheetStage(app, clock);
  [reader, filler] = [await app.buildAccount(), await app.buildAccount()];
});
afterAll(() => app.close());

test('nobody fills a list, its topics or a search with what others may not read', async () => {
  const closedSpace = await putModule(app, filler.userid, {
    content: { visibility: 'division', division: 'Nobody', school: 'Nowhere', title: 'Closed' },
  });
  const alike = { title: 'Of crowds', tags: ['crowds'], subject: 'Crowds', language: 'eo' };
  const few = ['space', 'school'] as const;
  const closed = Array.from({ length: 600 }, (_none, at) =>
    storedSheetForTests({
      ...alike,
      author: filler.userid,
      at: 1e10 + at,
      audience: few[at % 2]!,
      school: 'Nowhere',
      moduleid: closedSpace,
    }),
  );
  const open = storedSheetForTests({ ...alike, author: filler.userid, at: 1e10 - 1 });
  await app.inStore((store) => putSheets(store, [...closed, open]));
  for (const query of [
    'newest',
    'voted',
    'tag&tag=crowds',
    'subject&subject=crowds',
    'language&language=eo',
    'search&words=crowds',
    'search&words=crowds&language=eo',
  ]) {
    for (const who of [reader, null]) {
      const { sheets } = (await stage.list(who, query)).body;
      expect(
        sheets.map(({ sheetid }) => sheetid),
        query,
      ).toEqual([open.sheet._id]);
    }
  }
  const { tags, subjects, languages } = (await stage.topics(reader)).body;
  expect(tags).toEqual([{ tag: 'crowds', sheets: 1 }]);
  expect(subjects).toEqual([{ subject: 'Crowds', sheets: 1 }]);
  expect(languages).toEqual([{ language: 'eo', sheets: 1 }]);
  // They see all of their own.
  const { sheets } = (await stage.list(filler, 'newest')).body;
  expect(sheets[0]?.sheetid).toBe(closed.at(-1)?.sheet._id);
});

test('sheets of a language are listed and searched alone, however it is written', async () => {
  const giver = await app.buildAccount();
  const title = 'Of tides';
  const german = await stage.published(giver, { title, language: 'de' });
  const brazilian = await stage.published(giver, { title, language: 'pt-br' });
  const european = await stage.published(giver, { title, language: 'pt' });
  const listed = async (query: string) =>
    (await stage.list(reader, query)).body.sheets.map(({ sheetid }) => sheetid);
  expect(await listed('language&language=de')).toEqual([german]);
  expect(await listed('language&language=pt-BR')).toEqual([brazilian]);
  expect(await listed('language&language=PT')).toEqual([european]);
  expect(await listed('search&words=tides&language=DE')).toEqual([german]);
  expect(await listed('search&words=tides&language=fr')).toEqual([]);
  expect(await listed('search&words=nothing&language=de')).toEqual([]);
  expect((await listed('search&words=tides')).toSorted()).toEqual(
    [german, brazilian, european].toSorted(),
  );
  expect((await stage.topics(reader)).body.languages).toContainEqual({
    language: 'pt-BR',
    sheets: 1,
  });
  // What its uploader wrote stays as they wrote it.
  expect((await stage.read(giver, brazilian)).body.facts.language).toBe('pt-br');
});

test('the few of a language are found among seventy better ones that have the same word', async () => {
  const giver = await app.buildAccount();
  const many = Array.from({ length: 70 }, (_none, at) =>
    storedSheetForTests({ author: giver.userid, at: 1e9 + at, title: 'Of floods' }),
  );
  const one = storedSheetForTests({
    author: giver.userid,
    at: 1e9 - 1,
    title: 'Of many more words and of floods',
    language: 'mt',
  });
  await app.inStore((store) => putSheets(store, [...many, one]));
  const { sheets } = (await stage.list(reader, 'search&words=floods&language=mt')).body;
  expect(sheets.map(({ sheetid }) => sheetid)).toEqual([one.sheet._id]);
});

test.each([
  'language',
  'language&language=',
  'language&language=e',
  'language&language=en_GB',
  'language&language=en&language=de',
  'language&language=en&words=tides',
  'search&words=tides&language=$ne',
  'newest&language=en',
])('400: of=%s', async (query) => {
  expect((await stage.list(reader, query)).status).toBe(400);
});
