import { isolated } from '../../../../core/isolated.ts';
import { plural } from '../../../../core/plural.ts';

/** What comes up once orders are ready. */
export const readyMessages = {
  title: (count: number) =>
    plural(count, { one: 'Your order is ready', other: 'Your orders are ready' }),
  pickUp: (stall: string, place: string) => `Pick it up at ${isolated(stall)}: ${isolated(place)}`,
  delivery: (stall: string, place: string) =>
    `${isolated(stall)} brings it to you: ${isolated(place)}`,
  show: (number: number) => `Show the code of order ${number}`,
} as const;
