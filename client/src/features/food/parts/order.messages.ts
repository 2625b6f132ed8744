import { isolated } from '../../../core/isolated.ts';

/** What is said of an order wherever those see it who make, bring or hand it over. */
export const orderMessages = {
  /** Called numbers are names: nobody calls one with a comma. */
  number: (number: number) => `Order ${number}`,
  of: (name: string) => `For ${isolated(name)}`,
  nobody: 'Account deleted',
  to: (place: string) => `To ${isolated(place)}`,
  note: (note: string) => `Note: ${isolated(note)}`,
  /** Of a line whose money is back, or on its way without having failed. */
  lineRefunded: 'Paid back',
  toPayBack: 'To be paid back',
  /** Of one of which that is not known: a refund of its order failed. */
  lineRefund: 'Refund',
  toPay: (price: string) => `To pay: ${price}`,
  paid: (price: string) => `Paid: ${price}`,
  paidLess: (price: string, back: string) => `Paid: ${price}, of it back: ${back}`,
  /** Of an order that was called off and paid at the counter. */
  backByHand: (price: string) => `Paid back by hand: ${price}`,
  notPaidYet: 'It waits for its payment.',
  moneyGone: 'Its money is not there: it went back.',
  disputed: 'The payer disputes it at their bank.',
  status: {
    placed: 'New',
    paid: 'New',
    accepted: 'Accepted',
    preparing: 'In preparation',
    ready: 'Ready',
    'under-way': 'Under way',
    delivered: 'Handed over',
    cancelled: 'Cancelled',
    refunded: 'Paid back',
  },
} as const;
