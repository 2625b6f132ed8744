import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure } from '@sets/shared/core/result.ts';
import { nameOf } from '../../test/call-case.ts';
import { caseOf } from '../../test/call-cases.ts';
import { declaredRoutes } from '../../test/declared-api.ts';
import { openFrontDoor } from '../../test/front-door.ts';
import { buildPoll } from '../../test/live-stage.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { hostileText, spoiledOrHostile } from '../../test/hostile.ts';
import { type Answer, type Person, startTestApp, type TestApp } from '../../test/start-test-app.ts';
import { isRaw } from '@sets/shared/core/call.ts';
import { roleNeeded, type Route } from '../core/route.ts';

/*
 * Every route, fed with missing, wrong, huge and hostile values: always a clear 4xx, never a 5xx,
 * and nothing stored. What happens to fit the schema may
 * be taken, but it is never a fault of ours either.
 *
 * Nearly every attack ends before a feature sees it, so all are tried in process first. The first of
 * each kind, and all that get through, go over HTTP to the whole server.
 */

const clock = createManualClock();
let app: TestApp;
let person: Person;
let admin: Person;
let pollid: string;
let door: ReturnType<typeof openFrontDoor>;
/** Whom the door knows. */
const people: Person[] = [];
beforeAll(async () => {
  app = await startTestApp({ clock });
  person = await app.buildAccount();
  admin = await app.buildAccount({ accountType: 'admin' });
  pollid = (await app.features.polls.create(person, buildPoll()))._id;
  people.push(person, admin);
  door = openFrontDoor(people, clock);
});
afterAll(() => app.close());

const routes: Route[] = declaredRoutes;

/** An address of this route: the poll that there is, and `other` in place of everything else. */
const addressOf = ({ path }: Route, other = 'nowhere'): string =>
  path.replace(':pollid', pollid).replaceAll(/:\w+/g, other);

/** How many attacks of a kind go over HTTP, whether they get through or not. */
const few = 8;

/** Sends what attacks a route; both ways must come to the same. */
const attackerOf = (route: Route) => {
  let sent = 0;
  return async (
    path: string,
    { token = whoCalls(route).token, body }: { token?: string; body?: string | undefined } = {},
  ): Promise<Answer> => {
    // The limits are proved elsewhere; here each call has a second of its own.
    clock.advance(1_000);
    const method = route.method.toUpperCase();
    const refused = await door(method, path, { token, body });
    sent += 1;
    if (refused !== null && sent > few) return refused;
    const answer = await app.call(method, path, { token, body });
    // Whoever dares may have signed out, or deleted themselves, before.
    const isGone = answer.status === 401 && token !== whoCalls(route).token;
    if (refused !== null && !isGone) {
      expect([answer.status, answer.body]).toEqual([refused.status, refused.body]);
    }
    return answer;
  };
};

const whoCalls = ({ auth }: Route): Person => (roleNeeded(auth) === null ? person : admin);

const expectClearRefusal = ({ status, body }: Answer): void => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(failure.parse(body).msg).not.toBe('');
};

/** Everything in the store, but when sessions were used last: that is noted at any call. */
const stored = async (): Promise<Record<string, unknown[]>> => {
  const { sessions = [], ...others } = await app.stored();
  return {
    ...others,
    sessions: sessions.map((session) => Object.assign(session as object, { seenAt: 0 })),
  };
};

/** What was stored after the last attack, as long as nothing that may change it has come since. */
let known: Awaited<ReturnType<typeof stored>> | null = null;

const unchanged = async (attack: () => Promise<void>): Promise<void> => {
  const before = known ?? (await stored());
  await attack();
  known = await stored();
  expect(known).toEqual(before);
};

const withBody = routes
  .flatMap(({ body, ...route }) => (body === undefined || isRaw(body) ? [] : [{ ...route, body }]))
  .map((route) => [nameOf(route), route] as const);

test.each(withBody)('bodies that do not fit: %s', (_name, route) => {
  const bad = spoiledOrHostile(caseOf(route).body!).filter(
    (body) => !route.body.safeParse(body).success,
  );
  const attack = attackerOf(route);
  return unchanged(() =>
    fc.assert(
      fc.asyncProperty(bad, async (body) => {
        expectClearRefusal(await attack(addressOf(route), { body: JSON.stringify(body) }));
      }),
      { numRuns: 120 },
    ),
  );
});

/**
 * Calls that happen to fit are theirs: they may change their password, or delete themselves. Admins
 * stay admins: what they do is done to nobody.
 */
const whoDares = async ({ auth }: Route): Promise<Person> => {
  known = null;
  if (roleNeeded(auth) !== null) return admin;
  const daring = await app.buildAccount();
  people.push(daring);
  return daring;
};

test.each(withBody)('bodies of any kind are no fault of ours: %s', async (_name, route) => {
  const attack = attackerOf(route);
  const { token } = await whoDares(route);
  await fc.assert(
    fc.asyncProperty(spoiledOrHostile(caseOf(route).body!), async (body) => {
      const nowhere = route.path.replaceAll(/:\w+/g, 'nowhere');
      const answer = await attack(nowhere, { token, body: JSON.stringify(body) });
      if (answer.status >= 400) expectClearRefusal(answer);
    }),
    { numRuns: 120 },
  );
});

/** What may stand in an address, as a client would write it and as it should not. */
const addressPart = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.slice(0, 5_000).toWellFormed())),
  fc.constantFrom('%00', '%E0%A4%A', '%', '%2e%2e%2f', '%ff', 'a%2Fb', '[$gt]', '{}', "'"),
  fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => encodeURIComponent(text)),
);

/** All parts of an address together are no longer, in characters: one that is too long is refused by other words. */
const mostOfAddress = 12_000;

const withParams = routes.filter((route) => route.params !== undefined);
test.each(withParams.map((route) => [nameOf(route), route] as const))(
  'params: %s',
  (_name, route) => {
    const attack = attackerOf(route);
    const body = route.body && JSON.stringify(caseOf(route).body);
    return unchanged(() =>
      fc.assert(
        fc.asyncProperty(
          addressPart.filter((part) => part !== '' && !/^\.{1,2}$/.test(part)),
          async (part) => {
            const count = route.path.match(/:\w+/g)?.length ?? 1;
            const each = part.slice(0, Math.floor(mostOfAddress / count));
            const path = route.path.replaceAll(/:\w+/g, () => each);
            expectClearRefusal(await attack(path, { body }));
          },
        ),
        { numRuns: 80 },
      ),
    );
  },
);

const withQuery = routes.filter((route) => route.query !== undefined);
test.each(withQuery.map((route) => [nameOf(route), route] as const))(
  'query: %s',
  (_name, route) => {
    const keys = fc.constantFrom('moduleid', 'topicid', 'moduleid[$gt]', 'topicid[]', '__proto__');
    const most = 5;
    const values = addressPart.map((part) => part.slice(0, Math.floor(mostOfAddress / most)));
    const pairs = fc.array(fc.tuple(keys, values), { maxLength: most });
    const queries = pairs
      .map((list) => list.map(([key, value]) => `${key}=${value}`).join('&'))
      .filter((query) => {
        const read = Object.fromEntries(new URLSearchParams(query));
        return !route.query!.safeParse(read).success;
      });
    const attack = attackerOf(route);
    return unchanged(() =>
      fc.assert(
        fc.asyncProperty(queries, async (query) => {
          expectClearRefusal(await attack(`${route.path}?${query}`));
        }),
        { numRuns: 80 },
      ),
    );
  },
);

test('after all of that the server answers as before', async () => {
  expect((await app.call('GET', '/readyz')).status).toBe(200);
  expect((await app.call('GET', `/api/polls/${pollid}`, person)).status).toBe(200);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});
