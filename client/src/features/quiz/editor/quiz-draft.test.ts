import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { buildQuiz } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { expect, it } from 'vitest';
import { formParts } from '../../question/kind-parts.ts';
import { checkDraft, keepable } from './quiz-draft-check.ts';
import {
  blankDraft,
  intoNewPool,
  intoPool,
  type QuizDraft,
  quizKinds,
  quizWriting,
  removePool,
  sizeOf,
  timeOfAll,
  withTimeForAll,
} from './quiz-draft.ts';

const capitals: QuizDraft = buildQuiz();
const [first, second] = capitals.items;
const ids = ({ items }: QuizDraft) => items.map(({ question }) => question.id);

it('all questions get the same time, or none, in one step', () => {
  expect(timeOfAll(capitals)).toBeUndefined();
  expect(timeOfAll(withTimeForAll(capitals, 45))).toBe(45);
  expect(timeOfAll(withTimeForAll(capitals, null))).toBeNull();
});

it('asks only what something can be right of', () => {
  expect(quizKinds).toContain('choice');
  expect(quizKinds).not.toContain('word-cloud');
  expect(quizKinds).not.toContain('slide');
  for (const kind of quizKinds) expect(formParts(kind).Key, kind).toBeDefined();
});

it('a new question has time to be answered in, and what is right of it is still to be said', () => {
  const [item] = blankDraft().items;
  expect(item).toMatchObject({ right: null, points: 1, question: { seconds: 30 } });
  const more = quizWriting.add(capitals, 1, 'true-false');
  expect(more.items[1]).toMatchObject({ right: null, question: { kind: 'true-false' } });
});

it('what belongs to a question goes with it, and is right of its copy as it was of it', () => {
  expect(quizWriting.move(capitals, 0, 1).items.slice(0, 2)).toEqual([second, first]);
  const copied = quizWriting.duplicate(capitals, 0).items[1];
  const { question, right, explanation } = copied!;
  if (question.kind !== 'choice') throw new Error('It is a copy of a choice.');
  expect(right).toEqual(rightOptions(question.options[0]!.id));
  expect(explanation).toBe('Since 1871.');
  expect(question.id).not.toBe('i0');
});

it('is finished once it is said of every question what is right', () => {
  expect(checkDraft(capitals)).toEqual({
    definition: buildQuiz(),
    faults: [],
    hasLongTitle: false,
  });
  const untold = { ...capitals, items: [first!, { ...second!, right: null }] };
  expect(checkDraft(untold).faults).toEqual([{ question: 1, lacks: 'right' }]);
  const gone = { ...capitals, items: [{ ...first!, right: rightOptions('oslo') }] };
  expect(checkDraft(gone).faults).toEqual([{ question: 0, lacks: 'right' }]);
});

it('an option that is right and was emptied is right no more', () => {
  if (first!.question.kind !== 'choice') throw new Error('It has options.');
  const options = first!.question.options.filter(({ id }) => id !== 'rome');
  options.push({ id: 'rome', text: ' ' });
  const items = [{ ...first!, question: { ...first!.question, options } }];
  expect(checkDraft({ ...capitals, items }).faults).toEqual([{ question: 0, lacks: 'right' }]);
});

it('an explanation that is too long is a fault of its question', () => {
  const items = [first!, { ...second!, explanation: 'x'.repeat(1_001) }];
  expect(checkDraft({ ...capitals, items }).faults).toEqual([{ question: 1, lacks: 'shorter' }]);
});

it('what is not finished is kept as the server has it, or left out', () => {
  const untold = { ...first!, right: null };
  const draft = { ...capitals, items: [untold, second!] };
  expect(keepable(draft, capitals)?.items).toEqual([first, second]);
  expect(keepable(draft, null)?.items).toEqual([second]);
  expect(keepable({ ...draft, items: [untold] }, null)).toBeNull();
});

it('pools: a question lies in one, in another, in none; an empty one is not kept, a nameless one gets a name', () => {
  const one = intoNewPool(capitals, 'i0', 'Europe');
  const [pool] = one.pools;
  const two = intoPool(one, 'i1', pool!.id);
  expect(sizeOf(two, pool!.id)).toBe(2);
  expect(checkDraft(two).definition?.pools).toEqual([{ id: pool!.id, name: 'Europe', picks: 1 }]);
  const nameless = { ...two, pools: [{ ...pool!, name: ' ' }] };
  expect(checkDraft(nameless).definition?.pools[0]?.name).toBe('Pool 1');
  const out = intoPool(intoPool(two, 'i0', null), 'i1', null);
  expect(out.items[0]).not.toHaveProperty('pool');
  expect(checkDraft(out).definition?.pools).toEqual([]);
  const gone = removePool(two, pool!.id);
  expect(gone).toEqual(capitals);
  expect(ids(gone)).toEqual(ids(capitals));
});
