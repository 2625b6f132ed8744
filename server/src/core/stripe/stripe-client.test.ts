import { expect, test } from 'vitest';
import { idOf, named } from './stripe-client.ts';

test.each([
  ['pi_1', 'pi_1'],
  [{ id: 'pi_1', object: 'payment_intent' }, 'pi_1'],
  [null, null],
  [undefined, null],
])('what Stripe names by %j has the id %j', (given, id) => {
  expect(idOf(named.parse(given))).toBe(id);
});
