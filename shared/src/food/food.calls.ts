import { type Calls, rawBodyUpTo } from '../core/call.ts';
import { done } from '../account/account.contract.ts';
import { cannotRead } from '../core/stored-shape.ts';
import { fileLimits, picture } from '../file/file.contract.ts';
import {
  itemAdded,
  itemRef,
  itemSaved,
  itemsArranged,
  itemsFound,
  itemSoldOut,
  itemStock,
  itemsWanted,
  menu,
  menuImport,
  menuSent,
  ownItem,
  ownItems,
} from './item.contract.ts';
import { heldStalls, stallsOfSchool } from './stall-admin.contract.ts';
import {
  delayTested,
  listings,
  listingsOf,
  networkAsked,
  networkFound,
  ownStall,
  ownStalls,
  stallPaused,
  stallRef,
  stallSaved,
} from './stall.contract.ts';

/** Whoever is hungry reads what there is to eat. */
const reading = {
  method: 'get',
  auth: 'optional',
  limit: { count: 300, seconds: 60 },
  failures: [...cannotRead],
} as const;

/** Vendors read and change what is theirs; NOT_FOUND also for what is of another one. */
const own = {
  auth: 'vendor',
  limit: { count: 300, seconds: 60 },
  failures: ['NOT_FOUND', ...cannotRead],
} as const;
const changing = { ...own, failures: ['NOT_FOUND', 'CONFLICT', ...cannotRead] } as const;

/** Admins look after what no vendor does any more. */
const admin = { auth: 'admin', limit: { count: 120, seconds: 60 } } as const;

export const foodCalls = {
  listings: {
    ...reading,
    path: '/api/food/listings',
    summary: 'The stalls of a school, those that are open first',
    query: listingsOf,
    reply: listings,
  },
  menu: {
    ...reading,
    path: '/api/food/menu/:stallid',
    isLong: true,
    summary: 'What a stall has',
    failures: ['NOT_FOUND', ...cannotRead],
    params: stallRef,
    reply: menu,
  },
  find: {
    ...reading,
    limit: { count: 120, seconds: 60 },
    path: '/api/food/find',
    isLong: true,
    summary: 'What stalls have, by words, diets, and allergens that it is free of',
    query: itemsWanted,
    reply: itemsFound,
  },
  verifyNetwork: {
    method: 'get',
    // Admins may try another address than their own.
    auth: 'optional',
    limit: { count: 60, seconds: 60 },
    path: '/api/food/verifynetwork/:type/:ip',
    summary:
      'Whether a request comes from the network of a campus: what the server sees counts, not what is named',
    params: networkAsked,
    reply: networkFound,
  },
  testDelay: {
    method: 'post',
    auth: 'none',
    limit: { count: 120, seconds: 60 },
    path: '/api/food/testdelay',
    summary: 'The time of the server, to measure the way there and back',
    reply: delayTested,
  },
  mine: {
    ...own,
    method: 'get',
    path: '/api/food/mine',
    summary: 'The stalls of a vendor',
    failures: [...cannotRead],
    reply: ownStalls,
  },
  saveStall: {
    ...changing,
    method: 'put',
    path: '/api/food/stall/:stallid',
    summary: 'Save a stall; to save it the first time makes it',
    failures: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'FULL', ...cannotRead],
    params: stallRef,
    body: stallSaved,
    reply: ownStall,
  },
  pause: {
    ...own,
    method: 'put',
    path: '/api/food/pause/:stallid',
    summary: 'Pause a stall, or let it go on',
    params: stallRef,
    body: stallPaused,
    reply: ownStall,
  },
  removeStall: {
    ...changing,
    method: 'delete',
    path: '/api/food/stall/:stallid',
    summary: 'Remove a stall with its items; again, too',
    params: stallRef,
    reply: ownStalls,
  },
  ofSchool: {
    ...admin,
    method: 'get',
    path: '/api/admin/schools/:schoolid/stalls',
    summary: 'The stalls of a school, also those that are shown to nobody',
    failures: ['NOT_FOUND'],
    params: stallsOfSchool,
    reply: heldStalls,
  },
  removeHeld: {
    ...admin,
    method: 'delete',
    path: '/api/admin/stalls/:stallid',
    summary: 'Remove a stall that is shown to nobody, with its items; again, too',
    failures: ['CONFLICT'],
    params: stallRef,
    reply: done,
  },
  items: {
    ...own,
    method: 'get',
    path: '/api/food/items/:stallid',
    isLong: true,
    summary: 'The items of a stall as its vendor edits them',
    params: stallRef,
    reply: ownItems,
  },
  add: {
    ...changing,
    method: 'post',
    path: '/api/food/add',
    summary: 'Add an item to a stall; again, too',
    failures: ['NOT_FOUND', 'CONFLICT', 'FULL', ...cannotRead],
    body: itemAdded,
    reply: ownItem,
  },
  saveItem: {
    ...changing,
    method: 'put',
    path: '/api/food/item/:itemid',
    summary: 'Save an item',
    params: itemRef,
    body: itemSaved,
    reply: ownItem,
  },
  soldOut: {
    ...own,
    method: 'put',
    path: '/api/food/soldout/:itemid',
    summary: 'Say that an item is sold out for today, or there again',
    params: itemRef,
    body: itemSoldOut,
    reply: ownItem,
  },
  stock: {
    ...own,
    method: 'put',
    path: '/api/food/stock/:itemid',
    summary: 'Say how many of an item there are now',
    params: itemRef,
    body: itemStock,
    reply: ownItem,
  },
  removeItem: {
    ...own,
    method: 'delete',
    path: '/api/food/item/:itemid',
    summary: 'Remove an item; tells what is left',
    params: itemRef,
    reply: ownItems,
  },
  arrange: {
    ...changing,
    method: 'put',
    path: '/api/food/arrange/:stallid',
    summary: 'Put the items of a stall into another order',
    params: stallRef,
    body: itemsArranged,
    reply: ownItems,
  },
  keepPicture: {
    ...own,
    method: 'post',
    limit: { count: 120, seconds: 600 },
    path: '/api/food/picture/:stallid',
    summary: 'Keep a picture for an item of a stall: JPEG, PNG, WebP, GIF or AVIF, sent as it is',
    failures: ['NOT_FOUND', 'TOO_LARGE', 'FULL', 'UNAVAILABLE', ...cannotRead],
    params: stallRef,
    body: rawBodyUpTo(fileLimits.bytes),
    reply: picture,
    status: 201,
  },
  csv: {
    ...own,
    method: 'get',
    path: '/api/food/csv/:stallid',
    summary: 'The items of a stall as a table',
    params: stallRef,
    reply: { mediaType: 'text/csv', isPrivate: true },
  },
  importCsv: {
    ...changing,
    method: 'post',
    limit: { count: 30, seconds: 60 },
    path: '/api/food/csv/:stallid',
    summary:
      'Take the items of a table into a stall, each row by itself; on trial nothing is changed',
    params: stallRef,
    body: menuSent,
    reply: menuImport,
  },
} as const satisfies Calls;
