import { limits } from '@sets/shared/core/limits.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { expect, test } from 'vitest';
import { definition } from '../../../test/poll-run.ts';
import { checkDraft, keepable } from './poll-draft-check.ts';
import { blankDraft, type PollDraft } from './poll-draft.ts';

const [first, second] = definition.questions;
const draftOf = (...questions: PollDraft['questions']): PollDraft => ({ ...definition, questions });
const long = 'x'.repeat(limits.question.text + 1);

test('a text that is too long is a fault of its question, also behind questions that are left out', () => {
  const blank = blankDraft().questions[0]!;
  const draft = draftOf(first!, blank, { ...second!, text: long });
  expect(checkDraft(draft)).toEqual({
    definition: null,
    faults: [{ question: 2, lacks: 'shorter' }],
    hasLongTitle: false,
  });
  const fits = draftOf(first!, blank, { ...second!, text: `${long.slice(1)}  ` });
  expect(checkDraft(fits).definition?.questions).toHaveLength(2);
});

test('an answer that is too long is one too, and told once', () => {
  if (first?.kind !== 'choice') throw new Error('It has answers to choose from.');
  const options = first.options.map((option) => ({ ...option, text: long }));
  const draft = draftOf({ ...first, options });
  expect(checkDraft(draft).faults).toEqual([{ question: 0, lacks: 'shorter' }]);
});

test('a title that is too long is told of, and the questions are not to blame', () => {
  const draft = { ...definition, title: 'x'.repeat(limits.title + 1) };
  expect(checkDraft(draft)).toEqual({ definition: null, faults: [], hasLongTitle: true });
});

test('a question that is not finished stays as the server has it, with what is right of it', () => {
  if (first?.kind !== 'choice') throw new Error('It has answers to choose from.');
  const [yes, no] = first.options;
  const saved = draftOf(first, second!);
  const onServer = {
    ...saved,
    extras: [{ id: first.id, confidence: false, right: rightOptions(yes!.id) }],
  };
  const unfinished = { ...first, text: '' };
  const draft = {
    ...draftOf(unfinished, second!),
    extras: [
      { id: first.id, confidence: true, right: rightOptions(no!.id) },
      { id: second!.id, confidence: true, right: null },
    ],
  };
  const kept = keepable(draft, onServer);
  expect(kept?.questions[0]).toEqual(first);
  expect(kept?.extras).toEqual([
    { id: first.id, confidence: false, right: rightOptions(yes!.id) },
    { id: second!.id, confidence: true, right: null },
  ]);
});
