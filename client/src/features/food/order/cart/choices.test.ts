import type { OptionGroup } from '@sets/shared/food/item.contract.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anItem, itemidOf } from '../../../../../test/fake-food.ts';
import { chosenIn, choicesOf, missingGroups, priceWith, toggled } from './choices.ts';

const groupOf = (
  name: string,
  soldOut: readonly boolean[],
  [low, high]: readonly [number, number],
): OptionGroup => ({
  id: itemidOf(name),
  name,
  least: Math.min(low, high, soldOut.length),
  most: Math.max(1, Math.min(Math.max(low, high), soldOut.length)),
  choices: soldOut.map((isSoldOut, at) => ({
    id: itemidOf(`${name}${at}`),
    name: `${name} ${at}`,
    price: at * 10,
    allergens: [],
    isSoldOut,
  })),
});
const bounds = fc.tuple(fc.nat(4), fc.nat(4));
const soldOut = fc.array(fc.boolean(), { minLength: 1, maxLength: 4 });
const groups = fc
  .tuple(soldOut, bounds, soldOut, bounds)
  .map(([a, inA, b, inB]) => [groupOf('a', a, inA), groupOf('b', b, inB)]);

it('whatever is pressed, no group has more than it takes, and nothing is sold out', () => {
  fc.assert(
    fc.property(
      groups,
      fc.array(fc.tuple(fc.nat(1), fc.nat(3)), { maxLength: 20 }),
      (all, taps) => {
        let chosen: readonly string[] = [];
        for (const [which, at] of taps) {
          const group = all[which]!;
          chosen = toggled(group, chosen, itemidOf(`${group.name}${at}`));
          for (const each of all) {
            const taken = chosenIn(each, chosen);
            expect(taken.length).toBeLessThanOrEqual(each.most);
            expect(taken.some(({ isSoldOut }) => isSoldOut)).toBe(false);
          }
        }
        const item = anItem('one', { groups: all });
        const taken = choicesOf(item, chosen);
        expect(taken.map(({ id }) => id).toSorted()).toEqual(chosen.toSorted());
        const more = taken.reduce((sum, { price }) => sum + price, 0);
        expect(priceWith(item, chosen)).toBe(350 + more);
        for (const each of all)
          expect(missingGroups(item, chosen).includes(each)).toBe(
            chosenIn(each, chosen).length < each.least,
          );
      },
    ),
  );
});

it('of one alone another takes its place, and what must be taken is not left out again', () => {
  const size = groupOf('size', [false, false], [1, 1]);
  const small = toggled(size, [], itemidOf('size0'));
  expect(toggled(size, small, itemidOf('size1'))).toEqual([itemidOf('size1')]);
  expect(toggled(size, small, itemidOf('size0'))).toEqual(small);
  const extra = groupOf('extra', [false, false], [0, 1]);
  expect(toggled(extra, [itemidOf('extra0')], itemidOf('extra0'))).toEqual([]);
});
