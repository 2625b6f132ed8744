import { setTimeout as pause } from 'node:timers/promises';
import { foodCalls } from '@sets/shared/food/food.calls.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import { itemForTests, newFoodid, stallForTests } from '../../../server/test/food-stage.ts';
import { cartForTests, lineForTests } from '../../../server/test/order-stage.ts';
import { dataOf } from '../lecturer.ts';
import { monotonic } from '../monotonic.ts';
import type { ServerProcess } from '../server-process.ts';
import { until } from '../until.ts';
import { type AskFood, askAs } from './ask-food.ts';
import { BoardWatch } from './board-watch.ts';
import type { NumberedOrder, RushFacts } from './food-judge.ts';
import type { FoodStage } from './food-stage.ts';
import { workShift } from './kitchen-shift.ts';
import { momentsOf, tapOf } from './rush.ts';
import { Student } from './student.ts';

/** So long it may take until half of the rush is placed, what died is found, or the invoices are there, in ms. */
const patienceMs = 120_000;
const lookAgainMs = 250;

interface RoundOrder {
  readonly server: ServerProcess;
  readonly stage: FoodStage;
  readonly portions: number;
  /** The server is killed once half of the portions are placed, and started again. */
  readonly isKilled: boolean;
}

/** What was seen of a rush while the server ran. */
export interface Round extends Omit<RushFacts, 'stored' | 'invoices'> {
  readonly stallid: string;
  readonly itemid: string;
  readonly students: readonly Student[];
  /** From sending until it was answered, in ms. */
  readonly waits: readonly number[];
  /** Portions that a kill has left taken for orders that nobody has. */
  readonly held: number;
  /** From the last acknowledgement until the board had all; null where it never had. */
  readonly kitchenMs: number | null;
}

/** A stall that is always open, with so many portions of one item. */
const openStall = async (ask: AskFood, schoolid: string, portions: number) => {
  const [stallid, itemid] = [newFoodid(), newFoodid()];
  const body = { schoolid, revision: 0, content: stallForTests() };
  dataOf('A stall', await ask(foodCalls.saveStall, { params: { stallid }, body }));
  const item = { itemid, stallid, content: itemForTests(), stock: portions };
  dataOf('An item', await ask(foodCalls.add, { body: { item } }));
  return { stallid, itemid };
};

/** Everybody sends their order at their moment of the rush, and tries until there is an answer. */
const rushIn = (students: readonly Student[]): Promise<unknown> => {
  const moments = momentsOf(students.length);
  return Promise.all(
    students.map(async (student, place) => {
      await pause(moments[place]);
      await student.tap(tapOf(place));
    }),
  );
};

/** Kills the server in the middle of the rush. */
const killAt = async (
  server: ServerProcess,
  students: readonly Student[],
  enough: number,
): Promise<void> => {
  const placed = (): number => students.filter(({ placedAt }) => placedAt !== null).length;
  if (!(await until(patienceMs, () => placed() >= enough))) {
    throw new Error(`Only ${placed()} orders were placed before the kill.`);
  }
  await server.kill();
  await server.boot();
};

/** Waits until orders and stock make up all portions: what died attempts had taken was given back. Gives how much that was. */
const untilNothingIsHeld = async (
  ask: AskFood,
  watch: BoardWatch,
  { stallid, portions }: { readonly stallid: string; readonly portions: number },
): Promise<number> => {
  const end = monotonic() + patienceMs;
  let most = 0;
  for (;;) {
    await watch.look();
    const { items } = dataOf('The items', await ask(foodCalls.items, { params: { stallid } }));
    const held = portions - watch.shown.length - (items[0]?.stock ?? 0);
    most = Math.max(most, held);
    // Less than none is a fault that the judge finds.
    if (held <= 0 || monotonic() > end) return most;
    await pause(lookAgainMs);
  }
};

const againAll = async (students: readonly Student[]): Promise<void> => {
  await Promise.all(students.map((student) => student.again()));
};

/** Rushes that nobody measures, and how long it is quiet after each, in ms: what was to be done for it is done then. */
const warmUps = { count: 3, restMs: 3_000 } as const;

/** Rushes at stalls of their own: a server that stands at noon has sold something before. */
export const warmUp = async ({
  server,
  stage,
}: Pick<RoundOrder, 'server' | 'stage'>): Promise<void> => {
  const ask = askAs(server.address, stage.vendor.token);
  for (let count = 0; count < warmUps.count; count += 1) await sellOut(ask, { server, stage });
};

const sellOut = async (
  ask: AskFood,
  { server, stage }: Pick<RoundOrder, 'server' | 'stage'>,
): Promise<void> => {
  const portions = Math.ceil(stage.students.length / 2);
  const { stallid, itemid } = await openStall(ask, stage.schoolid, portions);
  const cart = cartForTests(stallid, [lineForTests(itemid)]);
  const students = stage.students.map((who) => new Student(server.address, who, cart));
  const watch = new BoardWatch(ask, stallid);
  watch.begin();
  await rushIn(students);
  await watch.end();
  await pause(warmUps.restMs);
};

/** One rush at a stall of its own, all that is placed accepted and handed over. */
export const runRound = async (order: RoundOrder): Promise<Round> => {
  const { server, stage, portions, isKilled } = order;
  const ask = askAs(server.address, stage.vendor.token);
  const { stallid, itemid } = await openStall(ask, stage.schoolid, portions);
  const cart = cartForTests(stallid, [lineForTests(itemid)]);
  const students = stage.students.map((who) => new Student(server.address, who, cart));
  const watch = new BoardWatch(ask, stallid);
  watch.begin();
  const rushing = rushIn(students);
  if (isKilled) {
    await killAt(server, students, Math.ceil(Math.min(portions, students.length) / 2));
  }
  await rushing;
  const waits = students.flatMap((student) => student.waits);
  let held = 0;
  if (isKilled) {
    await againAll(students);
    held = await untilNothingIsHeld(ask, watch, { stallid, portions });
    await againAll(students.filter(({ told }) => told.outcome.as !== 'placed'));
  }
  await watch.end();
  await watch.look();
  const accepted = await workShift(ask, cooked(watch.shown, students));
  const senders = students.map(({ told }) => told);
  const kitchenMs = kitchenTime(watch, students);
  const board = watch.shown;
  return { stallid, itemid, students, portions, senders, board, accepted, waits, held, kitchenMs };
};

const kitchenTime = (watch: BoardWatch, students: readonly Student[]): number | null => {
  const placed = students.filter(({ placedAt }) => placedAt !== null);
  const last = Math.max(0, ...placed.map(({ placedAt }) => placedAt ?? 0));
  const completeAt = watch.completeAt(placed.map(({ orderid }) => orderid));
  return completeAt === null ? null : Math.max(0, completeAt - last);
};

/** What is on the board, each once, with whoever placed it. */
const cooked = (board: readonly string[], students: readonly Student[]) => {
  const byOrder = new Map(students.map((student) => [student.orderid, student]));
  return [...new Set(board)].map((orderid) => ({
    orderid,
    proof: async () => {
      const student = byOrder.get(orderid);
      if (student === undefined) return null;
      const reply = await student.ask(orderCalls.order, { params: { orderid } });
      return dataOf('An order', reply).proof;
    },
  }));
};

/** The invoices of what was handed over, as those who placed it read them; who has none in time is left out. */
export const invoicesOf = async ({ accepted, students }: Round): Promise<NumberedOrder[]> => {
  const end = monotonic() + patienceMs;
  const handedOver = new Set(accepted);
  const read = async ({ ask, orderid }: Student): Promise<NumberedOrder[]> => {
    for (;;) {
      const reply = await ask(orderCalls.invoice, { params: { id: orderid } });
      if (reply.ok) return [{ orderid, number: reply.data.number }];
      if (monotonic() > end) return [];
      await pause(4 * lookAgainMs);
    }
  };
  const theirs = students.filter(({ orderid }) => handedOver.has(orderid));
  return (await Promise.all(theirs.map(read))).flat();
};
