import { createManualClock } from '../../../test/manual-clock.ts';
import { describeLimits } from '../../../test/limits-suite.ts';
import { limitsInMemory } from './memory-limits.ts';

describeLimits('in memory', () => {
  const clock = createManualClock();
  return Promise.resolve({
    limits: limitsInMemory(clock),
    pass: (ms) => Promise.resolve(clock.advance(ms)),
  });
});
