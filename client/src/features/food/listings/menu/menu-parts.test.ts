import { allergens } from '@sets/shared/food/item.contract.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem } from '../../../../../test/fake-food.ts';
import { fittingMenu, partsOf } from './menu-parts.ts';
import { takesWords } from './takes-words.ts';

const items = fc
  .array(
    fc.record({
      category: fc.constantFrom('', 'Soups', 'Drinks', 'Cakes'),
      allergens: fc.option(fc.subarray([...allergens])),
    }),
  )
  .map((changes) => changes.map((change, at) => anItem(String(at), change)));

describe('a menu', () => {
  it('has each item once, in the order of the vendor within its category', () => {
    fc.assert(
      fc.property(items, (menu) => {
        const parts = partsOf(menu);
        expect(new Set(parts.map(({ category }) => category)).size).toBe(parts.length);
        for (const { category, items: own } of parts)
          expect(own).toEqual(menu.filter((item) => item.category === category));
        expect(parts.flatMap((part) => part.items)).toHaveLength(menu.length);
      }),
    );
  });

  it('tells of each item that is hidden why', () => {
    fc.assert(
      fc.property(items, fc.subarray([...allergens]), (menu, without) => {
        const { shown, undeclared, unfit } = fittingMenu(menu, { diets: [], without });
        expect(shown.length + undeclared + unfit).toBe(menu.length);
        const silent = menu.filter((item) => item.allergens === null).length;
        expect(undeclared).toBe(without.length === 0 ? 0 : silent);
      }),
    );
  });
});

it.each([
  [1, 1, 'Choose one'],
  [2, 2, 'Choose 2'],
  [1, 3, 'Choose 1 to 3'],
  [0, 1, 'One, if you like'],
  [0, 3, 'Up to 3, if you like'],
])('%i to %i choices: %s', (least, most, said) => {
  expect(takesWords({ least, most })).toBe(said);
});
