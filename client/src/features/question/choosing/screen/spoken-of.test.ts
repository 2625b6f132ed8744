import { expect, it } from 'vitest';
import type { Scene } from './question-scene.ts';
import { spokenOf } from './spoken-of.ts';

const options = ['Yes', 'No'].map((text) => ({ id: text, text }));
const bars = { mode: 'bars', counts: [3, 1] } as unknown as Scene;
const spoken = (correct?: string[]) =>
  spokenOf(bars, options, 'closed', { joined: 4, answered: 4, correct }).text;

it('says what is right behind what most have chosen, once it is to be known', () => {
  expect(spoken(['No'])).toBe('Yes: 75%, 3 of 4. Correct: No');
  expect([spoken([]), spoken()]).toEqual(['Yes: 75%, 3 of 4', 'Yes: 75%, 3 of 4']);
});

it('says what that was in the round before, where that is shown as well', () => {
  const before = { round: 1, answered: 10, counts: [4, 6] };
  const { text } = spokenOf(bars, options, 'closed', { joined: 4, answered: 4, before });
  expect(text).toBe('Yes: 75%, 3 of 4. Round 1: 40%');
});
