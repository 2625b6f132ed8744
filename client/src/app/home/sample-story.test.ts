import { expect, it } from 'vitest';
import { sampleAnswered, sampleAt, samplePeople, sampleTimes } from './sample-story.ts';

it('nobody has answered, then more and more have, then it shows, and stays so', () => {
  const moments = sampleTimes.map(sampleAt);
  const answered = moments.map((moment) => moment.answered);
  expect(answered[0]).toBe(0);
  expect(answered).toEqual(answered.toSorted((one, other) => one - other));
  expect(new Set(answered.slice(0, -1)).size).toBe(answered.length - 1);
  expect(moments.map(({ counts }) => counts !== null)).toEqual(
    moments.map((_, at) => at === moments.length - 1),
  );
  expect(moments.at(-1)).toMatchObject({ phase: 'closed', answered: sampleAnswered });
  expect(sampleAt(60_000)).toEqual(moments.at(-1));
  expect(sampleAnswered).toBeLessThanOrEqual(samplePeople);
});

it('is over within five seconds, with the dots that still run: nobody has to stop it', () => {
  expect(Math.max(...sampleTimes)).toBeLessThanOrEqual(3_000);
});
