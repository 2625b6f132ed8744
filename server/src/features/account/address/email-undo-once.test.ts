import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountStage, freshAddress } from '../../../../test/account-stage.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';

const newPassword = 'staple horse battery';
let app: MailApp;
let stage: ReturnType<typeof accountStage>;
beforeAll(async () => {
  app = await startMailApp();
  stage = accountStage(app);
});
afterAll(() => app.close());

test('of fifty undos with one link at once one counts, and is told once', async () => {
  const person = await app.buildAccount();
  const undo = await stage.changeAndGetUndo(person, person.email, freshAddress());
  const answers = await Promise.all(Array.from({ length: 50 }, () => stage.undo(undo)));
  const done = answers.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(49);
  expect(await stage.reset(done[0]!.body.resetcode, newPassword)).toMatchObject({ status: 200 });
  const own = (await stage.login(person.email, newPassword)).body;
  expect(await stage.me(own)).toMatchObject({ email: person.email, verified: true });
  const { audit = [] } = await app.stored();
  const told = audit.filter((each) => {
    const line = JSON.stringify(each);
    return line.includes('person.emailundone') && line.includes(person.userid);
  });
  expect(told).toHaveLength(1);
});
