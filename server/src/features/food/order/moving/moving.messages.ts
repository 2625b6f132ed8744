import type { OrderNews } from '@sets/shared/food/order/order-effects.ts';

/** So many bring the orders of one stall. */
export const mostCouriers = 50;

/** What is said to whoever moves orders on. */
export const movingMessages = {
  busy: 'This order is being changed elsewhere. Try again in a moment.',
  noCourier: 'This person does not bring orders of your stall. Name them first.',
  forged: 'This code was not made by this server.',
  otherOrder: 'This code is not of this order.',
  /** Why it was called off, as whoever placed it reads it. */
  stallGone: 'This stall is gone. What you paid by hand you get back from whoever took it.',
  noProvider: 'Card payments are not set up on this server, so the refund cannot be sent.',
  nothingOwed: 'No money of this order is owed, so nothing was sent.',
  refundUnderWay:
    'Nothing more was sent: a refund of this order is on its way, or goes out again by itself.',
  nobodyAnswers: 'This stall is gone: nobody is there any more who could give money back.',
  fullOfCouriers: `${mostCouriers} people bring orders of this stall, and more are not possible. Remove one of them first.`,
  tooManyNamed: 'You have named very many people in a short time. Go on later.',
} as const;

/** What the audit log says of an order. */
export const auditTexts = {
  order: (number: number, stall: string) => `Order ${number}, ${stall}`,
  cancelled: 'the whole order',
  refunded: 'the whole order',
  /** In place of the reason that a vendor gives. */
  stallGone: 'by the server itself, as the stall is gone',
  /** None where only what was paid twice goes back. */
  ofLines: (names: readonly string[]) =>
    names.length === 0 ? 'what was paid too much' : names.join(', '),
  because: (what: string, reason: string) => (reason === '' ? what : `${what}: “${reason}”`),
} as const;

/** What somebody is told: of which order of which stall. */
export interface OrderNotice {
  readonly title: string;
  readonly text: (number: number, stall: string) => string;
  /** In its place where the stall is gone, if it says what the stall does. */
  readonly textOfGone?: (number: number, stall: string) => string;
}

const students: Partial<Record<OrderNews, OrderNotice>> = {
  paid: { title: 'Paid', text: (number, stall) => `Order ${number} of ${stall} is paid.` },
  accepted: {
    title: 'Order accepted',
    text: (number, stall) => `${stall} has accepted your order ${number}.`,
  },
  preparing: {
    title: 'In the kitchen',
    text: (number, stall) => `${stall} prepares your order ${number}.`,
  },
  ready: { title: 'Ready', text: (number, stall) => `Order ${number} of ${stall} is ready.` },
  'under-way': {
    title: 'On its way',
    text: (number, stall) => `Order ${number} of ${stall} is on its way to you.`,
  },
  here: {
    title: 'Your order is there',
    text: (number, stall) => `Whoever brings order ${number} of ${stall} is at the door.`,
  },
  delivered: {
    title: 'Handed over',
    text: (number, stall) => `Order ${number} of ${stall} was handed over.`,
  },
  cancelled: {
    title: 'Order cancelled',
    text: (number, stall) => `Order ${number} of ${stall} is cancelled.`,
  },
  refunded: {
    title: 'Money goes back',
    text: (number, stall) => `${stall} gives you money back for order ${number}.`,
  },
  'money-back': {
    title: 'Money is back',
    text: (number, stall) => `Money for order ${number} of ${stall} went back to you.`,
  },
  'refund-failed': {
    title: 'Money has not arrived',
    text: (number, stall) =>
      `Your bank sent back the money for order ${number} of ${stall}. It goes out again, or ${stall} sees to it.`,
    textOfGone: (number, stall) =>
      `Your bank sent back the money for order ${number} of ${stall}. The stall is gone: whoever runs this server sees to it where it does not go out again.`,
  },
  'refund-stuck': {
    title: 'Money has not gone back',
    text: (number, stall) =>
      `The refund for order ${number} of ${stall} failed several times. The money is still owed to you: ask ${stall} to send it again.`,
    textOfGone: (number, stall) =>
      `The refund for order ${number} of ${stall} failed several times. The money is still owed to you. The stall is gone: ask whoever runs this server to send it again.`,
  },
  disputed: {
    title: 'Order held up',
    text: (number, stall) =>
      `A bank holds the money for order ${number} of ${stall}: until it has decided, the order is not handed over.`,
  },
  'dispute-over': {
    title: 'Order goes on',
    text: (number, stall) =>
      `The money for order ${number} of ${stall} is there again. Look how far the order is.`,
  },
  'cancel-refused': {
    title: 'Not cancelled',
    text: (number, stall) => `${stall} does not cancel your order ${number} any more.`,
  },
  'refund-refused': {
    title: 'No money back',
    text: (number, stall) => `${stall} gives no money back for order ${number}.`,
  },
};

const vendors: Partial<Record<OrderNews, OrderNotice>> = {
  placed: { title: 'New order', text: (number, stall) => `Order ${number} came in at ${stall}.` },
  here: {
    title: 'Somebody is at the counter',
    text: (number, stall) => `Whoever placed order ${number} is there, at ${stall}.`,
  },
  cancelled: {
    title: 'Order cancelled',
    text: (number, stall) => `Order ${number} of ${stall} is cancelled.`,
  },
  refunded: {
    title: 'Order refunded',
    text: (number, stall) => `Order ${number} of ${stall} is refunded as a whole.`,
  },
  'cancel-asked': {
    title: 'Cancel an order?',
    text: (number, stall) => `Whoever placed order ${number} at ${stall} asks to cancel it.`,
  },
  'refund-asked': {
    title: 'Money back?',
    text: (number, stall) => `Whoever placed order ${number} at ${stall} asks for money back.`,
  },
  'refund-failed': {
    title: 'A refund failed',
    text: (number, stall) => `Money for order ${number} of ${stall} did not go back.`,
  },
  disputed: {
    title: 'A payment is disputed',
    text: (number, stall) => `The payer of order ${number} of ${stall} disputes it at their bank.`,
  },
  'dispute-over': {
    title: 'A dispute is over',
    text: (number, stall) => `The bank has decided about order ${number} of ${stall}.`,
  },
};

const couriers: Partial<Record<OrderNews, OrderNotice>> = {
  'under-way': {
    title: 'An order to bring',
    text: (number, stall) => `You bring order ${number} of ${stall}.`,
  },
  cancelled: {
    title: 'An order is cancelled',
    text: (number, stall) => `Order ${number} of ${stall} is cancelled: bring it back.`,
  },
  refunded: {
    title: 'An order is called off',
    text: (number, stall) => `Order ${number} of ${stall} is paid back: bring it back.`,
  },
};

/** By whom it is for. Somebody is not told what has no text for them. */
export const orderNotices = {
  student: students,
  vendor: vendors,
  courier: couriers,
} as const;

/** What people are told who bring orders of a stall from now on. */
export const courierNotice: { readonly title: string; readonly text: (stall: string) => string } = {
  title: 'You bring orders',
  text: (stall) => `${stall} has named you as somebody who brings its orders.`,
};

/** What they are told who do so no more. */
export const courierGoneNotice: typeof courierNotice = {
  title: 'You bring no more orders',
  text: (stall) => `You do not bring orders of ${stall} any more.`,
};

/** Where the pages of orders are: fixed by the specification. */
export const orderPaths = {
  /** Of whoever placed it; and of whoever brings it or sells it. */
  student: '/food/ordersuccess',
  courier: '/food/dm/orders',
  vendor: '/food/dm/orders',
} as const;
