/** The page of those who cook and bring. Fixed by the specification, but for what stands behind the `?`. */
const kitchen = '/food/dm/orders';
const at = (query: Readonly<Record<string, string>>): string =>
  `${kitchen}?${new URLSearchParams(query)}`;

/** What stands for the orders that one brings, in the address. */
export const mine = 'mine';

export const kitchenPaths = {
  kitchen,
  /** The orders of a stall. */
  stall: (stallid: string): string => at({ stall: stallid }),
  /** The same, by what is to be cooked. */
  items: (stallid: string): string => at({ stall: stallid, view: 'items' }),
  /** What there is, and what is sold out. */
  menu: (stallid: string): string => at({ stall: stallid, view: 'menu' }),
  /** Who brings them. */
  couriers: (stallid: string): string => at({ stall: stallid, view: 'couriers' }),
  /** What a vendor brings, also of other stalls. */
  deliveries: at({ bring: mine }),
} as const;
