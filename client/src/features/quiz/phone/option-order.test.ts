import { expect, test } from 'vitest';
import { newNotes } from '../../../../test/quiz-on-phone.tsx';
import { ownOrder } from './option-order.ts';

test('options have an order of their own in each attempt, the same whenever it is asked for', () => {
  const options = Array.from({ length: 8 }, (_, at) => ({ id: `o${at}`, text: `${at}` }));
  const question = { kind: 'choice', id: 'q1', text: 'Which?', seconds: null, options };
  const notes = newNotes();
  const orders = [1, 2, 3].map((attempt) => ownOrder(notes, question, attempt)?.join(' '));
  expect(new Set(orders).size).toBe(3);
  expect(ownOrder(notes, question, 2)?.join(' ')).toBe(orders[1]);
  // What is presented is asked once.
  expect(ownOrder(notes, question)?.join(' ')).toBe(orders[0]);
});
