import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { choice } from './choice.ts';
import type { ChoiceQuestion } from './choice-question.ts';

const question: ChoiceQuestion = {
  kind: 'choice',
  id: 'q1',
  text: 'Which?',
  options: ['red', 'green', 'blue'].map((id) => ({ id, text: `The ${id} one` })),
  multiple: false,
  seconds: null,
};
const several = { ...question, multiple: true };

test('one answer where one is asked for, each at most once, in the order of the options', () => {
  expect(choice.accept(question, { choices: ['red', 'blue'] })).toMatchObject({
    error: { code: 'BAD_REQUEST', msg: 'Choose one answer.' },
  });
  for (const choices of [['pink'], ['red', 'pink'], ['red', 'red']]) {
    expect(choice.accept(several, { choices })).toMatchObject({ error: { code: 'BAD_REQUEST' } });
  }
  expect(choice.accept(several, { choices: ['blue', 'red'] })).toEqual({
    ok: true,
    value: { choices: ['red', 'blue'] },
  });
});

test('is told by the texts of what was chosen', () => {
  expect(choice.inWords(several, { choices: ['red', 'blue'] })).toEqual([
    'The red one',
    'The blue one',
  ]);
});

test('empty options are left out, and two must be left', () => {
  const options = ['a', ' ', ''].map((text, at) => ({ id: `o${at}`, text }));
  expect(choice.tidy({ ...question, options }).options).toEqual([{ id: 'o0', text: 'a' }]);
  expect(choice.lacks({ ...question, options })).toEqual(['options']);
  expect(choice.lacks({ ...question, text: ' ', options })).toEqual(['text', 'options']);
  expect(choice.isBlank({ ...question, text: ' ', options })).toBe(false);
});

const picture = { fileid: 'a-picture', width: 40, height: 30, alone: true };

test('an option with a picture is kept while it has no words, and says that it needs some', () => {
  const options = [
    { id: 'o1', text: ' ', picture },
    { id: 'o2', text: 'words' },
  ];
  expect(choice.tidy({ ...question, options }).options).toHaveLength(2);
  expect(choice.lacks({ ...question, options })).toEqual(['words']);
  expect(choice.isBlank({ ...question, text: '', options: options.slice(0, 1) })).toBe(false);
  const told = options.map((each) => Object.assign({}, each, { text: 'words' }));
  expect(choice.lacks({ ...question, options: told })).toEqual([]);
  expect(z.safeParse(choice.schemas.question, { ...question, options: told }).success).toBe(true);
});

test('of a picture only that is taken which an option may have', () => {
  const allows = (other: object): boolean => {
    const [first, ...rest] = question.options;
    const options = [{ ...first, picture: other }, ...rest];
    return z.safeParse(choice.schemas.question, { ...question, options }).success;
  };
  expect(allows(picture)).toBe(true);
  for (const other of [{ ...picture, alt: 'a' }, { ...picture, width: 0 }, { fileid: 'a' }])
    expect(allows(other)).toBe(false);
});

test('a copy has the same pictures', () => {
  const [first, ...rest] = question.options;
  const options = [{ ...first!, picture }, ...rest];
  const copy = choice.copy({ ...question, options }, () => 'new');
  expect(copy.options.map((each) => each.picture)).toEqual([picture, undefined, undefined]);
});

test('a copy shares no id with it', () => {
  let count = 0;
  const copy = choice.copy(question, () => `new${(count += 1)}`);
  const ids = ({ id, options }: ChoiceQuestion) => options.map((each) => each.id).concat(id);
  const all = ids(question).concat(ids(copy));
  expect(new Set(all).size).toBe(all.length);
  expect(copy.options.map(({ text }) => text)).toEqual(question.options.map(({ text }) => text));
});

test('each option that was chosen counts once, and is told as it is reported', () => {
  const value = { choices: ['red', 'blue'] };
  const adds = choice.contribution(several, value);
  expect(choice.counts(several, adds)).toEqual({ red: 1, green: 0, blue: 1 });
  const { multiple, lines } = choice.report(several, adds);
  expect(multiple).toBe(true);
  const said = lines.filter(({ count }) => count > 0).map(({ text }) => text);
  expect(choice.inWords(several, value)).toEqual(said);
});
