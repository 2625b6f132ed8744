import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOwnItem, itemidOf } from '../../../../../test/fake-vendor-server.ts';
import { foundItems, linesOf } from './menu-items.ts';

const inCategory = (name: string, category: string) => anOwnItem(name, {}, { name, category });

describe('the lines of a menu', () => {
  it('are its items in their order, each under its own category', () => {
    const categories = fc.array(fc.constantFrom('', 'Hot', 'Cold'), { maxLength: 12 });
    fc.assert(
      fc.property(categories, (given) => {
        const items = given.map((category, at) => inCategory(`i${at}`, category));
        const lines = linesOf(items);
        const shown = lines.filter((line) => line.kind === 'item').map(({ item }) => item);
        expect(shown).toEqual(items);
        let under = '';
        for (const line of lines) {
          if (line.kind === 'heading') {
            expect(line.category).not.toBe(under);
            under = line.category;
          } else expect(line.item.content.category).toBe(under);
        }
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      }),
    );
  });
});

describe('items are found', () => {
  const items = [inCategory('Crème brûlée', 'Desserts'), inCategory('Café', 'Drinks')];
  const found = (typed: string): string[] => foundItems(items, typed).map(({ itemid }) => itemid);

  it('by parts of what they are called, without case and accents', () => {
    expect(found('creme BRU')).toEqual([itemidOf('Crème brûlée')]);
    expect(found('drinks caf')).toEqual([itemidOf('Café')]);
    expect(found('drinks creme')).toEqual([]);
  });

  it('all of them where nothing is typed', () => {
    expect(found('  ')).toHaveLength(2);
  });
});
