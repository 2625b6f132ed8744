import { kindNamed, type Question } from '@sets/shared/question/question-kinds.ts';
import { expect, it } from 'vitest';
import { checkDraft } from './poll-draft-check.ts';
import { blankDraft, duplicateQuestion, type PollDraft } from './poll-draft.ts';
import { extraOf, keptExtras, withExtra, withRight } from './question-extras.ts';

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

it('one option is right, or several where several are chosen; another tap takes it back', () => {
  const red = withRight(question, plain, 'red');
  expect(red.right).toEqual(['red']);
  expect(withRight(question, red, 'blue').right).toEqual(['blue']);
  const several = { ...question, multiple: true };
  expect(withRight(several, red, 'blue').right).toEqual(['red', 'blue']);
  expect(withRight(question, red, 'red').right).toBeNull();
});

it('what says nothing, or is of an option that is gone, is not kept', () => {
  const right = withExtra(draft, { ...plain, right: ['red', 'gone'] });
  expect(checkDraft(right).definition?.extras).toEqual([{ ...plain, right: ['red'] }]);
  expect(checkDraft(withExtra(draft, plain)).definition).not.toHaveProperty('extras');
  const elsewhere = withExtra(draft, { ...plain, id: 'gone', confidence: true });
  expect(checkDraft(elsewhere).definition).not.toHaveProperty('extras');
});

it('a copy of a question is right where the question was', () => {
  const sure = withExtra(draft, { ...plain, confidence: true, right: ['green'] });
  const copied = duplicateQuestion(sure, 0);
  const [, copy] = copied.questions;
  const extra = extraOf(copied.extras, copy!.id);
  expect(extra.confidence).toBe(true);
  const [, green] = copy?.kind === 'choice' ? copy.options : [];
  expect(extra.right).toEqual([green!.id]);
});

it('how sure people are is asked of whatever is answered, and of no slide', () => {
  const number = kindNamed('number').blank(() => 'q1');
  const slide = kindNamed('slide').blank(() => 'q1');
  const sure = { ...plain, confidence: true };
  const kept = (asked: Question) => keptExtras([sure], [asked]);
  expect(kept(number)).toEqual([sure]);
  expect(kept(slide)).toEqual([]);
});

it('where one answer is chosen one is right, also where several were marked before', () => {
  const several = [{ ...plain, right: ['blue', 'red'] }];
  expect(keptExtras(several, [{ ...question, multiple: true }])).toMatchObject([
    { right: ['red', 'blue'] },
  ]);
  expect(keptExtras(several, [question])).toMatchObject([{ right: ['red'] }]);
});
