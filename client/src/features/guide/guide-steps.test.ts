import { expect, test } from 'vitest';
import { guideMessages } from './guide.messages.ts';
import { guideSteps, stepAt } from './guide-steps.ts';

test('every step has its picture', () => {
  expect(guideSteps).toHaveLength(guideMessages.steps.length);
  expect(new Set(guideSteps.map(({ src }) => src)).size).toBe(guideSteps.length);
});

test.each([
  ['1', 0],
  ['5', 4],
])('/howitworks/%s', (index, place) => {
  expect(stepAt(index)).toBe(guideSteps[place]);
});

test.each(['0', '6', '99', '-1', '1.5', 'one', '', '01', undefined])('%s is no step', (index) => {
  expect(stepAt(index)).toBeUndefined();
});
