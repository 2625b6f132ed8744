import { expect, test } from 'vitest';
import { createBounded } from './bounded.ts';

/** Work whose end the test decides. */
const buildWork = () => {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const work = (name: string) => () => {
    begun.push(name);
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return end.promise;
  };
  return { begun, work, end: (name: string) => ends.get(name)!.resolve(name), ends };
};

test('no more is under way than allowed, the others follow in their order', async () => {
  const bounded = createBounded({ atOnce: 2, waiting: 10, msg: 'Later.' });
  const { begun, work, end } = buildWork();
  const all = ['a', 'b', 'c', 'd'].map((name) => bounded(work(name)));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await all[1];
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('what fails makes room as well', async () => {
  const bounded = createBounded({ atOnce: 1, waiting: 1, msg: 'Later.' });
  const failing = bounded(() => Promise.reject(new Error('no')));
  const next = bounded(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(await bounded(async () => 'last')).toBe('last');
});

test('where too much waits, what comes on top is told to come back', async () => {
  const bounded = createBounded({ atOnce: 1, waiting: 1, msg: 'Later.' });
  const { work, end, ends } = buildWork();
  const first = bounded(work('first'));
  const second = bounded(work('second'));
  await expect(bounded(work('third'))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Later.',
    retryInMs: 5_000,
  });
  end('first');
  await first;
  await expect.poll(() => ends.has('second')).toBe(true);
  end('second');
  expect(await second).toBe('second');
});
