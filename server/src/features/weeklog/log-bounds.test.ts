import { weeklogLimits } from '@sets/shared/weeklog/weeklog.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allOf } from '../../../test/all-of.ts';
import { logForTests, logStage, newLogid, putLogSpace, topicid } from '../../../test/log-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { contentFields } from './log-store.service.ts';
import type { LogRecord } from './weeklog.model.ts';

/* How long the weeks of a topic may get, and what of them is whose. */

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof logStage>;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = logStage(app, clock);
}, 60_000);
beforeEach(async () => {
  owner = await app.buildAccount();
});
afterAll(() => app.close());

/** Entries of words alone, as many as hold so many characters. */
const putLong = (moduleid: string, chars: number) =>
  app.inStore(async (store) => {
    const text = 'a'.repeat(weeklogLimits.text);
    const all = Array.from({ length: chars / weeklogLimits.text }, () => ({
      _id: newLogid(),
      moduleid,
      topicid,
      week: 1,
      by: owner.userid,
      at: new Date(clock.now()),
      editedAt: null,
      removedAt: null,
      revision: 1,
      isMixed: false,
      ...contentFields({ text, links: [], papers: [], files: [] }),
    }));
    await store.collection<LogRecord>('weeklogs').insertMany(all);
    return all[0]!._id;
  });

test('a topic holds so many characters; what is there may always be shortened', async () => {
  const moduleid = await putLogSpace(app, owner.userid);
  const long = await putLong(moduleid, weeklogLimits.chars);
  const text = 'a'.repeat(weeklogLimits.text);
  const saved = (logid: string, more: object) =>
    stage.save(owner, logid, logForTests(moduleid, { links: [], ...more }));
  const full = await saved(newLogid(), { text: 'One.' });
  expect(full.body).toMatchObject({ code: 'FULL' });
  expect(full.body.msg).toContain('1,000,000 characters');
  const links = [{ address: 'https://example.org/', title: '' }];
  expect((await saved(long, { text, links, revision: 1 })).body.code).toBe('FULL');
  expect((await saved(long, { text: text.slice(2), revision: 1 })).body.revision).toBe(2);
  expect((await saved(newLogid(), { text: 'One.' })).body.code).toBe('FULL');
  expect((await saved(newLogid(), { text: 'So' })).status).toBe(200);
});

test('who made an entry has of it in their export what it says, until somebody else has written in it', async () => {
  const ada = await app.buildAccount();
  const moduleid = await putLogSpace(app, owner.userid, { moderators: [ada.userid] });
  const draft = logForTests(moduleid, { text: 'What Ada did.' });
  const { logid } = await stage.made(ada, draft);
  const exported = async () => {
    const { userid } = ada;
    const actor = { userid, accountType: 'student', sessionId: 'any', mustLeave: false } as const;
    const parts = await app.features.personalData.collect(actor);
    const file = parts.find(({ name }) => name === 'weeklogs');
    return Buffer.concat(await allOf(file!.pieces())).toString();
  };
  expect(await exported()).toContain('What Ada did.');
  const own = { ...draft, text: 'What Ada did anew.' };
  await stage.save(ada, logid, { ...own, revision: 1 });
  expect(await exported()).toContain('What Ada did anew.');
  // Who removes it, or sends what is there already, has written nothing.
  await stage.remove(owner, logid, 2);
  await stage.putBack(owner, logid, 3);
  expect(await exported()).toContain('What Ada did anew.');
  await stage.save(owner, logid, { ...draft, text: 'What others said.', revision: 4 });
  await stage.save(ada, logid, { ...draft, text: 'What others said, and more.', revision: 5 });
  expect(await exported()).toContain(logid);
  expect(await exported()).not.toContain('What others said');
});
