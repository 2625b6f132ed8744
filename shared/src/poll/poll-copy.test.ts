import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../core/limits.ts';
import { titleOfCopy } from '../material/title-of-copy.ts';
import { copiedPoll } from './poll-copy.ts';
import { pollDefinition } from './poll.contract.ts';
import { buildPoll } from './testing/colours-poll.ts';
import { rightOptions } from '../question/testing/rights.ts';

test('a copy says that it is one, and which', () => {
  expect(titleOfCopy('Colours')).toBe('Colours (copy)');
  expect(titleOfCopy('Colours (copy)')).toBe('Colours (copy 2)');
  expect(titleOfCopy('Colours (copy 9)')).toBe('Colours (copy 10)');
});

test('any title gives one that a poll may have, and another one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: limits.title }), (title) => {
      const copy = titleOfCopy(title);
      expect(copy.length).toBeLessThanOrEqual(limits.title);
      expect(copy).not.toBe(title);
      expect(copy.isWellFormed()).toBe(true);
    }),
  );
});

test('it asks the same, and shares no id', () => {
  const poll = buildPoll();
  let made = 0;
  const newId = () => `new${(made += 1)}`;
  const copy = copiedPoll(poll, { newId, isBeside: false });
  expect(pollDefinition.parse(copy).title).toBe(poll.title);
  const idsOf = (value: unknown): string[] => JSON.stringify(value).match(/"id":"[^"]+"/g) ?? [];
  expect(idsOf(copy)).toHaveLength(idsOf(poll).length);
  expect(idsOf(copy).filter((id) => idsOf(poll).includes(id))).toEqual([]);
  expect(copy.questions.map(({ text }) => text)).toEqual(poll.questions.map(({ text }) => text));
});

test('what is said of questions is said of their copies', () => {
  const poll = buildPoll({
    floor: 5,
    extras: [{ id: 'q1', confidence: true, right: rightOptions('green') }],
  });
  let made = 0;
  const copy = copiedPoll(poll, { newId: () => `new${(made += 1)}`, isBeside: true });
  const [question] = copy.questions;
  const green = question?.kind === 'choice' ? question.options[1]?.id : '';
  expect(copy.extras).toEqual([
    { id: question?.id, confidence: true, right: rightOptions(green!) },
  ]);
  expect(copy.floor).toBe(5);
});
