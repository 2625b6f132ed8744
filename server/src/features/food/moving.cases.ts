import { toStored } from '@sets/shared/core/stored-shape.ts';
import { storedInvoice } from '@sets/shared/food/order/invoice.migrations.ts';
import { invoicePaperOf } from '@sets/shared/food/order/invoice-papers.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import {
  casesOf,
  everybody,
  onlyVendor,
  type People,
  type Prepare,
  type Prepared,
  signedIn,
  type Stage,
} from '../../../test/call-case.ts';
import { newFoodid } from '../../../test/food-stage.ts';
import { handedOver, orderForTests, putStall } from '../../../test/order-for-tests.ts';
import { InvoiceNumbers } from './order/papers/invoice-numbers.service.ts';
import { OrderStore } from './order/order-store.service.ts';

const attempt = 'anAttemptOfTwentyTwo__';
const orderid = newFoodid();
/** After whatever the clock of a test shows: its times to wait are not over. */
const later = Date.parse('2040-05-06T12:00:00Z');
const askedAt = new Date(later).toISOString();

/** A stall of the vendor who calls, or of one who does not. */
const stallFor = ({ app }: Stage, { actor }: People): Promise<string> => {
  const vendor = actor?.accountType === 'vendor' ? actor.userid : 'another vendor';
  return app.inStore((connection) => putStall(connection, vendor));
};

/** An order of the owner at that stall. */
const orderAt = async (
  stage: Stage,
  people: People,
  more: Partial<OrderState> = {},
): Promise<OrderState> => {
  const given = { stallid: await stallFor(stage, people), userid: people.owner.userid };
  const order = orderForTests({ placedAt: later, ...given, ...more });
  await stage.app.inStore((connection) => new OrderStore(connection).insertAll([order]));
  return order;
};

const ordered =
  (
    prepared: (order: OrderState) => Prepared,
    more: () => Partial<OrderState> = () => ({}),
  ): Prepare =>
  async (stage, people) =>
    prepared(await orderAt(stage, people, more()));

/** What the code says that the owner of an order shows. */
const shownCode = async (stage: Stage, people: People): Promise<unknown> => {
  const { orderid: id } = await orderAt(stage, people);
  const { token } = people.owner;
  const { body } = await stage.app.call<OwnOrder>('GET', `/api/food/order/${id}`, { token });
  return body.proof;
};

const atStall =
  (more: Readonly<Record<string, string>> = {}): Prepare =>
  async (stage, people) => ({ params: { ...more, stallid: await stallFor(stage, people) } });

const isReady = (): Partial<OrderState> => ({
  ...handedOver(),
  status: 'ready',
  deliveredAt: null,
});
const isAsked = (): Partial<OrderState> => ({
  status: 'accepted',
  asked: { type: 'cancel', lines: null, reason: '', at: later },
});
const isDelivered = (): Partial<OrderState> => handedOver(later);

const invoiced: Prepare = async (stage, people) => {
  const order = await orderAt(stage, people, isDelivered());
  const { orderid: id, stallid, userid } = order;
  const seller = { name: '', address: '', taxNumber: '' };
  const paper = invoicePaperOf(order, { number: '', timeZone: 'UTC', seller, buyer: '' })!;
  await stage.app.inStore((connection) =>
    new InvoiceNumbers(connection).give({
      orderid: id,
      stallid,
      userid,
      kind: 'invoice',
      refund: '',
      year: 2_031,
      at: paper.at,
      contentOf: (number) => toStored(storedInvoice, { ...paper, number }),
    }),
  );
  return { params: { id } };
};

/** What is not theirs is not there. */
const theirs = { ...everybody(404), visitor: 401 };
const { kitchen, step, delivered, iAmHere, cancelOrder, refund, answerAsked } = orderCalls;
const { scanned, deliveries, nameCourier, removeCourier } = orderCalls;
const { invoice, invoicePdf, accounting, accountingXlsx } = orderCalls;
const days = { from: '2031-05-01', to: '2031-05-31' } as const;
/** Of a stall of theirs; an admin reads those of all. */
const ofStall: Prepare = async (stage, people) => ({
  query: { ...days, stallid: await stallFor(stage, people) },
});

export const cases = casesOf(
  {
    kitchen,
    step,
    delivered,
    iAmHere,
    cancelOrder,
    refund,
    answerAsked,
    scanned,
    deliveries,
    nameCourier,
    removeCourier,
    invoice,
    invoicePdf,
    accounting,
    accountingXlsx,
  },
  {
    kitchen: { answers: onlyVendor(200), prepare: atStall() },
    step: {
      answers: { ...theirs, owner: 403, vendor: 200 },
      body: { type: 'accept', orderid, attempt },
      prepare: ordered((order) => ({
        body: { type: 'accept', orderid: order.orderid, attempt },
      })),
    },
    delivered: {
      answers: { ...theirs, owner: 403, vendor: 200 },
      body: { orderId: orderid, attempt },
      prepare: ordered((order) => ({ body: { orderId: order.orderid, attempt } }), isReady),
    },
    iAmHere: {
      answers: { ...theirs, owner: 200, vendor: 403 },
      body: { orderid },
      prepare: ordered((order) => ({ body: { orderid: order.orderid } })),
    },
    cancelOrder: {
      answers: { ...theirs, owner: 200, vendor: 200 },
      body: { orderid, paymentid: '', reason: 'No more bread', attempt },
      prepare: ordered((order) => ({
        body: { orderid: order.orderid, paymentid: '', reason: 'No more bread', attempt },
      })),
    },
    refund: {
      answers: { ...theirs, owner: 200, vendor: 200 },
      body: { orderid, reason: 'It was cold', lines: [0], attempt },
      prepare: ordered(
        (order) => ({
          body: { orderid: order.orderid, reason: 'It was cold', lines: [0], attempt },
        }),
        isDelivered,
      ),
    },
    answerAsked: {
      answers: onlyVendor(200),
      body: { orderid, asked: 'cancel', askedAt, agrees: true, reason: 'As you like', attempt },
      prepare: ordered(
        (order) => ({
          body: {
            orderid: order.orderid,
            asked: 'cancel',
            askedAt,
            agrees: true,
            reason: 'As you like',
            attempt,
          },
        }),
        isAsked,
      ),
    },
    scanned: {
      answers: { ...theirs, vendor: 200 },
      body: { proof: 'what a scanner read' },
      prepare: async (stage, people) => ({ body: { proof: await shownCode(stage, people) } }),
    },
    deliveries: { answers: signedIn(200) },
    nameCourier: {
      answers: onlyVendor(200),
      body: { email: 'somebody@school.example' },
      prepare: atStall(),
    },
    removeCourier: { answers: onlyVendor(200), prepare: atStall({ userid: 'somebody' }) },
    invoice: { answers: { ...theirs, owner: 200, vendor: 200, admin: 200 }, prepare: invoiced },
    invoicePdf: { answers: { ...theirs, owner: 200, vendor: 200, admin: 200 }, prepare: invoiced },
    accounting: {
      answers: { ...theirs, vendor: 200, admin: 200 },
      query: days,
      prepare: ofStall,
    },
    accountingXlsx: {
      answers: { ...theirs, vendor: 200, admin: 200 },
      query: days,
      prepare: ofStall,
    },
  },
);
