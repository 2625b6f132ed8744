import { costsOf } from './costs.ts';
import { measureCosts, measureLectures } from './measure.ts';
import { checkLines, checkOf, costLines, predictionLines } from './model-report.ts';
import { predict } from './predict.ts';

/** The smallest number of processes that share a Redis and a store, and one at which most only hear of a room. */
const measuredOn = { processes: 2, moreProcesses: 4 };
/** The model is checked on as few, and between and beyond: does it grow with the processes as it says? */
const checkedOn = [2, 3, 6];
/** What it is asked: rooms of a large university, and the machines that they might have. */
const rooms = 50;
const phonesOfRoom = 300;
const withinS = 10;
const cores = 4;
const machines = [1, 2, 4, 8];

export interface ModelOrder {
  /** Rooms of the check, and phones in each of them. */
  readonly rooms: number;
  readonly phones: number;
  /** The time in which they answer. */
  readonly overMs: number;
}

/** Measures what everything costs, checks the model against runs that it was not made of, and asks it. */
export const runModel = async (order: ModelOrder, show: (lines: readonly string[]) => void) => {
  const readings = await measureCosts(measuredOn, {
    phones: 2 * order.phones,
    overMs: order.overMs,
  });
  const costs = costsOf(readings);
  show(costLines(costs));
  const checks = [];
  for (const processes of checkedOn) {
    const check = checkOf(await measureLectures({ ...order, processes }, order.overMs), costs);
    show(checkLines(check));
    checks.push(check);
  }
  const audience = { rooms, phones: phonesOfRoom, withinS };
  const predictions = machines.map((count) => predict(audience, { machines: count, cores }, costs));
  show(predictionLines(predictions));
  return { costs, checks, predictions };
};
