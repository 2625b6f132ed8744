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
  const alike = { title: 'Of crowds', tags: ['crowds'], subject: 'Crowds' };
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
    'search&words=crowds',
  ]) {
    for (const who of [reader, null]) {
      const { sheets } = (await stage.list(who, query)).body;
      expect(
        sheets.map(({ sheetid }) => sheetid),
        query,
      ).toEqual([open.sheet._id]);
    }
  }
  const { tags, subjects } = (await stage.topics(reader)).body;
  expect(tags).toEqual([{ tag: 'crowds', sheets: 1 }]);
  expect(subjects).toEqual([{ subject: 'Crowds', sheets: 1 }]);
  // They see all of their own.
  const { sheets } = (await stage.list(filler, 'newest')).body;
  expect(sheets[0]?.sheetid).toBe(closed.at(-1)?.sheet._id);
});
