import { expect, it } from 'vitest';
import { strikesOf } from './strikes.ts';

it('kills Redis evenly among the servers, as often as each is to be killed', () => {
  const kills = (count: number) => Array.from({ length: count }, () => 'redis' as const);
  const strikes = strikesOf('server', 20, kills(5));
  expect(strikes).toHaveLength(25);
  const redis = strikes.flatMap((of, at) => (of === 'redis' ? [at] : []));
  expect(redis).toEqual([4, 9, 14, 19, 24]);
  expect(strikesOf('server', 1, kills(1))).toEqual(['server', 'redis']);
  expect(strikesOf('server', 1, kills(3)).filter((of) => of === 'redis')).toHaveLength(3);
});

it('kills no Redis where there is none', () => {
  expect(strikesOf('all', 3, [])).toEqual(['all', 'all', 'all']);
});

it('lets Redis fail in its ways by turns', () => {
  expect(strikesOf('server', 2, ['paused', 'full'])).toEqual([
    'server',
    'paused',
    'server',
    'full',
  ]);
});
