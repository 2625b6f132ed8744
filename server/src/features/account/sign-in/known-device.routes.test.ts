import type { Session } from '@sets/shared/account/account.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/manual-clock.ts';
import {
  type Answer,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../../test/start-test-app.ts';
import {
  guessesAtAccount,
  guessesFromOnePlace,
  guessesOnAllKnown,
  guessesOnKnownDevice,
} from '../account-rates.ts';

const clock = createManualClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { trustedProxies: 1 } });
});
afterAll(() => app.close());

let person: Person;
beforeEach(async () => {
  clock.advance(3_600_000);
  person = await app.buildAccount();
});

interface From {
  readonly place?: string;
  readonly cookie?: string;
}

const hall = '203.0.113.1';
const login = (
  { email, password }: Pick<Person, 'email' | 'password'>,
  { place = hall, cookie = '' }: From = {},
): Promise<Answer<Session>> =>
  app.call<Session>('POST', '/api/user/login', {
    body: { email, password },
    headers: { 'X-Forwarded-For': place, ...(cookie && { Cookie: cookie }) },
  });
const guess = (from: From = {}) => login({ ...person, password: 'a guess' }, from);

/** The cookies that an answer sets, as a browser sends them back. */
const cookiesOf = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .join('; ');
const markOf = async (of: Person, cookie = ''): Promise<string> =>
  cookiesOf(await login(of, { place: '198.51.100.7', cookie }));

/** Somebody of the same hall, who has no mark, guesses until nobody there is let in. */
const guessInHall = async (): Promise<void> => {
  for (let time = 0; time < 10; time += 1) await guess();
  expect((await login(person)).status).toBe(429);
};

test('a login leaves a mark that scripts do not see, that says nothing, and that lets nobody in', async () => {
  const answer = await login(person);
  const [line = '', ...more] = answer.headers.getSetCookie();
  expect(more).toEqual([]);
  expect(line).toMatch(
    /^sets-known-[\w-]{16}=1\.[\w-]+\.\d+\.[\w-]{43}; Max-Age=\d+; Path=\/api\/user; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
  );
  expect(line).not.toContain(person.userid);
  const cookie = cookiesOf(answer);
  expect((await app.call('GET', '/api/user/getme', { headers: { Cookie: cookie } })).status).toBe(
    401,
  );
  expect((await guess({ cookie })).headers.getSetCookie()).toEqual([]);
  expect(app.logged.join('')).not.toContain(cookie.split('=')[1]);
});

test('guesses of others in the same place keep nobody out on a device of their own', async () => {
  const cookie = await markOf(person);
  await guessInHall();
  expect((await login(person, { cookie })).status).toBe(200);
  // And the other way: what was slipped there uses up nothing of it.
  expect((await guess({ cookie })).status).toBe(401);
});

test('the mark is for one account, and of this server', async () => {
  const other = await app.buildAccount();
  const cookie = await markOf(person);
  const [name = '', value = ''] = cookie.split('=');
  const [theirName] = (await markOf(other)).split('=');
  const [, id, madeAt, proof] = value.split('.');
  const forged = [
    `${theirName}=${value}`,
    `${name}=${(await markOf(other)).split('=')[1]}`,
    `${name}=2.${id}.${madeAt}.${proof}`,
    `${name}=1.${id}x.${madeAt}.${proof}`,
    `${name}=1.${id}.${Number(madeAt) + 1}.${proof}`,
    `${name}=1.${id}.${madeAt}.${'a'.repeat(43)}`,
    `${name}=${'x'.repeat(4_000)}`,
    `${name}=`,
  ];
  await guessInHall();
  for (const each of forged) expect((await login(person, { cookie: each })).status, each).toBe(429);
  expect((await login(person, { cookie: `x=1; ${cookie}; y` })).status).toBe(200);
});

test('it has a limit of its own, which another login on it does not double', async () => {
  const first = await markOf(person);
  const cookie = await markOf(person, first);
  expect(cookie.split('.')[1]).toBe(first.split('.')[1]);
  for (let time = 0; time < guessesOnKnownDevice.count; time += 1) {
    expect((await guess({ cookie: time % 2 === 0 ? first : cookie })).status).toBe(401);
  }
  for (const each of [first, cookie]) {
    expect(await login(person, { cookie: each })).toMatchObject({ status: 429 });
  }
  // Nobody elsewhere is kept out by it.
  expect((await login(person)).status).toBe(200);
  clock.advance(guessesOnKnownDevice.seconds * 1_000);
  expect((await login(person, { cookie })).status).toBe(200);
});

test('many marks of one account make no more guesses than a hundred in an hour', async () => {
  const cookies: string[] = [];
  for (let time = 0; time < 12; time += 1) cookies.push(await markOf(person));
  const each = guessesOnKnownDevice.count;
  const answers: number[] = [];
  for (const cookie of cookies) {
    for (let time = 0; time < each; time += 1) answers.push((await guess({ cookie })).status);
  }
  // The rest are of a stranger in one place.
  const let401 = guessesOnAllKnown.count + guessesFromOnePlace.count;
  expect(answers.filter((status) => status === 401)).toHaveLength(let401);
  expect(answers.filter((status) => status === 429)).toHaveLength(answers.length - let401);
});

test('a computer for everybody keeps the marks of the last eight', async () => {
  const kept = new Map<string, string>();
  const cookie = () => [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
  const people = await Promise.all(Array.from({ length: 11 }, () => app.buildAccount()));
  const names: string[] = [];
  for (const each of people) {
    clock.advance(1_000);
    for (const pair of cookiesOf(await login(each, { cookie: cookie() })).split('; ')) {
      const [name = '', value = ''] = pair.split('=');
      if (value === '') kept.delete(name);
      else {
        kept.set(name, value);
        names.push(name);
      }
    }
  }
  expect([...kept.keys()]).toEqual(names.slice(-8));
});

/** Lets time pass until it is answered. */
const inTime = async (asked: Promise<Answer>): Promise<number> => {
  const turn = async (): Promise<null> => {
    clock.advance(100);
    await new Promise(setImmediate);
    return null;
  };
  for (;;) {
    const answer = await Promise.race([asked, turn()]);
    if (answer !== null) return answer.status;
  }
};

test('guesses from everywhere together keep nobody out either: they become slow, and places take turns', async () => {
  const cookie = await markOf(person);
  const quick = guessesAtAccount.steps[0]!.rate.count;
  const places = Array.from({ length: quick / 10 }, (_, at) => `192.0.2.${at + 1}`);
  for (const place of places) {
    await Promise.all(Array.from({ length: 10 }, () => guess({ place })));
  }
  const [slow, ...others] = Array.from({ length: 4 }, () => guess({ place: '198.51.100.66' }));
  // They wait; whoever was here before does not.
  expect((await login(person, { cookie })).status).toBe(200);
  const own = login(person, { place: '198.51.100.9' });
  expect(await inTime(own)).toBe(200);
  for (const each of [slow, ...others]) expect(await inTime(each!)).toBe(401);
});
