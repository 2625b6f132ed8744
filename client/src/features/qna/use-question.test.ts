import { expect, it } from 'vitest';
import { anAnswer } from '../../../test/a-question.ts';
import { answersInOrder } from './use-question.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((answerid) => anAnswer({ answerid })) as [
  ReturnType<typeof anAnswer>,
  ReturnType<typeof anAnswer>,
  ReturnType<typeof anAnswer>,
  ReturnType<typeof anAnswer>,
];
const none = { accepted: null, named: null, unseen: [], answers: [] };
const order = (given: Partial<Parameters<typeof answersInOrder>[0]>): string =>
  answersInOrder({ ...none, ...given })
    .map(({ answerid }) => answerid)
    .join('');

it.each([
  ['by votes', { answers: [a, b, c] }, 'abc'],
  ['the accepted one first, once', { answers: [a, b], accepted: b }, 'ba'],
  ['the named one where it stands', { answers: [a, b], named: b }, 'ab'],
  [
    'the named one of another page after the accepted one',
    { answers: [a], accepted: c, named: d },
    'cda',
  ],
  ['a named one that is the accepted one', { answers: [a], accepted: c, named: c }, 'ca'],
  ['those that only some see at the end', { answers: [a], unseen: [b], named: b }, 'ab'],
])('%s', (_what, given, wanted) => expect(order(given)).toBe(wanted));
