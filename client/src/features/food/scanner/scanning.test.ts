import { fail, ok } from '@sets/shared/core/result.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aKitchenOrder } from '../../../../test/fake-kitchen.ts';
import { keptScansOf } from './queue/kept-scans.ts';
import type { ScanCalls } from './scan-calls.ts';
import { Scanning } from './scanning.ts';

beforeEach(() => localStorage.clear());

const orderidOf = (name: string): string => `order-${name}`.padEnd(22, '_');
const proof = (name: string): string => `sets-food:1:${orderidOf(name)}.code.${'s'.repeat(43)}`;
const away = fail('UNAVAILABLE', 'The server cannot be reached.');
const at = '2031-05-06T10:00:00.000Z';

/** A server of orders that are ready and paid, unless they are named otherwise; each code is good once. */
const aServer = () => {
  const held = {
    isAway: false,
    /** It takes no token any more. */
    isEnded: false,
    /** What it does is done, but its answers are lost. */
    isMute: false,
    unpaid: new Set<string>(),
    used: new Map<string, string>(),
    sent: [] as string[],
    payments: [] as string[],
  };
  const orderOf = (orderid: string) =>
    aKitchenOrder('one', {
      orderid,
      status: held.used.has(orderid) ? 'delivered' : 'ready',
      isPaid: !held.unpaid.has(orderid),
    });
  const calls: ScanCalls = {
    deliver: async (orderid, _proof, attempt) => {
      if (held.isAway) return away;
      if (held.isEnded) return fail('UNAUTHENTICATED', 'Log in.');
      held.sent.push(attempt);
      const usedBy = held.used.get(orderid);
      if (usedBy !== undefined && usedBy !== attempt) return fail('CONFLICT', 'Used before.');
      if (held.unpaid.has(orderid)) return fail('WRONG_PHASE', 'Take the money first.');
      held.used.set(orderid, attempt);
      return held.isMute ? away : ok({ own: null, kitchen: orderOf(orderid) });
    },
    look: async (text) => {
      if (held.isAway || held.isMute) return away;
      const orderid = text.slice(12, 34);
      const kitchen = orderOf(orderid);
      const usedAt = held.used.has(orderid) ? at : null;
      const { number, status } = kitchen;
      return ok({ orderid, number, status, usedAt, deliveredAt: usedAt, kitchen });
    },
    takeMoney: async (orderid, attempt) => {
      if (held.isAway) return away;
      held.payments.push(attempt);
      held.unpaid.delete(orderid);
      return ok({ own: null, kitchen: orderOf(orderid) });
    },
  };
  return { held, calls };
};

const open = (userid = 'vera') => {
  const { held, calls } = aServer();
  const onSignal = vi.fn();
  const kept = keptScansOf(userid);
  const scanning = new Scanning({ calls, kept, now: () => Date.parse(at), onSignal });
  const verdict = () => scanning.store.getState().verdict;
  return { held, calls, kept, scanning, onSignal, verdict };
};

describe('a code that is read', () => {
  it('is handed over, and used when it comes again', async () => {
    const { scanning, verdict, onSignal } = open();
    await scanning.scan(`${proof('one')}\n`);
    expect(verdict()).toMatchObject({ answer: 'yes', number: 17 });
    await scanning.scan(proof('one'));
    expect(verdict()).toMatchObject({ answer: 'no', refusal: { why: 'used', at } });
    await scanning.scan('a song');
    expect(verdict()).toMatchObject({ answer: 'no', refusal: { why: 'no-code' } });
    expect(onSignal.mock.calls.flat()).toEqual(['yes', 'no', 'no']);
  });

  it('of what is not paid is asked about; the money is taken once, also where that does not get through', async () => {
    const { scanning, held, verdict } = open();
    held.unpaid.add(orderidOf('one'));
    await scanning.scan(proof('one'));
    expect(verdict()).toMatchObject({ answer: 'ask' });
    held.isAway = true;
    await scanning.pay();
    expect(scanning.store.getState().fault).toMatchObject({ code: 'UNAVAILABLE' });
    held.isAway = false;
    await scanning.pay();
    expect(verdict()).toMatchObject({ answer: 'yes' });
    expect(new Set(held.payments).size).toBe(1);
  });
});

describe('without a connection', () => {
  it('it is kept, told where it comes twice, and confirmed once it is there', async () => {
    const { scanning, held, kept, verdict, onSignal } = open();
    held.isAway = true;
    await scanning.scan(proof('one'));
    expect(verdict()).toEqual({ answer: 'kept', at });
    await scanning.scan(proof('one'));
    expect(verdict()).toMatchObject({ answer: 'no', refusal: { why: 'twice', at } });
    await scanning.send();
    expect(kept.list()).toMatchObject([{ state: 'waiting' }]);
    held.isAway = false;
    await scanning.send();
    expect(kept.list()).toMatchObject([{ state: 'done' }]);
    expect(scanning.store.getState().confirmed).toBe(1);
    held.isAway = true;
    await scanning.scan(proof('one'));
    expect(verdict()).toMatchObject({ answer: 'no', refusal: { why: 'used' } });
    expect(onSignal.mock.calls.flat()).toEqual(['kept', 'no', 'no']);
  });

  it('what is shown as kept becomes a yes where it is confirmed', async () => {
    const { scanning, held, verdict } = open();
    held.isAway = true;
    await scanning.scan(proof('one'));
    held.isAway = false;
    await scanning.send();
    expect(verdict()).toMatchObject({ answer: 'yes' });
  });

  it('what is refused then stays until somebody has seen it; what is paid and handed over is settled', async () => {
    const { scanning, held, kept } = open();
    held.used.set(orderidOf('two'), 'of somebody else');
    held.unpaid.add(orderidOf('three'));
    held.isAway = true;
    for (const name of ['one', 'two', 'three']) await scanning.scan(proof(name));
    held.isAway = false;
    await scanning.send();
    const [, two] = kept.list();
    expect(kept.list()).toMatchObject([
      { state: 'done' },
      { state: 'refused', refusal: { why: 'used', at } },
      { state: 'refused', refusal: { why: 'to-pay', number: 17 } },
    ]);
    scanning.seen(two?.attempt ?? '');
    await scanning.scan(proof('three'));
    await scanning.pay();
    expect(kept.list().map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('or a session it is kept, and sent with the next one', async () => {
    const { scanning, held, kept, verdict } = open();
    held.isEnded = true;
    await scanning.scan(proof('one'));
    expect(verdict()).toEqual({ answer: 'kept', at });
    await scanning.send();
    expect(kept.list()).toMatchObject([{ state: 'waiting' }]);
    held.isEnded = false;
    await scanning.send();
    expect(kept.list()).toMatchObject([{ state: 'done' }]);
  });

  it('says so where nothing can be kept', async () => {
    const { scanning, held, verdict } = open();
    localStorage.setItem('sets.food-scans', JSON.stringify({ v: 9 }));
    held.isAway = true;
    await scanning.scan(proof('one'));
    expect(verdict()).toMatchObject({ answer: 'no', refusal: { why: 'not-kept' } });
  });
});

const happenings = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('scan' as const), name: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ type: fc.constantFrom('away', 'back', 'mute', 'send') }),
  ),
  { maxLength: 30 },
);

it('whatever connections do, each order is handed over once, by one attempt, and in the end nothing waits', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (all) => {
      localStorage.clear();
      const { scanning, held, kept } = open();
      const read = new Set<string>();
      for (const each of all) {
        if ('name' in each) {
          read.add(orderidOf(each.name));
          await scanning.scan(proof(each.name));
        } else if (each.type === 'send') await scanning.send();
        else {
          held.isAway = each.type === 'away';
          held.isMute = each.type === 'mute';
        }
      }
      held.isAway = held.isMute = false;
      await scanning.send();
      expect(kept.list().filter(({ state }) => state === 'waiting')).toEqual([]);
      expect([...held.used.keys()].toSorted()).toEqual([...read].toSorted());
      const done = kept.list().filter(({ state }) => state === 'done');
      for (const { orderid, attempt } of done) expect(held.used.get(orderid)).toBe(attempt);
      expect(new Set(done.map(({ orderid }) => orderid)).size).toBe(read.size);
    }),
  );
});
