import { readStored, type StoredShape } from '@sets/shared/core/stored-shape.ts';
import { storedItem, storedStall } from '@sets/shared/food/food.migrations.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import type { FoodTools } from './food-tools.ts';
import type { Stalls } from './stalls.service.ts';

interface HeldTools extends Pick<FoodTools, 'items' | 'stalls' | 'past'> {
  readonly own: Pick<Stalls, 'removeAllOf'>;
}

export const foodPersonalData = (tools: HeldTools): PersonalData => ({
  name: 'stalls',
  holds:
    'Your stalls, when they are open and who sells there, and the items of their menus. Of a stall where something was ordered it stays who has sold there, as its invoices say it.',
  collect: (userid) => collect(tools, userid),
  erase: async (userid) => {
    await tools.own.removeAllOf(userid);
    await tools.past.forgetVendor(userid);
  },
});

/** What this program cannot read is its person's all the same: as it is stored. */
const said = <Value>(shape: StoredShape<Value>, content: unknown): unknown => {
  const told = readStored(shape, content);
  return told.ok ? told.value : content;
};

async function* collect({ stalls, past, items }: HeldTools, userid: string): AsyncGenerator {
  for (const { _id: stallid, at, isPaused, school, content } of await stalls.ofVendor(userid)) {
    const all = await items.of(stallid);
    yield {
      stallid,
      at,
      school: school.name,
      currency: school.currency,
      isPaused,
      said: said(storedStall, content),
      items: all.map((item) => ({
        itemid: item._id,
        at: item.at,
        stock: item.stock,
        soldOutOn: item.soldOutOn,
        said: said(storedItem, item.content),
      })),
    };
  }
  for (const { _id: stallid, at, content } of await past.ofVendor(userid)) {
    yield { stallid, goneAt: at, said: said(storedStall, content) };
  }
}
