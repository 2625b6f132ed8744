import { expect, test } from 'vitest';
import { createManualClock } from '../../test/manual-clock.ts';
import { Recent } from './recent.ts';

test('what is being made, or was made a moment ago, is made once; each key has its own', async () => {
  const clock = createManualClock();
  const recent = new Recent<string>(clock, 1_000);
  let made = 0;
  const ask = (key: string) => recent.of(key, async () => `${key}${(made += 1)}`);
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a1', 'a1', 'b2']);
  clock.advance(999);
  expect(await ask('a')).toBe('a1');
  clock.advance(1);
  expect(await ask('a')).toBe('a3');
});

test('what could not be made is tried again', async () => {
  const recent = new Recent<string>(createManualClock(), 1_000);
  const broken = recent.of('a', () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  expect(await recent.of('a', async () => 'a')).toBe('a');
});
