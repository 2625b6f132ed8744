import type { Cart } from '@sets/shared/food/order/order.contract.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import {
  casesOf,
  onlyOwner,
  own,
  type People,
  type Prepare,
  signedIn,
  type Stage,
} from '../../../test/call-case.ts';
import { itemForTests, newFoodid, putFoodSchool, stallForTests } from '../../../test/food-stage.ts';
import { cartForTests, lineForTests } from '../../../test/order-stage.ts';
import { settle } from '../../../test/settle.ts';
import type { Actor } from '../../core/actor.ts';

type Who = Pick<Actor, 'userid'>;

interface Stand {
  readonly school: string;
  readonly cart: Cart;
}

const stands = new WeakMap<object, Promise<Stand>>();

const standOf = async ({ app }: Stage): Promise<Stand> => {
  const vendor = await app.buildAccount({ accountType: 'vendor' });
  const { schoolid, name } = await putFoodSchool(app);
  const [stallid, itemid] = [newFoodid(), newFoodid()];
  const { stalls, menuItems } = app.features;
  await stalls.save(vendor, stallid, { schoolid, revision: 0, content: stallForTests() });
  await menuItems.add(vendor, { stallid, itemid, content: itemForTests(), stock: null });
  return { school: name, cart: cartForTests(stallid, [lineForTests(itemid)]) };
};

/** Where everybody orders who calls: made once. */
const stand = (stage: Stage): Promise<Stand> => {
  const there = stands.get(stage.app) ?? standOf(stage);
  stands.set(stage.app, there);
  return there;
};

/** May order there, and has none that is open: nobody may have many. */
const hungry = async (stage: Stage, actor: Who): Promise<Cart> => {
  const { school, cart } = await stand(stage);
  await settle(stage.app, actor, { verified: true, school });
  await stage.app.inStore((store) =>
    store.collection('foodorders').updateMany({ userid: actor.userid }, { $set: { isOver: true } }),
  );
  return cart;
};

const orderOf = async (stage: Stage, owner: Who): Promise<string> => {
  const [cart, orderid] = [await hungry(stage, owner), newFoodid()];
  await stage.app.features.placing.place(owner, { orderid, cart, address: '' });
  return orderid;
};

const ownedOrder: Prepare = async (stage, { owner }: People) => ({
  params: { orderid: await orderOf(stage, owner) },
});

const nowhere = cartForTests(newFoodid(), [lineForTests(newFoodid())]);
const { quote, slots, place, orders, order } = orderCalls;

export const cases = casesOf(
  { quote, slots, place, orders, order },
  {
    quote: {
      answers: signedIn(200),
      body: { cart: nowhere },
      prepare: async (stage) => ({ body: { cart: (await stand(stage)).cart } }),
    },
    slots: {
      answers: signedIn(200),
      prepare: async (stage) => ({ params: { stallid: (await stand(stage)).cart.stallid } }),
    },
    place: {
      answers: signedIn(200),
      body: { orderid: newFoodid(), cart: nowhere },
      prepare: own(async (stage, actor) => ({
        body: { orderid: newFoodid(), cart: await hungry(stage, actor) },
      })),
    },
    orders: { answers: signedIn(200), query: {} },
    order: { answers: onlyOwner(200, 404), prepare: ownedOrder },
  },
);
