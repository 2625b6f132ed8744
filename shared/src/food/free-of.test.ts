import fc from 'fast-check';
import { expect, test } from 'vitest';
import { broughtBy, isFreeOf } from './free-of.ts';
import { type Allergen, allergens } from './item.contract.ts';

const some = fc.subarray([...allergens], { maxLength: 3 });
const choice = fc.record({
  id: fc.constant('aaaaaaaaaaaaaaaaaaaaaa'),
  name: fc.constant('A choice'),
  price: fc.constant(0),
  allergens: some,
  isSoldOut: fc.boolean(),
});
const group = fc.record({
  id: fc.constant('bbbbbbbbbbbbbbbbbbbbbb'),
  name: fc.constant('A group'),
  least: fc.integer({ min: 0, max: 2 }),
  most: fc.constant(2),
  choices: fc.array(choice, { minLength: 2, maxLength: 4 }),
});
const groups = fc.array(group, { maxLength: 2 });
const item = fc.record({ allergens: fc.option(some), groups });

/** All ways of taking exactly `least` of what is left of a group. */
const takenOf = <Choice>(left: readonly Choice[], least: number): Choice[][] => {
  if (least === 0) return [[]];
  return left.flatMap((first, at) =>
    takenOf(left.slice(at + 1), least - 1).map((others) => others.concat(first)),
  );
};

test('an item is free of what somebody avoids where one can take it without', () => {
  fc.assert(
    fc.property(item, some, (one, avoided) => {
      const has = (list: readonly Allergen[]) => list.some((each) => avoided.includes(each));
      const canTake = one.groups.every(({ least, choices }) =>
        takenOf(
          choices.filter(({ isSoldOut }) => !isSoldOut),
          least,
        ).some((taken) => !taken.some((each) => has(each.allergens))),
      );
      const isFree = one.allergens !== null && !has(one.allergens) && canTake;
      expect(isFreeOf(one, avoided)).toBe(isFree);
    }),
  );
});

test('choices bring what the item does not have, each once', () => {
  const brings = (list: readonly Allergen[]) => ({
    id: 'aaaaaaaaaaaaaaaaaaaaaa',
    name: 'A choice',
    price: 0,
    allergens: [...list],
    isSoldOut: false,
  });
  const choices = [brings(['nuts', 'milk']), brings(['nuts'])];
  const topping = { id: 'bbbbbbbbbbbbbbbbbbbbbb', name: 'Topping', least: 0, most: 2, choices };
  expect(broughtBy({ groups: [topping], allergens: ['milk'] })).toEqual(['nuts']);
  expect(broughtBy({ groups: [topping], allergens: null })).toEqual(['nuts', 'milk']);
});
