import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountStage, freshAddress } from '../../../test/account-stage.ts';
import { startFillingStore } from '../../../test/start-filling-store.ts';
import { type MailApp, startMailApp } from '../../../test/start-mail-app.ts';
import { takenMailsToOneAddress } from './account-rates.ts';

let store: Awaited<ReturnType<typeof startFillingStore>>;
let app: MailApp;
beforeAll(async () => {
  store = await startFillingStore();
  app = await startMailApp({ config: { mongodbUri: store.uri } });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

test('registering on a full disk tells nobody whose address is taken, or kept for somebody', async () => {
  const { register, moveTo } = accountStage(app);
  const [known, moved] = [await app.buildAccount(), await app.buildAccount()];
  expect((await moveTo(moved, freshAddress())).status).toBe(200);
  const password = 'correct horse battery';
  const answers = async () => {
    const free = await register(freshAddress(), password);
    const [taken, kept] = [
      await register(known.email, password),
      await register(moved.email, password),
    ];
    for (const { status, body } of [taken, kept]) expect({ status, body }).toEqual(shown(free));
    return free.status;
  };
  const shown = ({ status, body }: { status: number; body: unknown }) => ({ status, body });
  // Until its owner is told no more: the mail is a job, which is a write too.
  for (let at = 0; at <= takenMailsToOneAddress.count; at += 1) expect(await answers()).toBe(200);
  store.fill(true);
  expect(await answers()).toBeGreaterThanOrEqual(500);
  store.fill(false);
  expect(await answers()).toBe(200);
});
