import { expect, it } from 'vitest';
import { strikesOf } from './strikes.ts';

it('kills Redis evenly among the servers, as often as each is to be killed', () => {
  const strikes = strikesOf('server', 20, 5);
  expect(strikes).toHaveLength(25);
  const redis = strikes.flatMap((of, at) => (of === 'redis' ? [at] : []));
  expect(redis).toEqual([4, 9, 14, 19, 24]);
  expect(strikesOf('server', 1, 1)).toEqual(['server', 'redis']);
  expect(strikesOf('server', 1, 3).filter((of) => of === 'redis')).toHaveLength(3);
});

it('kills no Redis where there is none', () => {
  expect(strikesOf('all', 3, 0)).toEqual(['all', 'all', 'all']);
});
