import { expect, test } from 'vitest';
import { inDrawnOrder } from '../core/seeded.ts';
import { ranking } from '../question/kinds/ranking.ts';
import { example } from '../question/kinds/testing/ranking.drafts.ts';
import { questionsOf } from './poll.deck.ts';

const written = ranking.tidy(example);
const ids = written.options.map((option) => option.id);
const right = { type: 'order' as const, ids };
const asked = (definition: Parameters<typeof questionsOf>[0]) =>
  questionsOf(definition, { added: [] });

test('what has a right order is asked in one that was drawn, for whoever wrote it wrote the solution', () => {
  const questions = [written];
  const extras = [{ id: written.id, confidence: false, right }];
  const [shown] = asked({ questions, extras });
  expect(shown).toEqual({ ...written, options: inDrawnOrder(written.options) });
  expect(asked({ questions, extras })[0]).toBe(shown);
  const turned = { ...written, options: written.options.toReversed() };
  expect(asked({ questions: [turned], extras })).toEqual([shown]);
});

test('what nothing is right of stays as it was written', () => {
  const questions = [written];
  expect(asked({ questions })).toEqual(questions);
  const extras = [{ id: written.id, confidence: true, right: null }];
  expect(asked({ questions: [written], extras })).toEqual(questions);
});
