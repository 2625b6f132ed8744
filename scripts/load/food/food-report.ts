import { percentile } from '../percentile.ts';
import { round, whole } from '../report-numbers.ts';
import type { RushJudgement } from './food-judge.ts';
import type { FoodOrder, FoodResult, RushResult } from './food-run.ts';

const ofRush = (result: RushJudgement): RushJudgement => {
  const { placed, accepted, refused, unclear, lost, doubled, invoiceGaps, stockOff } = result;
  return { placed, accepted, refused, unclear, lost, doubled, invoiceGaps, stockOff };
};

/** The object of `--food --json`: of the rush that nothing disturbs, and of that in which the server is killed. */
export const foodFigures = ({ orders, portions }: FoodOrder, { calm, killed }: FoodResult) => ({
  orders,
  portions,
  ...ofRush(calm),
  p99Ms: round(percentile(calm.waits, 99)),
  kitchenMs: calm.kitchenMs === null ? null : round(calm.kitchenMs),
  killed: ofRush(killed),
});
type FoodFigures = ReturnType<typeof foodFigures>;

/** What each may be at most on a machine that is quiet, in ms. */
const bounds = { p99Ms: 300, kitchenMs: 1_000 } as const;
const boundNames: Readonly<Record<keyof typeof bounds, string>> = {
  p99Ms: 'p99 of placing an order',
  kitchenMs: 'from the last acknowledgement until the board of the kitchen had all orders',
};

/** A sentence for each figure that is above its bound. A board that never had all of them has lost one. */
export const brokenBounds = (figures: Pick<FoodFigures, keyof typeof bounds>): string[] =>
  (Object.keys(bounds) as (keyof typeof bounds)[])
    .filter((name) => (figures[name] ?? 0) > bounds[name])
    .map((name) => `Above its bound of ${bounds[name]} ms: ${boundNames[name]}.`);

/** A sentence for each promise of a rush that was not kept. */
const brokenIn = (
  rush: string,
  { orders, portions }: FoodOrder,
  figures: RushJudgement,
): string[] => {
  const had = Math.min(orders, portions);
  const wanted: Readonly<Record<keyof RushJudgement, number>> = {
    placed: had,
    accepted: had,
    refused: orders - had,
    unclear: 0,
    lost: 0,
    doubled: 0,
    invoiceGaps: 0,
    stockOff: 0,
  };
  return (Object.keys(wanted) as (keyof RushJudgement)[])
    .filter((name) => figures[name] !== wanted[name])
    .map((name) => `${rush}: ${name} is ${figures[name]}, not ${wanted[name]}.`);
};

/** A sentence for each promise that was not kept. */
export const brokenPromises = (order: FoodOrder, figures: FoodFigures): string[] => [
  ...brokenIn('In the first rush', order, figures),
  ...brokenIn('In the rush with the kill', order, figures.killed),
];

const rushLine = (rush: string, result: RushResult): string =>
  `${rush}: ${whole(result.placed)} placed, ${whole(result.accepted)} accepted, ${whole(result.refused)} told that there is ` +
  `none left. Lost: ${result.lost}. Doubled: ${result.doubled}. Gaps in the invoices: ${result.invoiceGaps}.`;

export const foodLines = ({ calm, killed }: FoodResult): string[] => [
  rushLine('First rush', calm),
  `Answered within ${whole(percentile(calm.waits, 50))} ms (p50), ${whole(percentile(calm.waits, 99))} ms (p99); the board ` +
    `of the kitchen ${calm.kitchenMs === null ? 'never had all' : `had all ${whole(calm.kitchenMs)} ms after the last`}.`,
  rushLine('Killed in the middle of the rush, everybody tries again', killed),
  `Portions that the kill had left taken for nobody, and that were given back: ${whole(killed.held)}.`,
  ...[...calm.whys, ...killed.whys].map((why) => `Told to somebody: ${why}`),
];
