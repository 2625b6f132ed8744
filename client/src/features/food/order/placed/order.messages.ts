import type { OrderStatus } from '@sets/shared/food/order/order.contract.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import { isolated } from '../../../../core/isolated.ts';

const { changeOfMind, changesOfMind, letGo } = orderLimits;

const status: Readonly<Record<OrderStatus, string>> = {
  placed: 'Waiting for the stall to accept it',
  paid: 'Paid, waiting for the stall to accept it',
  accepted: 'Accepted',
  preparing: 'Being prepared',
  ready: 'Ready',
  'under-way': 'On its way',
  delivered: 'Handed over',
  cancelled: 'Cancelled',
  refunded: 'Paid back',
};

/** Of what is not back yet, or did not go back: in place of *paid back*. */
const toPayBack = 'To be paid back';

/** What an order says to whoever placed it. */
export const orderMessages = {
  title: (number: number) => `Order ${number}`,
  titleOf: (number: number, stall: string) => `Order ${number} · ${stall}`,
  loading: 'Loading your order …',
  failed: 'Your order cannot be loaded',
  retry: 'Try again',
  none: 'There is no such order',
  noneText: 'It may be somebody else’s, or the address is mistyped.',
  all: 'Your orders',
  visitor: 'Log in to see your orders',
  visitorText: 'Whoever placed an order sees it, and nobody else.',
  login: 'Log in',
  status,
  number: 'Your number',
  numberText: 'It is called out at the counter.',
  code: 'Show this code when you get your order',
  codeOf: (number: number) => `Code of order ${number}`,
  stale: (when: string) => `As it was at ${when}. This device has no newer news of it.`,
  earlier:
    'This order had arrived before you changed your cart. What you changed afterwards is not in it: it is still in your cart.',
  toCart: 'To the cart',
  at: 'At',
  to: 'To',
  asSoon: 'As soon as possible',
  ordered: 'Ordered',
  time: (when: string) => `For ${when}`,
  toPay: 'Still to pay',
  nothingToPay: 'There is nothing left to pay.',
  returning: 'On its way back to you',
  back: 'Paid back to you',
  disputed: 'Disputed at the bank',
  steps: {
    title: 'How far it is',
    placed: 'Sent',
    accepted: 'Accepted',
    preparing: 'Prepared',
    ready: 'Ready',
    'under-way': 'On its way',
    'pick-up': 'Picked up',
    delivery: 'Brought',
    now: 'now',
  },
  news: {
    cancelledBy: {
      owner: 'You have cancelled it.',
      stall: 'The stall has cancelled it.',
      time: 'The stall did not answer in time, so it was cancelled by itself.',
      unpaid: 'It was not paid in time, so it was cancelled by itself.',
    },
    refused: {
      cancel: 'The stall has refused to cancel it.',
      refund: 'The stall has refused to give money back.',
    },
    linesBack: 'The stall gives money back for some items.',
    nothingOwed: 'You have paid nothing for it, and owe nothing.',
    returning: (price: string) => `${price} is on its way back to you.`,
    refunded: (price: string) => `${price} was paid back to you.`,
    owed: (price: string) =>
      `${price} that you paid has not gone back yet: it is still owed to you.`,
    disputed: (price: string) =>
      `${price} that you paid is disputed at the bank, which has not decided yet.`,
    untilDecided: {
      goOn: 'Until it has, the stall does not go on with this order.',
      handOver: 'Until it has, the stall does not hand this order over.',
    },
    moneyGone: {
      goOn: 'Its money went back, so the stall does not go on with this order.',
      handOver: 'Its money went back, so the stall does not hand this order over.',
    },
  },
  reason: (reason: string) => `Why: ${isolated(reason)}`,
  asked: {
    cancel: 'You have asked the stall to cancel it. It has not answered yet.',
    refund: 'You have asked for money back. The stall has not answered yet.',
  },
  askedFor: (lines: readonly string[]) => `For: ${lines.join(', ')}`,
  askedForAll: 'For: the whole order',
  ownReason: (reason: string) => `Your reason: ${isolated(reason)}`,
  lines: 'What you ordered',
  note: (note: string) => `Note: ${isolated(note)}`,
  paidBack: status.refunded,
  toPayBack,
  again: 'Order again',
  invoice: 'Invoice',
  here: 'I am at the counter',
  hereTold: 'The stall knows that you are here.',
  cancel: {
    open: 'Cancel the order',
    title: 'Cancel this order?',
    text: 'The stall has not accepted it yet: it is cancelled at once.',
    textBack: (price: string) =>
      `The stall has not accepted it yet: it is cancelled at once, and ${price} goes back to the card.`,
    limit: `After ${letGo} cancelled orders within a day you cannot order for up to a day (after ${changesOfMind}, where each was cancelled within ${changeOfMind / 60_000} minutes of placing it).`,
    reason: 'Why, if you like',
    yes: 'Cancel it',
    no: 'Keep the order',
  },
  askCancel: {
    open: 'Ask to cancel',
    title: 'Ask to cancel this order?',
    text: 'The stall has accepted it already, and decides.',
    textBack: (price: string) =>
      `The stall has accepted it already, and decides. If it agrees, ${price} goes back to the card.`,
    reason: 'Why, if you like',
    yes: 'Ask the stall',
    no: 'Keep the order',
  },
  askRefund: {
    open: 'Ask for money back',
    title: 'Ask for money back?',
    text: 'The stall decides. If it refuses, you cannot ask again.',
    reason: 'What was wrong',
    noReason: 'Say what was wrong.',
    other: 'You had asked already, for other items: the stall decides about those.',
    lines: 'For what',
    noLines: 'Choose at least one.',
    yes: 'Ask the stall',
  },
} as const;
