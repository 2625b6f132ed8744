import { expect, test } from 'vitest';
import { createRounds } from './rounds.ts';

/** Work that is over when a test says so. */
const openWork = () => {
  const begun: PromiseWithResolvers<void>[] = [];
  const work = (): Promise<void> => {
    const round = Promise.withResolvers<void>();
    begun.push(round);
    return round.promise;
  };
  return { begun, work };
};
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('what is asked for while a round is under way shares the next, which begins after it', async () => {
  const rounds = createRounds();
  const { begun, work } = openWork();
  const first = rounds('a', work);
  const others = [rounds('a', work), rounds('a', work), rounds('a', work)];
  await turn();
  expect(begun).toHaveLength(1);
  begun[0]?.resolve();
  await first;
  await turn();
  expect(begun).toHaveLength(2);
  const last = rounds('a', work);
  begun[1]?.resolve();
  await Promise.all(others);
  await turn();
  expect(begun).toHaveLength(3);
  begun[2]?.resolve();
  await last;
});

test('other keys do not wait, and after the last round the next begins at once', async () => {
  const rounds = createRounds();
  const { begun, work } = openWork();
  const both = [rounds('a', work), rounds('b', work)];
  expect(begun).toHaveLength(2);
  for (const round of begun) round.resolve();
  await Promise.all(both);
  void rounds('a', work);
  expect(begun).toHaveLength(3);
});

test('a failure is told to those who asked for that round alone', async () => {
  const rounds = createRounds();
  const { begun, work } = openWork();
  const first = rounds('a', work);
  const second = rounds('a', work);
  begun[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await turn();
  begun[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
