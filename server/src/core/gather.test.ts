import { expect, test } from 'vitest';
import { Gather } from './gather.ts';

const gathering = () => {
  const calls: [string, number[]][] = [];
  const gather = new Gather<number, number>(async (key, asked) => {
    calls.push([key, [...asked]]);
    if (key === 'broken') throw new Error('It broke.');
    return asked.map((each) => each * 2);
  });
  return { gather, calls };
};

test('what is asked in one turn goes together, by key, and each gets its own reply', async () => {
  const { gather, calls } = gathering();
  const replies = await Promise.all([
    gather.ask('a', 1),
    gather.ask('b', 2),
    Promise.resolve().then(() => gather.ask('a', 3)),
  ]);
  expect(replies).toEqual([2, 4, 6]);
  expect(calls).toEqual([
    ['a', [1, 3]],
    ['b', [2]],
  ]);
});

test('what is asked later goes in a call of its own', async () => {
  const { gather, calls } = gathering();
  const first = gather.ask('a', 1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await Promise.all([first, gather.ask('a', 2)])).toEqual([2, 4]);
  expect(calls).toHaveLength(2);
});

test('a burst is cut into calls that are not too long', async () => {
  const { gather, calls } = gathering();
  const all = Array.from({ length: 250 }, (_, at) => at);
  expect(await Promise.all(all.map((each) => gather.ask('a', each)))).toEqual(
    all.map((each) => each * 2),
  );
  expect(calls.map(([, asked]) => asked.length)).toEqual([100, 100, 50]);
});

test('a call that fails fails for those who asked in it, and for nobody else', async () => {
  const { gather } = gathering();
  const broken = ['broken', 'broken'].map((key) => gather.ask(key, 1));
  const fine = gather.ask('a', 1);
  for (const each of broken) await expect(each).rejects.toThrow('It broke.');
  expect(await fine).toBe(2);
});
