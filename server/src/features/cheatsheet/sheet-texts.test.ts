import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { sheetStage } from '../../../test/sheet-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

// The store writes thousands of keys here, on machines that do other things as well.
vi.setConfig({ testTimeout: 60_000 });

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof sheetStage>;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = sheetStage(app, clock);
  ada = await app.buildAccount();
});
afterAll(() => app.close());

const most = 6_000;

test.each([
  ['blanks', ' '],
  ['signs', '*'],
  ['signs of other scripts', '。'],
])(
  'of a text with very many words, %s between them, the first are searched, and all are read',
  async (_name, between) => {
    const words = Array.from({ length: most + 10 }, (_, index) => `w${index.toString(36)}q`);
    const text = words.join(between);
    const sheetid = await stage.published(ada, { title: 'Lists', description: '' }, {}, text);
    const found = async (word: string | undefined) => {
      const { sheets } = (await stage.list(null, `search&words=${word}`)).body;
      return sheets.some((sheet) => sheet.sheetid === sheetid);
    };
    expect([await found(words[most - 1]), await found(words[most])]).toEqual([true, false]);
    const { contents } = (await stage.view(null, sheetid)).body;
    expect(contents).toMatchObject({ text });
  },
);

test('words that are said again do not count', async () => {
  const text = `${'again and again '.repeat(most)}finally`;
  const sheetid = await stage.published(ada, { title: 'Told', description: '' }, {}, text);
  const { sheets } = (await stage.list(null, 'search&words=finally')).body;
  expect(sheets).toMatchObject([{ sheetid }]);
});
