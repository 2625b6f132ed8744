import { allergens, type Diet, diets, type Item } from '@sets/shared/food/item.contract.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem } from '../../../../test/fake-food.ts';
import { avoidedIn, hasWishes, hiddenBecause } from './fits.ts';

const someAllergens = fc.subarray([...allergens]);
const someDiets = fc.subarray([...diets]);
const wishes = fc.record({ diets: someDiets, without: someAllergens });
const item = fc
  .record({ diets: someDiets, allergens: fc.option(someAllergens) })
  .map((change): Item => anItem('one', change));

describe('an item', () => {
  it('that declares no allergens is never shown to whoever avoids one', () => {
    fc.assert(
      fc.property(item, wishes, (one, wished) => {
        fc.pre(wished.without.length > 0);
        expect(hiddenBecause({ ...one, allergens: null }, wished)).not.toBeNull();
      }),
    );
  });

  it('that is shown has nothing that is avoided, and is for all diets', () => {
    fc.assert(
      fc.property(item, wishes, (one, wished) => {
        fc.pre(hiddenBecause(one, wished) === null);
        expect(avoidedIn(one.allergens, wished)).toEqual([]);
        const isFor = (diet: Diet) =>
          one.diets.includes(diet) || (diet === 'vegetarian' && one.diets.includes('vegan'));
        expect(wished.diets.filter((diet) => !isFor(diet))).toEqual([]);
      }),
    );
  });

  it('is shown to whoever wishes nothing', () => {
    fc.assert(
      fc.property(item, (one) => {
        expect(hiddenBecause(one, { diets: [], without: [] })).toBeNull();
      }),
    );
  });

  it('that fits but for what it does not say is told apart from one that does not fit', () => {
    const wished = { diets: ['vegan'], without: ['nuts'] } as const;
    const hidden = (change: Partial<Item>) => hiddenBecause(anItem('one', change), wished);
    expect(hidden({ diets: ['vegan'], allergens: null })).toBe('undeclared');
    expect(hidden({ diets: [], allergens: null })).toBe('unfit');
    expect(hidden({ diets: ['vegan'], allergens: ['nuts'] })).toBe('unfit');
    expect(hidden({ diets: ['vegan'], allergens: [] })).toBeNull();
  });
});

it('that cannot be had without a choice that brings what is avoided is not shown', () => {
  const milk = (name: string, brings: 'milk' | null, isSoldOut = false) => ({
    id: name,
    name,
    price: 0,
    allergens: brings === null ? [] : [brings],
    isSoldOut,
  });
  const coffee = (least: number, ...choices: ReturnType<typeof milk>[]) =>
    anItem('one', { allergens: [], groups: [{ id: 'g', name: 'Milk', least, most: 1, choices }] });
  const hidden = (one: Item) => hiddenBecause(one, { diets: [], without: ['milk'] });
  expect(hidden(coffee(1, milk('whole', 'milk'), milk('oat', null)))).toBeNull();
  expect(hidden(coffee(1, milk('whole', 'milk'), milk('oat', null, true)))).toBe('unfit');
  expect(hidden(coffee(0, milk('whole', 'milk')))).toBeNull();
});

it('nothing is wished until something is chosen', () => {
  expect(hasWishes({ diets: [], without: [] })).toBe(false);
  expect(hasWishes({ diets: ['halal'], without: [] })).toBe(true);
  expect(hasWishes({ diets: [], without: ['eggs'] })).toBe(true);
});
