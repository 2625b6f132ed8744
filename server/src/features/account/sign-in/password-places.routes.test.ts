import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountStage, freshAddress } from '../../../../test/account-stage.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import { placeOf } from '../../../core/address-range.ts';

let app: MailApp;
let stage: ReturnType<typeof accountStage>;
beforeAll(async () => {
  app = await startMailApp();
  stage = accountStage(app);
});
afterAll(() => app.close());

test('each new password waits by the place of who sets it: nobody uses up the turns of all', async () => {
  const hash = vi.spyOn(app.features.passwords, 'hash');
  const own = placeOf('127.0.0.1');
  const places = (): unknown[] => hash.mock.calls.splice(0).map(([, from]) => from);
  await stage.register(freshAddress(), 'correct horse battery');
  expect(places()).toEqual([own]);

  const person = await app.buildAccount();
  hash.mockClear();
  await stage.confirm(person, person.password);
  expect(await stage.changePassword(person, 'staple horse battery')).toMatchObject({ status: 200 });
  expect(places()).toEqual([own]);

  const undo = await stage.changeAndGetUndo(person, person.email, freshAddress());
  const { body } = await stage.undo(undo);
  expect(places()).toEqual([own]);

  expect(await stage.reset(body.resetcode, 'battery horse staple')).toMatchObject({ status: 200 });
  expect(places()).toEqual([own]);
});
