import { isRaw } from '@sets/shared/core/call.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CallerKind,
  callers,
  nameOf,
  type Prepared,
  roomyPlans,
  type Stage,
} from '../../test/call-case.ts';
import { callCases, caseOf } from '../../test/call-cases.ts';
import { declaredRoutes } from '../../test/declared-api.ts';
import { sendCase } from '../../test/send-case.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../test/start-mail-app.ts';
import type { Person } from '../../test/start-test-app.ts';
import { startStripeStandIn } from '../../test/stripe-stand-in.ts';
import type { Route } from '../core/route.ts';

/*
 * Who may call what: every route answers each kind of person with the status that `*.cases.ts` of
 * its feature states.
 */

const kinds = Object.keys(callers) as CallerKind[];
const routes = declaredRoutes;

const clock = createManualClock();
let app: MailApp;
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
let stage: Stage;
/** Made once, for all calls that leave them as they are. */
let people: People;
beforeAll(async () => {
  stripe = await startStripeStandIn(clock);
  app = await startMailApp({
    clock,
    config: { premiumStripe: stripe.config, foodStripe: stripe.foodConfig, plans: roomyPlans },
  });
  stage = { app, stripe };
  const made = kinds.map(async (kind) => [kind, await buildCaller(kind)]);
  people = Object.fromEntries(await Promise.all(made)) as People;
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

type People = Readonly<Record<CallerKind, Person | null> & { owner: Person }>;

const buildCaller = (kind: CallerKind): Promise<Person> | null => {
  const accountType = callers[kind];
  return accountType === null ? null : app.buildAccount({ accountType });
};

/** What this kind of person is answered who sends what is right. */
const statusFor = async (route: Route, kind: CallerKind): Promise<number> => {
  const { changesPeople = false, prepare } = caseOf(route);
  const owner = changesPeople ? await app.buildAccount() : people.owner;
  const other = changesPeople ? await buildCaller(kind) : people[kind];
  const actor = kind === 'owner' ? owner : other;
  const prepared: Prepared = (await prepare?.(stage, { owner, actor })) ?? {};
  return sendCase(app, route, prepared, actor);
};

test('every route is stated, and nothing else', () => {
  expect(callCases.map(({ name }) => name).toSorted()).toEqual(routes.map(nameOf).toSorted());
  for (const route of routes) {
    if (route.body !== undefined && !isRaw(route.body)) expect(caseOf(route).body).toBeDefined();
    expect(Object.keys(caseOf(route).answers)).toEqual(kinds);
  }
});

test.each(routes.map((route) => [nameOf(route), route] as const))('%s', async (_name, route) => {
  // What is there before a call is made by the same owner again and again: faster than a person may.
  clock.advance(10_000);
  const answered: Partial<Record<CallerKind, number>> = {};
  for (const kind of kinds) answered[kind] = await statusFor(route, kind);
  expect(answered).toEqual(caseOf(route).answers);
});
