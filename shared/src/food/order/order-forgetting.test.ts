import { expect, test } from 'vitest';
import { withoutPerson } from './order-forgetting.ts';
import {
  accept,
  after,
  ann,
  cancel,
  courier,
  deliver,
  done,
  line,
  prepare,
  ready,
  orderOf,
  paidOrder,
  refund,
  setOut,
  vendor,
} from './testing/orders.ts';

const had = { type: 'delivery', place: 'Room of Ann' } as const;
const order = () => {
  const paid = paidOrder({ had, lines: [line({ note: 'Ann likes it hot' })] });
  const noted = { ...paid, note: 'Ann is deaf' };
  const brought = after(noted, accept(), prepare(), ready(), setOut(), deliver('code', courier));
  return after(brought, [{ ...refund(ann)[0], reason: 'Ann was ill' } as typeof event, ann]);
};
const event = refund(ann)[0];

test('of a student nothing is left but what was sold', () => {
  const told = order();
  expect(told.asked?.reason).toBe('Ann was ill');
  const left = withoutPerson(told, ann.userid);
  expect(JSON.stringify(left)).not.toMatch(/ann\b/i);
  expect(left).toMatchObject({ total: told.total, ledger: told.ledger, deliverTo: '' });
  expect(left.courier).toBe(courier.userid);
});

test('of who sold and brought it no name is left; whose order it is stays', () => {
  const left = withoutPerson(withoutPerson(order(), vendor.userid), courier.userid);
  expect(left).toMatchObject({ userid: ann.userid, courier: '', note: 'Ann is deaf' });
  const names = left.steps.map(({ by }) => by.userid);
  expect(names).not.toContain(vendor.userid);
  expect(names).not.toContain(courier.userid);
});

test('what belongs to nobody is found by nobody', () => {
  const left = withoutPerson(orderOf(), ann.userid);
  const [cancelled] = cancel({ role: 'student', userid: '' });
  expect(done(left, [cancelled, { role: 'student', userid: '' }]).ok).toBe(false);
});
