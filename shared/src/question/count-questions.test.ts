import { expect, test } from 'vitest';
import { countQuestions } from './count-questions.ts';

test('slides and places of something else are no questions; what is not known is one', () => {
  const kinds = ['choice', 'slide', 'live-qna', 'scale', 'of a newer version'];
  expect(countQuestions([...kinds.map((kind) => ({ kind })), {}])).toBe(4);
});
