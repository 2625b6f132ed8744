import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOf } from '../../test/call-case.ts';
import { caseOf } from '../../test/call-cases.ts';
import { declaredRoutes } from '../../test/declared-api.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../test/start-mail-app.ts';
import type { Person } from '../../test/start-test-app.ts';
import { startStripeStandIn } from '../../test/stripe-stand-in.ts';
import { isRaw } from '@sets/shared/core/call.ts';
import { roleNeeded } from '../core/route.ts';

const clock = createManualClock();
let app: MailApp;
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
beforeAll(async () => {
  stripe = await startStripeStandIn(clock);
  app = await startMailApp({
    clock,
    config: { premiumStripe: stripe.config, foodStripe: stripe.foodConfig },
  });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

/** What takes away, is about being signed in, is for others alone, or needs a room: runs stay, by rule (RU8). */
const passing =
  /\/api\/(runs|rooms)|logout|login|register|deleteaccount|sessions|password|sendpin|verifyacc|\/remove|cheatsheet\/vote|^DELETE/;

/** Somebody who has done everything that can be done, once. */
const doEverything = async (person: Person): Promise<void> => {
  for (const route of declaredRoutes) {
    const name = nameOf(route);
    const { body } = route;
    if (body === undefined || isRaw(body) || roleNeeded(route.auth) !== null) continue;
    if (passing.test(name)) continue;
    const right = caseOf(route);
    const prepared =
      (await right.prepare?.({ app, stripe }, { owner: person, actor: person })) ?? {};
    const path = route.path.replaceAll(/:(\w+)/g, (_all, key: string) => prepared.params![key]!);
    const sent = { token: person.token, body: prepared.body ?? right.body };
    const { status } = await app.call(route.method.toUpperCase(), path, sent);
    // Who has paid is not asked to pay again.
    expect([200, 201, 409, right.answers.owner], name).toContain(status);
  }
};

// It makes every call there is: its time grows with them.
test('who has done everything gets a file of each part, and is nowhere once the account is deleted', async () => {
  const person = await app.buildAccount({ username: 'Ada Everywhere' });
  await doEverything(person);
  const { userid, token, password } = person;
  const { body: me } = await app.call<{ email: string }>('GET', '/api/user/getme', { token });
  const actor = { ...person, sessionId: 'any', mustLeave: false };
  const files = (await app.features.personalData.collect(actor)).map(({ name }) => name);
  // The log of admins has whom one looked up.
  const expected =
    'account sessions premium runs generator resume blog cheatsheets orders comments reports weeklogs notes documents rosters people polls poll-versions quizzes quiz-versions practice live-qna discussions questions articles spaces visited-modules feedback admin-log notifications';
  expect(files.join(' ')).toBe(expected);
  const holding = async (): Promise<string[]> =>
    Object.entries(await app.stored())
      .filter(([, documents]) => JSON.stringify(documents).includes(userid))
      .map(([collection]) => collection);
  expect((await holding()).length).toBeGreaterThan(6);
  const left = await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  expect(left.status).toBe(200);
  // The log of admins stays: it names whom one looked up, and who did, by id alone.
  expect(await holding()).toEqual(['audit']);
  const all = JSON.stringify(await app.stored());
  for (const said of [person.email, me.email, 'Ada Everywhere', 'Another Name']) {
    expect(all).not.toContain(said);
  }
}, 120_000);
