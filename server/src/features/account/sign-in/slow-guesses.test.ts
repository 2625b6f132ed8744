import { expect, test } from 'vitest';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { limitsInMemory } from '../../../core/limits/memory-limits.ts';
import { createSlowGuesses } from './slow-guesses.ts';

const turn = (): Promise<void> => new Promise(setImmediate);

const open = () => {
  const clock = createManualClock();
  const slow = createSlowGuesses(limitsInMemory(clock), clock, {
    steps: [
      { rate: { count: 2, seconds: 3_600 }, delayMs: 0 },
      { rate: { count: 1, seconds: 3_600 }, delayMs: 2_000 },
    ],
    slowestMs: 15_000,
  });
  const passed: string[] = [];
  const guess = (name: string, from = name, account = 'ada', gone?: AbortSignal) =>
    slow.wait(account, [from], gone).then(
      () => void passed.push(name),
      () => void passed.push(`${name} is refused`),
    );
  const after = async (ms: number): Promise<string[]> => {
    await turn();
    clock.advance(ms);
    await turn();
    return passed.splice(0);
  };
  return { slow, guess, after };
};

test('the first pass at once, the next wait longer and longer, one at a time', async () => {
  const { guess, after } = open();
  for (const name of ['a', 'b', 'c', 'd', 'e']) void guess(name, 'one place');
  expect(await after(0)).toEqual(['a', 'b']);
  expect(await after(1_999)).toEqual([]);
  expect(await after(1)).toEqual(['c']);
  expect(await after(14_999)).toEqual([]);
  expect(await after(1)).toEqual(['d']);
  expect(await after(15_000)).toEqual(['e']);
});

test('another account waits for none of it', async () => {
  const { guess, after } = open();
  for (const name of ['a', 'b', 'c']) void guess(name);
  void guess('grace', 'x', 'grace');
  expect(await after(0)).toEqual(['a', 'b', 'grace']);
});

test('places take turns, and where there is no room the one with the most gives way', async () => {
  const { guess, after } = open();
  for (let at = 0; at < 30; at += 1) void guess(`stranger ${at}`, 'a botnet');
  void guess('the person');
  const first = await after(0);
  expect(first.filter((name) => name.endsWith('is refused'))).toHaveLength(8);
  expect(first).not.toContain('the person is refused');
  expect(await after(2_000)).toEqual(['stranger 2']);
  expect(await after(15_000)).toEqual(['stranger 3']);
  expect(await after(15_000)).toEqual(['the person']);
});

test('who knows the password starts anew', async () => {
  const { slow, guess, after } = open();
  for (const name of ['a', 'b']) void guess(name);
  await after(0);
  await slow.forget('ada');
  void guess('c');
  expect(await after(0)).toEqual(['c']);
});

test('strangers of as many networks as may wait keep nobody out for good', async () => {
  const { guess, after } = open();
  for (let at = 0; at < 23; at += 1) void guess(`stranger ${at}`);
  await after(0);
  let told = ['the person is refused'];
  for (let tries = 0; told.includes('the person is refused') && tries < 1_000; tries += 1) {
    void guess('the person');
    told = await after(0);
  }
  expect(told).toEqual([expect.stringMatching(/^stranger \d+ is refused$/)]);
});

test('who hangs up leaves their turn to the next one, before it comes and while it lasts', async () => {
  const { guess, after } = open();
  const gone = new AbortController();
  for (const name of ['a', 'b']) void guess(name);
  for (let at = 0; at < 10; at += 1) void guess(`stranger ${at}`, 'a botnet', 'ada', gone.signal);
  void guess('the person');
  await after(0);
  gone.abort();
  expect(await after(0)).toContain('stranger 0 is refused');
  expect(await after(15_000)).toContain('the person');
  // Nothing that is left has to pass: the next one comes at once.
  void guess('grace');
  await after(0);
  expect(await after(15_000)).toContain('grace');
});
