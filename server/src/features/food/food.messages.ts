import { foodLimits } from '@sets/shared/food/food.limits.ts';

/** What is said of stalls and what they have to whoever calls. */
export const foodMessages = {
  noStall: 'There is no such stall.',
  openOrders:
    'Somebody still waits for something of this stall: an order, an answer, money that is to go back, an invoice, or a bank that decides of a payment. See to it or wait for it, then remove the stall.',
  noOrder: 'There is no such order.',
  noItem: 'There is no such item.',
  noSchool: 'There is no such school among the partnered ones.',
  unverified: 'Verify your account first: then you can have a stall.',
  changed: 'This was changed elsewhere meanwhile. Load it anew, then decide.',
  stillSold: 'Its vendor sells there. Lock their account first, or have them remove it.',
  otherSchool: 'A stall stays at its school. Make another one there.',
  taken: 'This item is another one already. Begin a new one.',
  fullOfVendor: `You have ${foodLimits.stallsOfVendor} stalls, and more are not possible. Remove one of them first.`,
  fullOfSchool: `This school has ${foodLimits.stallsOfSchool} stalls, and more are not possible.`,
  fullOfItems: `This stall has ${foodLimits.items} items, and more are not possible. Remove some of them first.`,
  noPicture: 'This picture is none of this stall, or it is not there any more. Choose it again.',
  otherItems: 'The stall has other items by now. Load them anew, then put them in order.',
  noDiet: (named: string) => `There is no diet “${named}”.`,
  noAllergen: (named: string) => `There is no allergen “${named}”.`,
  noAddress: (type: string) => `This is no address of ${type === 'ipv4' ? 'IPv4' : 'IPv6'}.`,
} as const;

/** What is said of the rows of a table. */
export const tableMessages = {
  noColumns:
    'This is no table of items: its first row names the columns, among them “name” and “price”.',
  tooMany: (most: number) => `The table has more than ${most} rows. Send it in parts.`,
  noItem: 'This stall has no such item. Leave its itemid empty to add it.',
  twice: 'The same item stands further up.',
  noName: 'Give it a name.',
  noPrice: (typed: string, currency: string) => `“${typed}” is no price in ${currency}.`,
  noTax: (typed: string) => `“${typed}” is no percentage, as 19 or 7.5.`,
  taxMissing: 'Say which tax is in its price, as 19 or 7.5, or 0.',
  noStock: (typed: string) => `“${typed}” is no number of items.`,
  noTime: (typed: string) => `“${typed}” is no time of the day, as 08:30.`,
  halfServed: 'Give both times, from and to, or neither.',
  noListed: (typed: string) => `“${typed}” is neither yes nor no.`,
} as const;
