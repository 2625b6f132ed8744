import { inDrawnOrder } from '../core/seeded.ts';
import type { Question } from './question-kinds.ts';
import type { Right } from './right.ts';

interface Item {
  readonly question: Question;
  readonly right: Right;
}

const made = new WeakMap<Item, Item>();

/**
 * A question with what is right of it, as everybody is asked it. Whoever writes items that have a right order
 * writes them in it: so they leave in one that their ids alone have drawn, and keep it when it is told what is right.
 */
export const itemAsked = <Own extends Item>(item: Own): Own => {
  const { question, right } = item;
  if (right.type !== 'order' || question.kind !== 'ranking') return item;
  const known = made.get(item) as Own | undefined;
  if (known !== undefined) return known;
  const asked = { ...item, question: { ...question, options: inDrawnOrder(question.options) } };
  made.set(item, asked);
  return asked;
};
