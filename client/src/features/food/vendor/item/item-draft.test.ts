import { foodLimits } from '@sets/shared/food/food.limits.ts';
import {
  allergens,
  diets,
  type ItemContent,
  itemContent,
} from '@sets/shared/food/item.contract.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOwnItem, optionidOf } from '../../../../../test/fake-vendor-server.ts';
import { newChoice, newGroup } from './group-draft.ts';
import { blankItem, checkItem, copyOf, itemDraftOf, stockOf } from './item-draft.ts';

const currencies = fc.constantFrom('EUR', 'JPY', 'KWD');
const amount = fc.nat(1_000_000);
const some = <Value>(all: readonly Value[]) => fc.subarray([...all]);

const aGroup = (at: number): fc.Arbitrary<ItemContent['groups'][number]> =>
  fc
    .array(fc.tuple(amount, some(allergens), fc.boolean()), { minLength: 1, maxLength: 4 })
    .chain((choices) =>
      fc.nat(choices.length - 1).chain((least) =>
        fc.integer({ min: Math.max(1, least), max: choices.length }).map((most) => ({
          id: optionidOf(`g${at}`),
          name: `Group ${at}`,
          least,
          most,
          choices: choices.map(([price, brought, isSoldOut], place) => ({
            id: optionidOf(`g${at}c${place}`),
            name: `Choice ${place}`,
            price,
            allergens: brought,
            isSoldOut,
          })),
        })),
      ),
    );

const contents: fc.Arbitrary<ItemContent> = fc.record({
  name: fc.constantFrom('Soup', 'Tea & cake', 'شاي'),
  description: fc.constantFrom('', 'Warm.\n\nWith bread.'),
  category: fc.constantFrom('', 'Drinks'),
  price: amount,
  tax: fc.nat(foodLimits.tax),
  groups: fc
    .nat(3)
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => aGroup(at)))),
  allergens: fc.option(some(allergens)),
  diets: some(diets),
  served: fc.constantFrom(null, { from: '11:30', to: '14:00' }, { from: '18:00', to: '24:00' }),
  picture: fc.constantFrom(null, 'picture1'),
  isListed: fc.boolean(),
});

const stocks = fc.option(fc.nat(foodLimits.stock));

describe('the form of an item', () => {
  it('gives back the item that it was made of, whatever that is', () => {
    fc.assert(
      fc.property(contents, stocks, currencies, (content, stock, currency) => {
        expect(itemContent.parse(content)).toEqual(content);
        const draft = itemDraftOf({ content, stock }, currency);
        const { content: sent, faults } = checkItem(draft, currency);
        expect(faults).toEqual({});
        expect(sent).toEqual(content);
        expect(stockOf(draft)).toBe(stock);
      }),
    );
  });

  it('of a copy has the same options under ids of its own', () => {
    fc.assert(
      fc.property(contents, currencies, (content, currency) => {
        const { content: sent } = checkItem(copyOf({ content, stock: null }, currency), currency);
        const idsOf = ({ groups }: ItemContent): string[] =>
          groups.flatMap((each) => [each.id, ...each.choices.map(({ id }) => id)]);
        const own = new Set(idsOf(content));
        expect(sent?.name).toBe(`${content.name} (copy)`);
        expect(idsOf(sent!).filter((id) => own.has(id))).toEqual([]);
        const plain = ({ groups }: ItemContent): unknown =>
          JSON.parse(JSON.stringify(groups, (key, value) => (key === 'id' ? undefined : value)));
        expect(plain(sent!)).toEqual(plain(content));
      }),
    );
  });
});

describe('what is wrong with it is told at its field', () => {
  const draft = { ...itemDraftOf(anOwnItem(), 'EUR'), name: 'Soup' };
  const faultsOf = (change: Partial<typeof draft>): string[] =>
    Object.keys(checkItem({ ...draft, ...change }, 'EUR').faults).toSorted();

  it('a new one lacks its name, price and tax, and nothing else', () => {
    expect(Object.keys(checkItem(blankItem(null), 'EUR').faults).toSorted()).toEqual([
      'name',
      'price',
      'tax',
    ]);
  });

  it('numbers and times', () => {
    expect(faultsOf({ price: '3.555' })).toEqual(['price']);
    expect(faultsOf({ tax: '51' })).toEqual(['tax']);
    expect(faultsOf({ isCounted: true, stock: 'few' })).toEqual(['stock']);
    expect(faultsOf({ isTimed: true, from: '14:00', to: '11:30' })).toEqual(['served']);
    expect(faultsOf({ isTimed: true, from: '', to: '11:30' })).toContain('served');
    expect(faultsOf({ isTimed: true, from: '18:00', to: '00:00' })).toEqual([]);
  });

  it('allergens that are said to be there, and none is ticked', () => {
    expect(faultsOf({ declared: 'some', allergens: [] })).toEqual(['allergens']);
    expect(checkItem({ ...draft, declared: 'none' }, 'EUR').content?.allergens).toEqual([]);
    expect(checkItem({ ...draft, declared: 'unsaid' }, 'EUR').content?.allergens).toBeNull();
  });

  it('options without names, and more of them than there are', () => {
    const group = { ...newGroup(), name: 'Milk' };
    const [one, two] = group.choices;
    const choices = [
      { ...one!, name: 'Cow' },
      { ...two!, price: 'much' },
    ];
    expect(faultsOf({ groups: [{ ...group, choices }] })).toEqual([
      'groups.0.choices.1.name',
      'groups.0.choices.1.price',
    ]);
    const oat = () => ({ ...newChoice(), name: 'Oat' });
    const named = [oat(), oat()];
    const range = { ...group, choices: named, take: 'range' } as const;
    expect(faultsOf({ groups: [{ ...range, least: '1', most: '3' }] })).toContain('groups.0.most');
    expect(faultsOf({ groups: [{ ...range, least: 'x', most: '2' }] })).toEqual(['groups.0.least']);
    expect(faultsOf({ groups: [{ ...range, least: '0', most: '2' }] })).toEqual([]);
  });
});
