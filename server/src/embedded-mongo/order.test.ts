import { expect, test } from 'vitest';
import { orderOf } from './collation.ts';

test('objects are compared by the type of a field before its name, with a collation too', () => {
  for (const order of [orderOf({ locale: 'en' }), orderOf(undefined)]) {
    expect(order.compare({ b: 1 }, { a: 'x' })).toBeLessThan(0);
    expect(order.compare({ a: 'x' }, { b: 1 })).toBeGreaterThan(0);
    expect(order.compare({ a: 'x' }, { b: 'a' })).toBeLessThan(0);
  }
});
