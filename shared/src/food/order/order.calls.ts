import type { Calls } from '../../core/call.ts';
import { cannotRead } from '../../core/stored-shape.ts';
import { stallRef } from '../stall.contract.ts';
import { accountingWanted } from './accounting.contract.ts';
import { invoice } from './invoice.contract.ts';
import { orderPlaced, quote } from './order.contract.ts';
import {
  codeRead,
  courierNamed,
  courierRef,
  deliveries,
  kitchenBoard,
  movedOrder,
  ordersBefore,
  pickUpTimes,
  placedOrder,
  quoteAsked,
  scannedOrder,
} from './ordering.contract.ts';
import {
  askAnswered,
  delivered,
  iAmHere,
  invoiceRef,
  kitchenStep,
  orderCancelled,
  orderRef,
  ownOrder,
  ownOrders,
  refundAsked,
} from './own-order.contract.ts';

/** NOT_FOUND also for an order of somebody else. */
const signedIn = {
  auth: 'bearer',
  limit: { count: 120, seconds: 60 },
  failures: ['NOT_FOUND', ...cannotRead],
} as const;

/** What moves an order on: `decide` says what cannot be, and why. */
const moving = {
  ...signedIn,
  method: 'post',
  failures: [
    'NOT_FOUND',
    'FORBIDDEN',
    'CONFLICT',
    'WRONG_PHASE',
    'TOO_LATE',
    'FULL',
    ...cannotRead,
  ],
} as const;

/** What stalls have written, as a table of days; an admin names a stall. */
const accounting = {
  ...signedIn,
  method: 'get',
  limit: { count: 20, seconds: 60 },
  query: accountingWanted,
} as const;

/** Of a stall, for its vendor. */
const kitchen = { ...signedIn, auth: 'vendor', limit: { count: 300, seconds: 60 } } as const;

export const orderCalls = {
  quote: {
    ...signedIn,
    method: 'post',
    path: '/api/food/quote',
    summary: 'What a cart costs now, and whether it can be had',
    body: quoteAsked,
    reply: quote,
  },
  slots: {
    ...signedIn,
    method: 'get',
    path: '/api/food/slots/:stallid',
    summary: 'The times to pick up of a stall',
    params: stallRef,
    reply: pickUpTimes,
  },
  place: {
    ...signedIn,
    method: 'post',
    limit: { count: 30, seconds: 60 },
    path: '/api/food/order',
    summary: 'Place an order; again, too. Where it costs other than was seen nothing is placed',
    failures: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'FULL', 'UNAVAILABLE', ...cannotRead],
    body: orderPlaced,
    reply: placedOrder,
  },
  orders: {
    ...signedIn,
    method: 'get',
    isLong: true,
    path: '/api/food/orders',
    summary: 'One’s own orders, the newest first',
    failures: [...cannotRead],
    query: ordersBefore,
    reply: ownOrders,
  },
  order: {
    ...signedIn,
    method: 'get',
    path: '/api/food/order/:orderid',
    summary: 'An order of one’s own',
    params: orderRef,
    reply: ownOrder,
  },
  invoice: {
    ...signedIn,
    method: 'get',
    path: '/api/food/invoice/:id',
    summary: 'The invoice of an order, for whoever placed it, for its stall and for admins',
    // An order that was not handed over yet has none.
    failures: [...signedIn.failures, 'WRONG_PHASE'],
    params: invoiceRef,
    reply: invoice,
  },
  invoicePdf: {
    ...signedIn,
    method: 'get',
    limit: { count: 30, seconds: 60 },
    path: '/api/food/invoice/:id/pdf',
    summary: 'The same with its credit notes as a PDF whose text can be selected',
    failures: [...signedIn.failures, 'WRONG_PHASE', 'UNAVAILABLE'],
    params: invoiceRef,
    reply: { mediaType: 'application/pdf', isPrivate: true },
  },
  accounting: {
    ...accounting,
    path: '/api/food/accounting',
    summary:
      'Invoices and credit notes of stalls by day and tax as CSV, for their vendor and admins',
    reply: { mediaType: 'text/csv', isPrivate: true },
  },
  accountingXlsx: {
    ...accounting,
    path: '/api/food/accounting.xlsx',
    summary: 'The same as a spreadsheet',
    reply: {
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      isPrivate: true,
    },
  },
  iAmHere: {
    ...moving,
    path: '/api/food/iamhere',
    summary: 'Say that one is there: the student at the counter, the courier at the door',
    body: iAmHere,
    reply: movedOrder,
  },
  delivered: {
    ...moving,
    limit: { count: 300, seconds: 60 },
    path: '/api/food/delivered',
    summary: 'Hand an order over, with the code that was read where one was',
    body: delivered,
    reply: movedOrder,
  },
  scanned: {
    ...signedIn,
    method: 'post',
    limit: { count: 300, seconds: 60 },
    path: '/api/food/scanned',
    summary: 'How it stands with the order of a code that was read; changes nothing',
    failures: ['NOT_FOUND', 'FORBIDDEN', ...cannotRead],
    body: codeRead,
    reply: scannedOrder,
  },
  refund: {
    ...moving,
    path: '/api/food/refund',
    summary:
      'Give money back as the vendor, ask for it as whoever placed the order, or, as an admin, send what a stall that is gone still owes',
    body: refundAsked,
    reply: movedOrder,
  },
  cancelOrder: {
    ...moving,
    path: '/api/food/cancelorder',
    summary: 'Cancel an order, or ask the vendor to',
    body: orderCancelled,
    reply: movedOrder,
  },
  kitchen: {
    ...kitchen,
    method: 'get',
    isLong: true,
    path: '/api/food/kitchen/:stallid',
    summary: 'The orders of a stall as its kitchen sees them',
    params: stallRef,
    reply: kitchenBoard,
  },
  step: {
    ...moving,
    limit: { count: 300, seconds: 60 },
    path: '/api/food/step',
    summary:
      'A step of the kitchen, or of who brings it: accept, prepare, ready, set out, take money, undo',
    body: kitchenStep,
    reply: movedOrder,
  },
  answerAsked: {
    ...moving,
    auth: 'vendor',
    path: '/api/food/answer',
    summary: 'Answer a student who asks to cancel, or for money back',
    body: askAnswered,
    reply: movedOrder,
  },
  deliveries: {
    ...signedIn,
    method: 'get',
    isLong: true,
    path: '/api/food/deliveries',
    summary: 'The orders that one brings',
    failures: [...cannotRead],
    reply: deliveries,
  },
  nameCourier: {
    ...kitchen,
    method: 'post',
    path: '/api/food/courier/:stallid',
    summary: 'Name somebody who brings orders of a stall, by their school e-mail; again, too',
    failures: ['NOT_FOUND', 'FULL', ...cannotRead],
    params: stallRef,
    body: courierNamed,
    reply: kitchenBoard,
  },
  removeCourier: {
    ...kitchen,
    method: 'delete',
    path: '/api/food/courier/:stallid/:userid',
    summary: 'Somebody brings orders of a stall no more; again, too',
    params: courierRef,
    reply: kitchenBoard,
  },
} as const satisfies Calls;
