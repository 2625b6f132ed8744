import { join } from 'node:path';
import { startEmbeddedMongo } from '../../../server/src/embedded-mongo/start.ts';
import { connectStore } from '../../../server/test/test-engine.ts';
import type { NumberedOrder, RushFacts, StoredOrder } from './food-judge.ts';

interface OrderDocument {
  readonly _id: string;
  readonly userid: string;
  readonly content: { readonly status: string };
}
interface InvoiceDocument {
  readonly _id: string;
  readonly orderid: string;
}
interface ItemDocument {
  readonly _id: string;
  readonly stock: number | null;
}

interface StallWanted {
  readonly stallid: string;
  readonly itemid: string;
}

/** What lies in the store of a server that has ended, of each of these stalls. */
export const storedOf = async (
  dataDir: string,
  stalls: readonly StallWanted[],
): Promise<RushFacts['stored'][]> => {
  const store = await startEmbeddedMongo({ dir: join(dataDir, 'store') });
  try {
    const connection = await connectStore(store.uri);
    const [all, items, given] = [
      connection.collection<OrderDocument>('foodorders'),
      connection.collection<ItemDocument>('fooditems'),
      await connection.collection<InvoiceDocument>('foodinvoices').find({}).toArray(),
    ];
    const found: RushFacts['stored'][] = [];
    for (const { stallid, itemid } of stalls) {
      const orders = (await all.find({ stallid } as object).toArray()).map(
        ({ _id, userid, content }): StoredOrder => ({
          orderid: _id,
          userid,
          status: content.status,
        }),
      );
      const ofStall = new Set(orders.map(({ orderid }) => orderid));
      const invoices = given
        .filter(({ orderid }) => ofStall.has(orderid))
        .map(({ _id, orderid }): NumberedOrder => ({ orderid, number: _id }));
      const item = await items.findOne({ _id: itemid });
      found.push({ orders, invoices, stock: item?.stock ?? null });
    }
    await connection.close();
    return found;
  } finally {
    await store.close();
  }
};
