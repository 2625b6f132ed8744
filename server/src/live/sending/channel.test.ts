import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Channel } from './channel.ts';

const names = ['run:changed', 'tally:changed', 'people:changed'] as const;

test('NO1: notices are numbered without gaps; NO3: what does not differ is not sent', () => {
  const channel = new Channel('room1', 'epoch1');
  expect(channel.next('run:changed', { a: 1 })).toMatchObject({ seq: 1, epoch: 'epoch1' });
  expect(channel.next('run:changed', { a: 1 })).toBeNull();
  expect(channel.next('tally:changed', { b: 1 })).toMatchObject({ seq: 2 });
  expect(channel.next('run:changed', { a: 2 })).toMatchObject({ seq: 3 });
});

test('NO3: nor what an audience sees nothing of', () => {
  const channel = new Channel('room1', 'epoch1');
  channel.next('run:changed', { a: 1, version: 1 }, { a: 1 });
  expect(channel.next('run:changed', { a: 1, version: 2 }, { a: 1 })).toBeNull();
  const told = channel.next('run:changed', { a: 2, version: 3 }, { a: 2 });
  expect(told).toMatchObject({ seq: 2, payload: { a: 2, version: 3 } });
});

test('NO4: another epoch, or none, gets the newest of every name', () => {
  const channel = new Channel('room1', 'epoch1');
  channel.next('run:changed', 1);
  channel.next('tally:changed', 1);
  channel.next('run:changed', 2);
  const numbers = (place?: { epoch: string; seq: number }): number[] =>
    channel.since(place).map((notice) => notice.seq);
  expect(numbers()).toEqual([2, 3]);
  expect(numbers({ epoch: 'epoch0', seq: 3 })).toEqual([2, 3]);
  expect(numbers({ epoch: 'epoch1', seq: 2 })).toEqual([3]);
  expect(numbers({ epoch: 'epoch1', seq: 3 })).toEqual([]);
});

test('NO2, NO4: whoever misses any part and comes back knows what everybody knows', () => {
  const change = fc.record({ name: fc.constantFrom(...names), payload: fc.nat({ max: 3 }) });
  fc.assert(
    fc.property(fc.array(change), fc.nat({ max: 30 }), (changes, missedFrom) => {
      const channel = new Channel('room1', 'epoch1');
      const all = new Map<string, unknown>();
      const some = new Map<string, unknown>();
      let seen = 0;
      changes.forEach(({ name, payload }, index) => {
        const notice = channel.next(name, payload);
        if (notice === null) return;
        all.set(name, payload);
        if (index >= missedFrom) return;
        some.set(name, payload);
        seen = notice.seq;
      });
      const replay = channel.since({ epoch: 'epoch1', seq: seen });
      for (const notice of replay) some.set(notice.name, notice.payload);
      expect(some).toEqual(all);
    }),
  );
});
