import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { beforeEach, expect, it } from 'vitest';
import { foodScansKey } from '../../../../core/root/account-keys.ts';
import { purgeRoot } from '../../../../core/root/root-store.ts';
import { mira, signOut } from '../../../../../test/signed-in.ts';
import { accountState } from '../../../account/account.store.ts';
import { no } from '../verdict.ts';
import { type KeptScan, keptScansOf, storedScans } from './kept-scans.ts';
import { knownUsed, twiceIn } from './queue-rules.ts';
import scans1 from './stored/food-scans.v1.json' with { type: 'json' };

proveStoredShape(storedScans, [scans1]);

beforeEach(() => {
  localStorage.clear();
  signOut();
});

const scan = (name: string, change: Partial<KeptScan> = {}) => ({
  proof: `proof-${name}`,
  orderid: `order-${name}`,
  attempt: `attempt-${name}`,
  at: 1_000,
  state: 'waiting' as const,
  refusal: null,
  ...change,
});
const proofOf = (name: string) => ({ orderid: `order-${name}`, code: 'code', signature: 's' });

it('keeps what was read in its order, for whoever read it', () => {
  const vera = keptScansOf('vera');
  expect(vera.add(scan('one'))).toBe(true);
  vera.add(scan('two'));
  expect(vera.list().map(({ attempt }) => attempt)).toEqual(['attempt-one', 'attempt-two']);
  vera.change('attempt-one', { state: 'done', refusal: null }, 2_000);
  vera.drop('attempt-two', 2_000);
  expect(vera.list()).toMatchObject([{ attempt: 'attempt-one', state: 'done' }]);
  expect(keptScansOf('noah').list()).toEqual([]);
});

it('takes no late answer for one of whoever came after', () => {
  const vera = keptScansOf('vera');
  vera.add(scan('one'));
  const noah = keptScansOf('noah');
  expect(noah.add(scan('other'))).toBe(false);
  noah.change('attempt-one', { state: 'done', refusal: null }, 2_000);
  noah.drop('attempt-one', 2_000);
  expect(vera.list()).toMatchObject([{ attempt: 'attempt-one', state: 'waiting' }]);
  accountState.signIn(mira);
  expect(vera.add(scan('late'))).toBe(false);
  expect(keptScansOf('mira').add(scan('other'))).toBe(true);
});

it('stays where a session ends by itself, until somebody else signs in', () => {
  keptScansOf('mira').add(scan('one'));
  accountState.signIn(mira);
  accountState.sessionEnded();
  expect(keptScansOf('mira').list()).toMatchObject([{ state: 'waiting' }]);
  accountState.signIn(mira);
  expect(keptScansOf('mira').list()).toMatchObject([{ state: 'waiting' }]);
  accountState.sessionEnded();
  accountState.signIn({ ...mira, userid: 'noah' });
  expect(localStorage.getItem(foodScansKey)).toBeNull();
  expect(keptScansOf('noah').add(scan('other'))).toBe(true);
});

it('leaves the device with whoever signs out', () => {
  keptScansOf('vera').add(scan('one'));
  purgeRoot();
  expect(localStorage.getItem(foodScansKey)).toBeNull();
});

it('forgets after some hours what was handed over, and never what waits', () => {
  const vera = keptScansOf('vera');
  vera.add(scan('done', { state: 'done' }));
  vera.add(scan('waiting'));
  vera.add(scan('later', { at: 24 * 60 * 60_000 }));
  expect(vera.list().map(({ attempt }) => attempt)).toEqual(['attempt-waiting', 'attempt-later']);
});

it('says so where it cannot keep any more: too many, or of a newer version', () => {
  const vera = keptScansOf('vera');
  const many = Array.from({ length: 499 }, (_, count) => scan(`${count}`));
  localStorage.setItem(foodScansKey, JSON.stringify({ v: 1, userid: 'vera', scans: many }));
  expect(vera.add(scan('the last'))).toBe(true);
  expect(vera.add(scan('one more'))).toBe(false);
  localStorage.setItem(foodScansKey, JSON.stringify({ v: 9, scans: 'otherwise' }));
  expect(vera.add(scan('one'))).toBe(false);
  expect(localStorage.getItem(foodScansKey)).toContain('otherwise');
});

it('tells a code that waits, and one that was handed over here', () => {
  const vera = keptScansOf('vera');
  vera.add(scan('waits'));
  vera.add(scan('done', { state: 'done' }));
  const at = new Date(1_000).toISOString();
  expect(twiceIn(vera.list(), proofOf('waits'))).toEqual(no('twice', { at }));
  expect(twiceIn(vera.list(), proofOf('done'))).toBeNull();
  expect(knownUsed(vera.list(), proofOf('done'))).toEqual(no('used', { at }));
  expect(knownUsed(vera.list(), proofOf('waits'))).toBeNull();
});
