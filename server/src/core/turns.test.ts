import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that ends when the test says so, and notes that it began. */
const createWork = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => {
        resolve(name);
      });
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
};

test('what has the same key runs one after another, other keys meanwhile', async () => {
  const turns = createTurns();
  const { begun, work, end } = createWork();
  const first = turns('a', work('first'));
  const second = turns('a', work('second'));
  const other = turns('b', work('other'));
  await expect.poll(() => begun).toEqual(['first', 'other']);
  end('other');
  expect(await other).toBe('other');
  end('first');
  expect(await first).toBe('first');
  await expect.poll(() => begun).toEqual(['first', 'other', 'second']);
  end('second');
  expect(await second).toBe('second');
});

test('a failure is told to whoever asked, and holds up nobody', async () => {
  const turns = createTurns();
  const failed = turns('a', () => Promise.reject(new Error('no')));
  const next = turns('a', () => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
