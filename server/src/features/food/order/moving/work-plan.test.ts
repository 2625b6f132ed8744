import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderOf } from '@sets/shared/food/order/testing/orders.ts';
import { WorkPlan, lookAt } from './work-plan.service.ts';

const times = fc.integer({ min: 0, max: 4_000_000_000_000 });

test('it is looked after it is due and after now, within a minute or two, and at whole seconds', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: -200_000, max: 200_000 }), (now, from) => {
      const due = now + from;
      const at = lookAt(due, now);
      expect(at).toBeGreaterThan(Math.max(now, due));
      expect(at - Math.max(now, due)).toBeLessThanOrEqual(from <= 0 ? 121_000 : 61_000);
      expect(at % 1_000).toBe(0);
    }),
  );
});

test('what is due in the same second is planned once, and what is due by now once in a minute', async () => {
  const planned: (number | undefined)[] = [];
  const plan = new WorkPlan({
    clock: { now: () => 1_000_000_000 },
    jobs: {
      handle: () => {},
      enqueue: async (_kind, _payload, { notBefore } = {}) => {
        planned.push(notBefore);
        return 'a job';
      },
    },
  });
  for (const due of [1_000_010_100, 1_000_010_900, 999_999_000, 999_000_000]) await plan.at(due);
  await plan.ahead({ ...orderOf(), status: 'cancelled', outbox: [] });
  expect(planned).toEqual([1_000_011_000, 1_000_080_000]);
});
