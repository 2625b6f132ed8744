import { unharmed, harmless } from '@sets/shared/core/harmless.ts';
import {
  allergens,
  diets,
  itemContent,
  type ItemContent,
  type OwnItem,
} from '@sets/shared/food/item.contract.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newFoodid, itemForTests } from '../../../test/food-stage.ts';
import { csvOf } from '../../core/csv.ts';
import { planOf } from './menu-plan.ts';
import { rowsIn } from './menu-rows.ts';
import { cellsOf, menuColumns, rowOf } from './menu-table.ts';

const nasty = fc.string({ unit: fc.constantFrom(...Array.from('=+-@;,"\'\t\n aé|ß%')) });
const content = fc
  .record({
    name: fc.oneof(nasty, fc.string()).map((name) => `${name}x`.slice(0, 40)),
    description: fc.oneof(nasty, fc.string()),
    category: nasty,
    price: fc.nat(100_000_000),
    tax: fc.nat(5_000),
    allergens: fc.option(fc.uniqueArray(fc.constantFrom(...allergens))),
    diets: fc.uniqueArray(fc.constantFrom(...diets)),
    served: fc.constantFrom(null, { from: '00:00', to: '24:00' }, { from: '08:30', to: '11:00' }),
    isListed: fc.boolean(),
  })
  .map((said) => itemContent.safeParse({ ...itemForTests(), ...said }))
  .filter(({ success }) => success)
  .map(({ data }) => data as ItemContent);
const stocked = fc.record({ content, stock: fc.option(fc.nat(100_000)) });
const made = (said: Pick<OwnItem, 'content' | 'stock'>): OwnItem => ({
  itemid: newFoodid(),
  stallid: 'any',
  revision: 1,
  isSoldOut: false,
  ...said,
});
const item = stocked.map(made);
const currency = fc.constantFrom('EUR', 'JPY', 'KWD');

test('a table is read as it was written, and says the same of what is there', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 5 }), currency, (items, paid) => {
      const rows = items.map((each) => rowOf(cellsOf(each.itemid, each, paid)));
      const table = [...csvOf(menuColumns, rows)].join('');
      const plan = planOf(rowsIn(table), items, paid);
      expect(plan.map(({ told }) => [told.outcome, told.msg])).toEqual(
        items.map(() => ['same', '']),
      );
    }),
  );
});

test('without ids it adds the same items once, also when some of them are sold', () => {
  fc.assert(
    fc.property(fc.array(stocked, { maxLength: 5 }), currency, (said, paid) => {
      const rows = said.map((each) => rowOf(cellsOf('', each, paid)));
      const read = rowsIn([...csvOf(menuColumns, rows)].join(''));
      const first = planOf(read, [], paid);
      expect(first.map(({ told }) => told.msg)).toEqual(said.map(() => ''));
      const added = first.flatMap(({ add }) => (add === null ? [] : made(add)));
      expect(added.map(({ stock }) => stock)).toEqual(said.map(({ stock }) => stock));
      const sold = added.map((each) => ({ ...each, stock: each.stock && each.stock - 1 }));
      const again = planOf(read, sold, paid);
      expect(again.map(({ told }) => told.outcome)).toEqual(said.map(() => 'same'));
    }),
  );
});

test('what was made harmless is read back, whatever it is', () => {
  fc.assert(
    fc.property(nasty, (text) => {
      // An apostrophe of somebody's own before a formula cannot be told from one of ours.
      fc.pre(unharmed(text) === text);
      expect(unharmed(harmless(text))).toBe(text);
    }),
  );
});

test('a table may be as wide as a body may be large', () => {
  const names = Array.from({ length: 100_000 }, (_, at) => `~${at.toString(36)}`);
  const rows = Array.from({ length: 300 }, (_, at) => `Tea ${at},2`);
  expect(rowsIn(['name,price', ...rows].join('\n'))).toHaveLength(300);
  const [first, ...others] = rowsIn([['name', 'price', ...names].join(','), ...rows].join('\n'));
  expect(first).toEqual({ row: 2, cells: { name: 'Tea 0', price: '2' } });
  expect(others).toHaveLength(299);
});
