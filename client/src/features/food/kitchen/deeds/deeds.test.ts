import { fail, ok, type Result } from '@sets/shared/core/result.ts';
import type { MovedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Deed, Deeds } from './deeds.ts';

type Told = Result<MovedOrder>;
const done: Told = ok({ own: null, kitchen: null });
const away: Told = fail('UNAVAILABLE', 'Away.');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page whose server answers with these, one after the other. */
const page = (...answers: Told[]) => {
  const heard: { deed: Deed; told: Told }[] = [];
  const send = vi.fn(async () => answers.shift() ?? done);
  const deeds = new Deeds(() => 1);
  deeds.listen((deed, told) => heard.push({ deed, told }));
  const deed = (orderid = 'one', attempt = 'first'): Deed => ({ orderid, attempt, send });
  return { deeds, heard, send, deed };
};

it('tells what was answered, and then waits for nothing', async () => {
  const { deeds, heard, deed } = page();
  const one = deed();
  deeds.do(one);
  expect(deeds.store.getState()).toEqual([{ deed: one, isHeld: false }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([{ deed: one, told: done }]);
  expect(deeds.store.getState()).toEqual([]);
});

it('sends the same again, later and later, until it gets through', async () => {
  const { deeds, heard, send, deed } = page(away, away);
  const one = deed();
  deeds.do(one);
  await vi.advanceTimersByTimeAsync(0);
  expect(deeds.store.getState()).toEqual([{ deed: one, isHeld: true }]);
  await vi.advanceTimersByTimeAsync(500);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([{ deed: one, told: done }]);
});

it('sends at once what waits when the connection is back', async () => {
  const { deeds, heard, deed } = page(away, away);
  deeds.do(deed('one'));
  deeds.do(deed('two', 'second'));
  await vi.advanceTimersByTimeAsync(0);
  deeds.again();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveLength(2);
});

it('waits as long as the server says', async () => {
  const busy: Told = { ok: false, error: { code: 'RATE_LIMITED', msg: 'Wait.', retryInMs: 4_000 } };
  const { deeds, send, deed } = page(busy);
  deeds.do(deed());
  await vi.advanceTimersByTimeAsync(3_999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
});

it('does one thing with an order at a time', async () => {
  const { deeds, send, deed } = page(away);
  deeds.do(deed('one', 'first'));
  deeds.do(deed('one', 'second'));
  await vi.advanceTimersByTimeAsync(60_000);
  // The first, and it again.
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends no more what was refused, and what fails by a fault of the server only once more', async () => {
  const late: Told = fail('TOO_LATE', 'Over.');
  const fault: Told = fail('INTERNAL', 'A fault.');
  const { deeds, heard, send, deed } = page(late, fault, fault);
  deeds.do(deed('one', 'first'));
  await vi.advanceTimersByTimeAsync(0);
  deeds.do(deed('one', 'second'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard.map(({ told }) => told)).toEqual([late, fault]);
  expect(send).toHaveBeenCalledTimes(3);
});
