import { expect, test } from 'vitest';
import { ownPlace } from '../../../core/address-range.ts';
import { createPasswords, passwordCost } from './passwords.ts';

const passwords = createPasswords({ ...passwordCost, memoryCost: 8, timeCost: 1 });

test('a password is kept as argon2id and is found again however its letters were typed', async () => {
  const hash = await passwords.hash('Café 42 à la carte', ownPlace);
  expect(hash).toMatch(/^\$argon2id\$v=19\$/);
  expect(await passwords.matches('Cafe\u0301 42 a\u0300 la carte', hash, ownPlace)).toBe(true);
  expect(await passwords.matches('cafe 42 a la carte', hash, ownPlace)).toBe(false);
});

test('nobody has a password, not even the one that stands in for it', async () => {
  expect(await passwords.matches('the password of nobody', null, ownPlace)).toBe(false);
});

test('an unknown account takes as long as a wrong password', async () => {
  const real = createPasswords();
  const hash = await real.hash('a password', ownPlace);
  const time = async (against: string | null): Promise<number> => {
    const startedAt = performance.now();
    await real.matches('a guess', against, ownPlace);
    return performance.now() - startedAt;
  };
  await time(null);
  const times = { known: Infinity, unknown: Infinity };
  const areAlike = (): boolean => {
    const ratio = times.unknown / times.known;
    return ratio > 0.5 && ratio < 2;
  };
  // By turns, and the quickest of each, as often as it takes: what else the machine does must not decide.
  for (let guess = 0; guess < 40 && !(guess >= 4 && areAlike()); guess += 1) {
    times.known = Math.min(times.known, await time(hash));
    times.unknown = Math.min(times.unknown, await time(null));
  }
  expect(areAlike(), JSON.stringify(times)).toBe(true);
});
