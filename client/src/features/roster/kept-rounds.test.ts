import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { expect, it } from 'vitest';
import { purgeRoot } from '../../core/root/root-store.ts';
import { keptRoundEvents, storedRounds } from './kept-rounds.ts';
import rounds1 from './stored/roulette-rounds.v1.json' with { type: 'json' };

proveStoredShape(storedRounds, [rounds1]);

it('a round is that of its list and its person, and leaves the device with them', () => {
  const ada = { kind: 'drawn', key: '1 Ada', round: 1 } as const;
  keptRoundEvents.keep('mira', 'Monday', [ada]);
  keptRoundEvents.keep('mira', 'Friday', [{ kind: 'absent', key: '1 Alan' }]);
  expect(keptRoundEvents.find('mira', 'Monday')).toEqual([ada]);
  expect(keptRoundEvents.find('noor', 'Monday')).toEqual([]);
  keptRoundEvents.keep('mira', 'Monday', []);
  expect(keptRoundEvents.find('mira', 'Monday')).toEqual([]);
  expect(keptRoundEvents.find('mira', 'Friday')).toHaveLength(1);
  purgeRoot();
  expect(keptRoundEvents.find('mira', 'Friday')).toEqual([]);
});
