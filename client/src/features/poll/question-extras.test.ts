import { kindNamed, type Question } from '@sets/shared/question/question-kinds.ts';
import { rightNumber, rightOptions } from '@sets/shared/question/testing/rights.ts';
import { expect, it } from 'vitest';
import { checkDraft } from './poll-draft-check.ts';
import { blankDraft, type PollDraft, pollWriting } from './poll-draft.ts';
import { extraOf, keptExtras, withExtra } from './question-extras.ts';

const question = {
  kind: 'choice' as const,
  id: 'q1',
  text: 'Which?',
  options: ['red', 'green', 'blue'].map((id) => ({ id, text: id })),
  multiple: false,
  seconds: null,
};
const draft: PollDraft = { ...blankDraft(), title: 'Colours', questions: [question] };
const plain = extraOf(undefined, 'q1');

it('what says nothing, or is of an option that is gone, is not kept', () => {
  const right = withExtra(draft, { ...plain, right: rightOptions('red', 'gone') });
  expect(checkDraft(right).definition?.extras).toEqual([{ ...plain, right: rightOptions('red') }]);
  expect(checkDraft(withExtra(draft, plain)).definition).not.toHaveProperty('extras');
  const elsewhere = withExtra(draft, { ...plain, id: 'gone', confidence: true });
  expect(checkDraft(elsewhere).definition).not.toHaveProperty('extras');
});

it('a copy of a question is right where the question was', () => {
  const sure = withExtra(draft, { ...plain, confidence: true, right: rightOptions('green') });
  const copied = pollWriting.duplicate(sure, 0);
  const [, copy] = copied.questions;
  const extra = extraOf(copied.extras, copy!.id);
  expect(extra.confidence).toBe(true);
  const [, green] = copy?.kind === 'choice' ? copy.options : [];
  expect(extra.right).toEqual(rightOptions(green!.id));
});

it('how sure people are is asked of whatever is answered, and of no slide', () => {
  const number = kindNamed('number').blank(() => 'q1');
  const slide = kindNamed('slide').blank(() => 'q1');
  const sure = { ...plain, confidence: true };
  const kept = (asked: Question) => keptExtras([sure], [asked]);
  expect(kept(number)).toEqual([sure]);
  expect(kept(slide)).toEqual([]);
});

it('a number is right where somebody can come near enough to it', () => {
  const asked = { ...kindNamed('number').blank(() => 'q1'), text: 'How many?' };
  const kept = (number: number, within: number) =>
    keptExtras([{ ...plain, right: rightNumber(number, within) }], [asked]).length;
  expect([kept(27, 0), kept(100, 0), kept(101, 1), kept(-3, 5)]).toEqual([1, 1, 1, 1]);
  expect([kept(101, 0), kept(-3, 2)]).toEqual([0, 0]);
  const other = keptExtras([{ ...plain, right: rightNumber(2, 0) }], [question]);
  expect(other).toEqual([]);
});

it('where one answer is chosen one is right, also where several were marked before', () => {
  const several = [{ ...plain, right: rightOptions('blue', 'red') }];
  expect(keptExtras(several, [{ ...question, multiple: true }])).toMatchObject([
    { right: rightOptions('red', 'blue') },
  ]);
  expect(keptExtras(several, [question])).toMatchObject([{ right: rightOptions('red') }]);
});
