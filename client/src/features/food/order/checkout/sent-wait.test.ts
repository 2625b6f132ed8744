import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leftToWait, onItsWay } from './sent-wait.ts';

it('what was sent is waited for a minute, whatever the clock says, and no longer', () => {
  fc.assert(
    fc.property(fc.nat(2e12), fc.integer({ min: -1e9, max: 1e9 }), (sentAt, passed) => {
      const left = leftToWait(sentAt, sentAt + passed);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(onItsWay);
      expect(left > 0).toBe(passed >= 0 && passed < onItsWay);
    }),
  );
});
