import type { SearchPage } from '@sets/shared/search/search.contract.ts';
import type { timeline } from '@sets/shared/run/space-runs.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { putAskedSpace, putQuestion } from '../../../test/put-question.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

/* Where questions are found beside their own lists: by the search, and in the timeline of a topic. */

let app: TestApp;
let owner: Person;
let moduleid: string;
let shown: string;
beforeAll(async () => {
  app = await appOfWorker();
  owner = await app.buildAccount();
  moduleid = await putAskedSpace(app, owner.userid);
  const text = 'It says the kernel is trivial.';
  shown = await putQuestion(app, { moduleid, title: 'Why is the rank full?', text });
  const others = { title: 'Why is the rank hidden?', text };
  await putQuestion(app, { ...others, moduleid, state: 'hidden' });
  await putQuestion(app, { ...others, moduleid, mergedInto: shown });
  await putQuestion(app, { ...others, moduleid: await putAskedSpace(app, 'somebody-else') });
});

const found = async (query: string, person: Person): Promise<SearchPage['hits']> => {
  const path = `/api/search?q=${encodeURIComponent(query)}`;
  return (await app.call<SearchPage>('GET', path, person)).body.hits;
};

test.each(['ra', 'why is the rank', 'kernels', '"kernel is trivial"'])(
  'what all see of one’s own spaces is found by %s',
  async (query) => {
    expect(await found(query, owner)).toEqual([
      {
        kind: 'question',
        articleid: null,
        moduleid,
        topicid: 't1',
        questionid: shown,
        title: 'Why is the rank full?',
        space: expect.any(String),
      },
    ]);
  },
);

test('who has nothing to do with the space finds nothing', async () => {
  expect(await found('rank', await app.buildAccount())).toEqual([]);
});

test('the timeline of a topic has it, for everybody who sees the space', async () => {
  const path = `/api/module/gettimeline/${moduleid}/t1`;
  const { body } = await app.call<z.infer<typeof timeline>>('GET', path);
  expect(body.events).toMatchObject([
    { kind: 'question', id: shown, title: 'Why is the rank full?', count: 0, code: null },
  ]);
});
