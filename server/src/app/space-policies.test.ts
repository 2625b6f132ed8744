import { visibility } from '@sets/shared/module/module.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CallCase,
  nameOf,
  type Prepared,
  roomyPlans,
  type Stage,
} from '../../test/call-case.ts';
import { callCases, caseOf } from '../../test/call-cases.ts';
import { declaredRoutes } from '../../test/declared-api.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { sendCase } from '../../test/send-case.ts';
import { type Seer, seers, type SpacePeople, startSpacePeople } from '../../test/space-people.ts';
import { type MailApp, startMailApp } from '../../test/start-mail-app.ts';
import { startStripeStandIn } from '../../test/stripe-stand-in.ts';
import type { Route } from '../core/route.ts';
import type { StoredModule } from '../features/module/stored-module.ts';

/*
 * Who may call what about a space: every call that `*.cases.ts` marks with `moderators`, by each kind
 * of person, where the space is open, for a school and for a division of it. To whom it is closed, it
 * is not there.
 */

const clock = createManualClock();
let app: MailApp;
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
let stage: Stage;
let people: SpacePeople;
beforeAll(async () => {
  stripe = await startStripeStandIn(clock);
  // Each calls often within the one moment of this clock.
  const mostCalls = Object.fromEntries(declaredRoutes.map(({ path }) => [path, 10_000]));
  app = await startMailApp({
    clock,
    config: { premiumStripe: stripe.config, foodStripe: stripe.foodConfig, plans: roomyPlans },
    mostCalls,
  });
  stage = { app, stripe };
  people = await startSpacePeople(app);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const visibilities = visibility.options;
type Visibility = (typeof visibilities)[number];

const isAboutSpace = ({ moderators }: CallCase): boolean => moderators !== undefined;
const routes = declaredRoutes.filter((route) => isAboutSpace(caseOf(route)));

/** What is there for a call, in a space that is made to be seen by these alone. */
const prepare = async (route: Route, shown: Visibility): Promise<Prepared> => {
  const { owner, moderator } = people;
  // Nobody calls yet: it is there before anybody comes.
  const prepared = await caseOf(route).prepare?.(stage, { owner, actor: null });
  const division = shown === 'division' ? people.division : '';
  await app.inStore((store) =>
    store.collection<StoredModule & { moderators: string[] }>('modules').updateMany(
      { owner: owner.userid, moderators: { $ne: moderator.userid } },
      {
        $set: {
          'content.visibility': shown,
          'content.school': people.school,
          'content.division': division,
        },
        $addToSet: { moderators: moderator.userid },
      },
    ),
  );
  return prepared ?? {};
};

const seenBy: Readonly<Record<Visibility, ReadonlySet<Seer>>> = {
  open: new Set(seers),
  school: new Set(['schoolmate', 'member', 'moderator', 'owner']),
  division: new Set(['member', 'moderator', 'owner']),
};

const statusOf = ({ answers, moderators }: CallCase, shown: Visibility, seer: Seer): number => {
  if (seer === 'owner') return answers.owner;
  if (seer === 'visitor') {
    return answers.visitor === 401 || seenBy[shown].has(seer) ? answers.visitor : 404;
  }
  if (!seenBy[shown].has(seer)) return 404;
  return seer === 'moderator' && moderators === 'as owner' ? answers.owner : answers.student;
};

/**
 * What each is answered. Who is refused, or reads, leaves it as it is; what one has changed is there
 * anew for the next.
 */
const answersTo = async (route: Route, shown: Visibility): Promise<Record<string, number>> => {
  const known = await prepare(route, shown);
  const leaves = (seer: Seer): boolean =>
    route.method === 'get' || statusOf(caseOf(route), shown, seer) >= 400;
  const call = async (seer: Seer, prepared: Prepared) =>
    [seer, await sendCase(app, route, prepared, people[seer])] as const;
  const left = await Promise.all(seers.filter(leaves).map((seer) => call(seer, known)));
  const changed: (readonly [Seer, number])[] = [];
  for (const seer of seers.filter((each) => !leaves(each))) {
    changed.push(await call(seer, changed.length === 0 ? known : await prepare(route, shown)));
  }
  return Object.fromEntries([...left, ...changed]);
};

describe.each(visibilities)('a space that is for: %s', (shown) => {
  test.each(routes.map((route) => [nameOf(route), route] as const))('%s', async (_name, route) => {
    const expected = seers.map((seer) => [seer, statusOf(caseOf(route), shown, seer)]);
    expect(await answersTo(route, shown)).toEqual(Object.fromEntries(expected));
  });
});

/** About a space that is left or deleted, about none, or with a proof in place of rights. */
const others = [
  'GET /api/polls',
  'GET /api/quizzes',
  'POST /api/module/leave',
  'POST /api/module/restore',
  'POST /api/polls',
  'POST /api/polls/quick',
  'POST /api/qna/unsubscribe/:questionid',
  'POST /api/quizzes',
  'POST /api/user/updatemodulevisited',
];

test('every call that names a space is stated', () => {
  const naming = callCases.filter(({ name, body = {}, query = {} }) =>
    ['moduleid', 'questionid', 'answerid', 'place'].some(
      (key) => name.includes(`:${key}`) || key in body || key in query,
    ),
  );
  const unstated = naming.filter((each) => !isAboutSpace(each)).map(({ name }) => name);
  expect(unstated.toSorted()).toEqual(others);
});
