import fc from 'fast-check';
import type { OrderEvent } from '../order-events.ts';
import type { Doer } from '../order-state.ts';
import type { Happening } from './order-world.ts';
import { ann, courier, server, vendor } from './orders.ts';

const lines = fc.constantFrom(null, [0], [0], [1], [1], [0, 1], [7]);
const id = fc.integer({ min: 0, max: 1_000_000 }).map((number) => `e${number}`);

/** What people do, in no order. */
const deed = id.chain((name) => {
  const event = (given: object): OrderEvent => Object.assign({ id: name }, given) as OrderEvent;
  const by = (who: Doer, given: object): Happening => ({
    type: 'does',
    event: event(given),
    by: who,
  });
  const steps = ['accept', 'prepare', 'ready', 'take-money'];
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...steps).map((type) => by(vendor, { type })) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        by(vendor, { type: 'set-out', courier: courier.userid }),
        by(vendor, { type: 'deliver', code: null }),
        by(courier, { type: 'deliver', code: 'code' }),
        by(vendor, { type: 'deliver', code: 'code' }),
        by(vendor, { type: 'deliver', code: 'forged' }),
        by(ann, { type: 'here' }),
        by(courier, { type: 'here' }),
        by(server, { type: 'expire' }),
        by(server, { type: 'payment-begun', paymentid: 'pi' }),
      ),
    },
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        by(ann, { type: 'cancel', paymentid: null, reason: '' }),
        by(ann, { type: 'cancel', paymentid: null, reason: '' }),
        by(vendor, { type: 'cancel', paymentid: null, reason: '' }),
        by(ann, { type: 'cancel', paymentid: 'pi', reason: '' }),
        by(vendor, { type: 'answer', asked: 'cancel', askedAt: null, agrees: true, reason: '' }),
        by(vendor, { type: 'answer', asked: 'cancel', askedAt: null, agrees: false, reason: '' }),
        by(vendor, { type: 'answer', asked: 'refund', askedAt: null, agrees: true, reason: '' }),
        by(vendor, { type: 'answer', asked: 'refund', askedAt: null, agrees: false, reason: '' }),
      ),
    },
    {
      weight: 5,
      arbitrary: fc
        .tuple(fc.constantFrom(ann, vendor), lines)
        .map(([who, which]) => by(who, { type: 'refund', lines: which, reason: '' })),
    },
  );
});

const waiting = fc.constantFrom(0, 1, 5_000, 9_999, 10_000, 600_000, 3_700_000);
const byItself: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ type: fc.constant('repeats' as const), back: fc.nat(4) }),
  fc.constant<Happening>({ type: 'undoes' }),
  fc.record({
    type: fc.constant('carries-out' as const),
    place: fc.nat(5),
    dies: fc.boolean(),
  }),
  waiting.map((ms): Happening => ({ type: 'waits', ms })),
);

const paymentid = fc.constantFrom('pi', 'pi', 'pi', 'twice');
const ofGateway: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('looks' as const),
      paymentid,
      back: fc.constantFrom(0, 0, 0, 1, 3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('charges' as const),
      paymentid,
      amount: fc.constantFrom<'total' | number>('total', 'total', 'total', 1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('arrives' as const),
      place: fc.nat(1),
      fails: fc.boolean(),
    }),
  },
  fc.nat(900).map((amount): Happening => ({ type: 'refunds-by-hand', amount })),
  fc.nat(1).map((place): Happening => ({ type: 'bounces', place })),
  fc.constant<Happening>({ type: 'disputes' }),
  {
    weight: 2,
    arbitrary: fc.boolean().map((isWon): Happening => ({ type: 'decides', isWon })),
  },
);

const goesOn: Happening = { type: 'goes-on' };
/** A payment by card that is there and seen, and an order that has come so far: most of them get somewhere. */
const paid: readonly Happening[] = [
  { type: 'charges', paymentid: 'pi', amount: 'total' },
  { type: 'looks', paymentid: 'pi', back: 0 },
];
const begun = fc
  .nat(7)
  .map((steps): readonly Happening[] => paid.concat(Array.from({ length: steps }, () => goesOn)));

export const happenings = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: begun }, fc.constant([])),
    fc.array(
      fc.oneof(
        { weight: 5, arbitrary: deed },
        { weight: 2, arbitrary: fc.constant(goesOn) },
        { weight: 3, arbitrary: byItself },
        { weight: 4, arbitrary: ofGateway },
      ),
      { maxLength: 30, size: 'max' },
    ),
  )
  .map((parts) => parts.flat());
export const deeds = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: deed },
    { weight: 4, arbitrary: fc.constant(goesOn) },
    { weight: 2, arbitrary: byItself },
  ),
  { maxLength: 20, size: 'max' },
);
