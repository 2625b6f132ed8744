import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedPostForTests } from '../../../test/put-posts.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { blogModels } from './blog.model.ts';
import { PostStore } from './post-store.service.ts';

/* Each server process has a store of its own: what one holds in turn, another does not know of. */

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

test('of changes of several processes at the same moment none is lost, nor a count', async () => {
  const { posts } = blogModels(connection);
  const post = storedPostForTests({ author: 'ada', at: 1 });
  await posts.collection.insertOne(post as never);
  const processes = [1, 2, 3].map(() => new PostStore({ posts }));
  const changes = 10;
  await Promise.all(
    processes.flatMap((each) =>
      Array.from({ length: changes }, async () => {
        await each.countLikes(post._id, 1);
        await each.change(post._id, ({ revision }) => ({ revision: revision + 1 }));
      }),
    ),
  );
  const all = processes.length * changes;
  expect(await processes[0]?.find(post._id)).toMatchObject({
    revision: post.revision + all,
    turn: post.turn + all,
    likes: all,
  });
});
