import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outOfSight, Sightings } from './sightings.ts';

const pictures = fc.array(
  fc.record({
    pause: fc.integer({ min: 0, max: 2 * outOfSight }),
    code: fc.constantFrom('a', 'b'),
  }),
  { maxLength: 60 },
);

it('a code is new once for each time that it comes into sight, whatever else is in the picture', () => {
  fc.assert(
    fc.property(pictures, (all) => {
      const sightings = new Sightings();
      const lastSeen = new Map<string, number>();
      let now = 0;
      for (const { pause, code } of all) {
        now += pause;
        const before = lastSeen.get(code);
        const comesIn = before === undefined || now - before >= outOfSight;
        expect(sightings.isNew(code, now, true)).toBe(comesIn);
        lastSeen.set(code, now);
      }
    }),
  );
});

it('what comes while something is asked is new afterwards; what is still shown is not', () => {
  const sightings = new Sightings();
  expect(sightings.isNew('a', 0, true)).toBe(true);
  expect(sightings.isNew('b', 100, false)).toBe(false);
  for (let now = 200; now < 3 * outOfSight; now += 1_000)
    expect(sightings.isNew('a', now, false)).toBe(false);
  expect(sightings.isNew('a', 3 * outOfSight, true)).toBe(false);
  expect(sightings.isNew('b', 3 * outOfSight, true)).toBe(true);
});
