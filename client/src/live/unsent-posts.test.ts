import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { expect, it } from 'vitest';
import { forgetPhone } from './forget-phone.ts';
import { pageStorage } from './phone-storage.ts';
import { PostQueue } from './post-queue.ts';
import unsent1 from './stored/unsent-post.v1.json' with { type: 'json' };
import { storedUnsentPost } from './unsent-post.migrations.ts';
import { unsentPosts } from './unsent-posts.ts';

proveStoredShape(storedUnsentPost, [unsent1]);

const post = (attempt: string) => ({ attempt, id: null, item: { text: attempt } });

it('what waits is there for the next page, in its order, and for nobody else', () => {
  const storage = pageStorage();
  let now = 5;
  const shelf = unsentPosts(storage, 'ann', 'place1', () => (now += 1));
  shelf.keep(post('b'));
  shelf.keep(post('a'));
  expect(unsentPosts(storage, 'ann', 'place1').load()).toEqual([post('b'), post('a')]);
  expect(unsentPosts(storage, 'bob', 'place1').load()).toEqual([]);
  expect(unsentPosts(storage, 'ann', 'place2').load()).toEqual([]);
  shelf.drop('b');
  expect(shelf.load()).toEqual([post('a')]);
  forgetPhone(storage);
  expect(shelf.load()).toEqual([]);
});

it('what was posted without a network is sent by the next page, under the same attempt, and then kept no more', async () => {
  const storage = pageStorage();
  const shelf = unsentPosts(storage, 'ann', 'place1');
  const before = new PostQueue({
    send: () => Promise.reject(new Error('Nothing is sent before the seat is taken.')),
    onChange: () => undefined,
    shelf,
  });
  before.add(null, { text: 'offline' });
  const [waiting] = before.unsent;
  const sent: unknown[] = [];
  const done = Promise.withResolvers<void>();
  const next = new PostQueue({
    send: async (unsent) => {
      sent.push(unsent);
      return { ok: true, data: {} };
    },
    onChange: () => done.resolve(),
    shelf: unsentPosts(storage, 'ann', 'place1'),
  });
  expect(next.unsent).toEqual([waiting]);
  next.open();
  await done.promise;
  expect(sent).toEqual([waiting]);
  expect(shelf.load()).toEqual([]);
});
