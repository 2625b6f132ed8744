import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

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
  const mutex = createKeyedMutex();
  const { begun, work, end } = createWork();
  const first = mutex('a', work('first'));
  const second = mutex('a', work('second'));
  const other = mutex('b', work('other'));
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
  const mutex = createKeyedMutex();
  const failed = mutex('a', () => Promise.reject(new Error('no')));
  const next = mutex('a', () => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
