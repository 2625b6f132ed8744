import type { Cart, CartLine } from '@sets/shared/food/order/order.contract.ts';
import type { Quote } from '@sets/shared/food/order/order.contract.ts';
import type { PickUpTimes, PlacedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { foodStage, newFoodid } from './food-stage.ts';
import { settle } from './settle.ts';
import type { Person, TestApp } from './start-test-app.ts';

type Refused = { readonly code?: string; readonly msg?: string };
type Headers = Record<string, string>;

export const lineForTests = (itemid: string, more: Partial<CartLine> = {}): CartLine => ({
  itemid,
  count: 1,
  choices: [],
  note: '',
  seen: 350,
  ...more,
});

/** Of what costs what was seen. */
export const cartForTests = (
  stallid: string,
  lines: readonly CartLine[],
  more: Partial<Cart> = {},
): Cart => ({
  stallid,
  lines: [...lines],
  had: { type: 'pick-up' },
  slot: null,
  tip: 0,
  note: '',
  pay: 'counter',
  currency: 'EUR',
  total: lines.reduce((sum, { seen }) => sum + seen, more.tip ?? 0),
  ...more,
});

/** The calls of who is hungry, as people make them; those of stalls beside them. */
export const orderStage = (app: TestApp) => {
  const food = foodStage(app);
  const ask = <Body>(
    who: Person | null,
    method: string,
    path: string,
    body?: unknown,
    headers: Headers = {},
  ) =>
    app.call<Body & Refused>(method, `/api/food/${path}`, {
      ...(who === null ? {} : { token: who.token }),
      ...(body === undefined ? {} : { body }),
      headers,
    });
  const place = (who: Person | null, cart: Cart, orderid = newFoodid(), headers: Headers = {}) =>
    ask<PlacedOrder>(who, 'POST', 'order', { orderid, cart }, headers);
  return {
    ...food,
    /** Somebody of this school, who has proven it. */
    hungry: async ({ name }: { readonly name: string }): Promise<Person> => {
      const person = await app.buildAccount();
      await settle(app, person, { verified: true, school: name });
      return person;
    },
    quote: (who: Person | null, cart: unknown) => ask<Quote>(who, 'POST', 'quote', { cart }),
    slots: (who: Person | null, stallid: string) =>
      ask<PickUpTimes>(who, 'GET', `slots/${stallid}`),
    place,
    /** An order that must be placed. */
    placed: async (who: Person, cart: Cart, orderid = newFoodid()): Promise<OwnOrder> => {
      const { status, body } = await place(who, cart, orderid);
      if (status !== 200 || !body.isPlaced) {
        throw new Error(`To place an order answered ${status}: ${JSON.stringify(body)}`);
      }
      return body.order;
    },
    orders: (who: Person | null, before?: string) =>
      ask<{ orders: OwnOrder[]; next: string | null }>(
        who,
        'GET',
        before === undefined ? 'orders' : `orders?before=${before}`,
      ),
    order: (who: Person | null, orderid: string) => ask<OwnOrder>(who, 'GET', `order/${orderid}`),
  };
};
