/** Lengths are in characters, times in ms where nothing else is said. */
export const foodLimits = {
  name: 80,
  place: 200,
  description: 500,
  /** Of the seller, as an invoice names them. */
  sellerLines: 300,
  taxNumber: 40,
  /** Opening times of one week. */
  times: 21,
  closedDays: 60,
  /** Stalls of one vendor, and those of one school. */
  stallsOfVendor: 10,
  stallsOfSchool: 100,
  /** Stalls of a list of them; a school has less. */
  listed: 300,
  category: 40,
  /** Items of one stall, and those of a page of found ones. */
  items: 200,
  found: 60,
  groups: 10,
  choices: 20,
  stock: 100_000,
  preparationMinutes: 240,
  /** Orders of one time to pick up. */
  slotCapacity: 1_000,
  /** Hundredths of a percent: 1900 for 19 %. */
  tax: 5_000,
  csv: 400_000,
} as const;
