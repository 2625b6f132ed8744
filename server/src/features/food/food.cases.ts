import { foodCalls } from '@sets/shared/food/food.calls.ts';
import {
  casesOf,
  everybody,
  onlyVendor,
  own,
  type Prepare,
  type Prepared,
  type Stage,
} from '../../../test/call-case.ts';
import { itemForTests, newFoodid, putFoodSchool, stallForTests } from '../../../test/food-stage.ts';
import { settle } from '../../../test/settle.ts';
import { smallPicture } from '../../../test/small-picture.ts';
import type { Actor } from '../../core/actor.ts';

type Who = Pick<Actor, 'userid'>;

const answers = onlyVendor(200);
const content = itemForTests();

const schoolFor = async ({ app }: Stage, actor: Who) => {
  // They may have another address since, which nobody has proven.
  await settle(app, actor, { verified: true });
  const { schoolid } = await putFoodSchool(app);
  return { schoolid, revision: 0, content: stallForTests() };
};

/** A stall of whoever calls, also where they may have none: then they are turned away before that is asked. */
const stallOf = async (stage: Stage, actor: Who): Promise<string> => {
  // Nobody has more than a few: the one that was made for another call does.
  const [there] = await stage.app.features.stalls.mine(actor);
  if (there !== undefined) return there.stallid;
  const stallid = newFoodid();
  await stage.app.features.stalls.save(actor, stallid, await schoolFor(stage, actor));
  return stallid;
};

const itemOf = async (stage: Stage, actor: Who) => {
  const [stallid, itemid] = [await stallOf(stage, actor), newFoodid()];
  await stage.app.features.menuItems.add(actor, { stallid, itemid, content, stock: null });
  return { stallid, itemid };
};

const nowhere = { stallid: newFoodid(), itemid: newFoodid() };

const withParams =
  (prepare: Prepare): Prepare =>
  async (stage, people) => ({ params: nowhere, ...(await prepare(stage, people)) });

/** For a visitor there is nothing of their own. */
const ownStall = (body?: (stallid: string) => Prepared): Prepare =>
  withParams(
    own(async (stage, actor) => {
      const stallid = await stallOf(stage, actor);
      return { params: { stallid }, ...body?.(stallid) };
    }),
  );
const ownItem = (more: (there: typeof nowhere) => Prepared): Prepare =>
  withParams(own(async (stage, actor) => more(await itemOf(stage, actor))));

const listedItem: Prepare = async (stage) => {
  const vendor = await stage.app.buildAccount({ accountType: 'vendor' });
  return { params: { stallid: (await itemOf(stage, vendor)).stallid } };
};

export const cases = casesOf(foodCalls, {
  listings: { answers: everybody(200), query: {} },
  menu: { answers: everybody(200), prepare: listedItem },
  find: { answers: everybody(200), query: { words: 'coffee', diets: 'vegan', without: 'milk' } },
  verifyNetwork: {
    answers: everybody(200),
    prepare: async () => ({ params: { type: 'ipv4', ip: '192.0.2.7' } }),
  },
  testDelay: { answers: everybody(200) },
  mine: { answers },
  saveStall: {
    answers,
    body: { schoolid: 'a-school', revision: 0, content: stallForTests() },
    prepare: withParams(
      own(async (stage, actor) => ({
        params: { stallid: newFoodid() },
        body: await schoolFor(stage, actor),
      })),
    ),
  },
  pause: { answers, body: { isPaused: true }, prepare: ownStall() },
  removeStall: { answers, prepare: ownStall() },
  items: { answers, prepare: ownStall() },
  add: {
    answers,
    body: { item: { ...nowhere, content, stock: 4 } },
    prepare: ownStall((stallid) => ({
      body: { item: { stallid, itemid: newFoodid(), content, stock: 4 } },
    })),
  },
  saveItem: {
    answers,
    body: { revision: 1, content: itemForTests({ price: 300 }) },
    prepare: ownItem(({ itemid }) => ({ params: { itemid } })),
  },
  soldOut: {
    answers,
    body: { isSoldOut: true },
    prepare: ownItem(({ itemid }) => ({ params: { itemid } })),
  },
  stock: {
    answers,
    body: { stock: 3 },
    prepare: ownItem(({ itemid }) => ({ params: { itemid } })),
  },
  removeItem: { answers, prepare: ownItem(({ itemid }) => ({ params: { itemid } })) },
  arrange: {
    answers,
    body: { itemids: [nowhere.itemid] },
    prepare: withParams(
      own(async (stage, actor) => {
        const { stallid } = await itemOf(stage, actor);
        const all = await stage.app.features.menuItems.of(actor, stallid);
        return { params: { stallid }, body: { itemids: all.map(({ itemid }) => itemid) } };
      }),
    ),
  },
  keepPicture: {
    answers: onlyVendor(201),
    prepare: withParams(
      own(async (stage, actor) => ({
        params: { stallid: await stallOf(stage, actor) },
        body: new Uint8Array(await smallPicture()),
      })),
    ),
  },
  csv: { answers, prepare: ownStall() },
  importCsv: {
    answers,
    body: { text: 'name,price\nTea,2.50', isTrial: false },
    prepare: ownStall(),
  },
});
