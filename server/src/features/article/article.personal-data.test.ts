import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOf } from '../../../test/all-of.ts';
import { articleForTests, articleStage, newArticleid } from '../../../test/article-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { putModule } from '../../../test/put-module.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof articleStage>;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = articleStage(app, clock);
}, 60_000);
afterAll(() => app.close());

const heldOf = async (userid: string) => {
  const actor = { userid, accountType: 'student', sessionId: 'any', mustLeave: false } as const;
  const parts = await app.features.personalData.collect(actor);
  const file = parts.find(({ name }) => name === 'articles');
  if (file === undefined) return null;
  const pieces = await allOf(file.pieces());
  return JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>[];
};

test('what is held: what somebody saved last and versions of it; it stays with the space, as nobody’s', async () => {
  const owner = await app.buildAccount();
  const writer = await app.buildAccount();
  const moduleid = await putModule(app, owner.userid, { moderators: [writer.userid] });
  const ref = { moduleid, articleid: newArticleid() };
  await stage.save(writer, ref, { title: 'Shown' });
  await stage.publish(writer, ref.articleid, 1);
  await stage.save(writer, ref, { title: 'Since' }, 2);
  expect(await heldOf(owner.userid)).toBeNull();
  const held = await heldOf(writer.userid);
  expect(held).toHaveLength(2);
  expect(held).toContainEqual(
    expect.objectContaining({
      articleid: ref.articleid,
      moduleid,
      content: articleForTests({ title: 'Since' }),
    }),
  );
  expect(held).toContainEqual(
    expect.objectContaining({
      versionOf: ref.articleid,
      content: articleForTests({ title: 'Shown' }),
    }),
  );
  const left = await app.call('POST', '/api/user/deleteaccount', {
    token: writer.token,
    body: { password: writer.password },
  });
  expect(left.status).toBe(200);
  expect(JSON.stringify(await app.stored())).not.toContain(writer.userid);
  expect((await stage.view(null, ref.articleid)).body.title).toBe('Shown');
  const { body } = await stage.read(owner, ref.articleid);
  expect(body).toMatchObject({ content: { title: 'Since' }, savedBy: null });
  expect((await stage.versions(owner, ref.articleid)).body.versions).toMatchObject([{ by: null }]);
});
