import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { peopleLimits } from '@sets/shared/people/people.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { openPeopleAlone, storedFollow } from '../../../test/people-stage.ts';
import { expectInItsOrder, planWatch } from '../../../test/plans-of.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { peopleModels } from './people.model.ts';

/* However many follow: lists, counts and what is erased go by an index, and nothing is sorted. */

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let people: ReturnType<typeof openPeopleAlone>;
const asked: Record<string, unknown>[] = [];
let plansOf: ReturnType<typeof planWatch>;
const many = 2_000;
const actor = { userid: 'reader', accountType: 'student' } as const;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri, { monitorCommands: true });
  people = openPeopleAlone(connection);
  const { follows, blocks } = peopleModels(connection);
  await Promise.all([follows.createIndexes(), blocks.createIndexes()]);
  await follows.collection.insertMany(
    Array.from({ length: many }, (_none, at) => [
      storedFollow(`one-${at}`, 'known', at),
      storedFollow('known', `one-${at}`, at),
    ]).flat() as never[],
  );
  plansOf = planWatch(connection, asked);
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

const page = (list: 'followers' | 'followings', reader: Actor = actor, before?: string) =>
  people.peopleLists.page(reader, 'known', list, before);

test.each<[string, () => Promise<unknown>]>([
  ['followers', () => page('followers')],
  ['followers, further', () => page('followers', actor, 'rs-one-1000')],
  ['followings', () => page('followings')],
  ['followings, further', () => page('followings', actor, 'rs-one-1000')],
  ['one’s own followings', () => page('followings', { ...actor, userid: 'known' })],
  ['a head', () => people.peopleLists.head(actor, 'known')],
  ['one’s own head', () => people.peopleLists.head({ ...actor, userid: 'known' }, 'known')],
  ['to follow', () => people.follows.follow(actor, 'known')],
  ['to unfollow', () => people.follows.end('reader', 'known')],
  ['to block', () => people.blocks.block(actor, 'known', true)],
  ['to block no more', () => people.blocks.block(actor, 'known', false)],
  ['to erase somebody', async () => people.personalData.erase('nobody')],
])('%s: by an index, in its order', async (_name, work) => {
  expectInItsOrder(await plansOf(work));
});

test('a page and its lines are a few queries, however many they are, and read no more than is shown', async () => {
  asked.length = 0;
  const { people: shown } = await page('followers');
  expect(shown).toHaveLength(peopleLimits.perPage);
  // The settings, the blocks of both, the page, how one stands.
  expect(asked).toHaveLength(5);
  expect(asked.map((command) => command['limit'])).toContain(peopleLimits.perPage + 1);
});

test('what one account follows is bounded, in several processes at the same moment too', async () => {
  const most = peopleLimits.followings;
  const { follows } = peopleModels(connection);
  await follows.collection.insertMany(
    Array.from({ length: most - 3 }, (_none, at) => storedFollow('busy', `two-${at}`)) as never[],
  );
  const processes = Array.from({ length: 8 }, () => openPeopleAlone(connection));
  const busy = { ...actor, userid: 'busy' };
  const count = () => follows.countDocuments({ follower: 'busy' });
  await Promise.allSettled(processes.map((each, at) => each.follows.follow(busy, `new-${at}`)));
  expect(await count()).toBeLessThanOrEqual(most);
  for (const [at, each] of processes.entries()) {
    await each.follows.follow(busy, `later-${at}`).catch(() => null);
  }
  expect(await count()).toBe(most);
  // The same pair in all of them is one.
  await follows.deleteOne({ _id: 'busy:two-1' });
  await Promise.all(processes.map((each) => each.follows.follow(busy, 'new-again')));
  expect(await count()).toBe(most);
});
