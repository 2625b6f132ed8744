/** Where food is. Fixed by the specification, but for what stands behind the `?`. */
const listings = '/food/listings';
const orders = '/food/ordersuccess';
const listingsWith = (asked: Readonly<Record<string, string>>): string =>
  `${listings}?${new URLSearchParams(asked)}`;

export const foodPaths = {
  listings,
  /** What these words find; without words, all stalls. */
  found: (words: string): string => (words === '' ? listings : listingsWith({ search: words })),
  /** The menu of a stall. */
  stall: (stallid: string): string => listingsWith({ stall: stallid }),
  /** The same, with one of its items open. */
  item: (stallid: string, itemid: string): string => listingsWith({ stall: stallid, item: itemid }),
  /** What somebody wants of a stall, and how they order it. */
  cart: (stallid: string): string => listingsWith({ stall: stallid, cart: 'open' }),
  /** One's own orders. */
  orders,
  /** As routes name it. */
  anyInvoice: '/food/invoice/:orderid',
  invoice: (orderid: string): string => `/food/invoice/${orderid}`,
  order: (orderid: string): string => `${orders}?${new URLSearchParams({ order: orderid })}`,
} as const;
