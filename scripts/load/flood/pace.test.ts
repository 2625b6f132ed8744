import { describe, expect, it } from 'vitest';
import { Pace } from './pace.ts';

describe('Pace', () => {
  it('keeps its rate however it is asked', () => {
    const pace = new Pace(250, 0);
    let sum = 0;
    for (let now = 0; now <= 10_000; now += 7) sum += pace.due(now);
    expect(sum).toBeGreaterThanOrEqual(2_498);
    expect(sum).toBeLessThanOrEqual(2_500);
  });

  it('makes up for a short pause, not for a long one', () => {
    const pace = new Pace(1_000, 0);
    expect(pace.due(50)).toBe(50);
    expect(pace.due(50)).toBe(0);
    expect(pace.due(60_050)).toBe(100);
  });
});
