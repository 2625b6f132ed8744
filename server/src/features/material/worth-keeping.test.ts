import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betweenVersions, isWorthKeeping } from './worth-keeping.ts';

const at = (ms: number) => new Date(ms);
const alone = { wrote: 'a', changes: 'a' };

test('what somebody else wrote is kept at once', () => {
  expect(isWorthKeeping(alone, at(900), at(2_000))).toBe(false);
  expect(isWorthKeeping({ wrote: 'a', changes: 'b' }, at(900), at(2_000))).toBe(true);
});

test('of all that is written no more than that time is lost, and no version comes sooner', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: betweenVersions * 2 }), { maxLength: 60 });
  fc.assert(
    fc.property(pauses, (all) => {
      let now = 0;
      let writtenAt = 0;
      const kept: { writtenAt: number; keptAt: number }[] = [];
      const last = () => kept.at(-1) ?? { writtenAt: 0, keptAt: 0 };
      for (const pause of all) {
        now += pause;
        if (isWorthKeeping(alone, at(last().keptAt), at(now))) {
          expect(now - last().keptAt).toBeGreaterThanOrEqual(betweenVersions);
          kept.push({ writtenAt, keptAt: now });
        }
        // What stood for so long is kept before it is changed.
        if (pause >= betweenVersions) expect(last().writtenAt).toBe(writtenAt);
        writtenAt = now;
        expect(writtenAt - last().keptAt).toBeLessThan(betweenVersions);
      }
    }),
  );
});
