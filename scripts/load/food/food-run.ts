import { explained } from '../explained.ts';
import { ServerProcess } from '../server-process.ts';
import { toldStage } from '../stage-file.ts';
import { judgeRush, type RushJudgement } from './food-judge.ts';
import { invoicesOf, type Round, runRound, warmUp } from './food-round.ts';
import type { FoodStage } from './food-stage.ts';
import { storedOf } from './stored-food.ts';

/** From the folder of the server. */
const entry = '../scripts/load/food/food-server.ts';
const secondsToSignIn = 180;

export interface FoodOrder {
  /** People who each place one. */
  readonly orders: number;
  readonly portions: number;
}

export interface RushResult extends RushJudgement, Pick<Round, 'waits' | 'held' | 'kitchenMs'> {
  /** What was told to those who were told neither, each once. */
  readonly whys: readonly string[];
}

export interface FoodResult {
  readonly calm: RushResult;
  /** The server was killed in the middle of it. */
  readonly killed: RushResult;
}

/** After one that warms the server up, two rushes at stalls of their own; in the middle of the second the server is killed. Judged from the API and the store. */
export const runFood = async ({ orders, portions }: FoodOrder): Promise<FoodResult> => {
  const server = await ServerProcess.start(entry, { STUDENTS: String(orders), DEMO_DATA: '0' });
  try {
    return await explained(server, async () => {
      const stage = await toldStage<FoodStage>(server.dataDir, secondsToSignIn);
      await warmUp({ server, stage });
      const calm = await runRound({ server, stage, portions, isKilled: false });
      const killed = await runRound({ server, stage, portions, isKilled: true });
      const invoices = [await invoicesOf(calm), await invoicesOf(killed)];
      await server.kill();
      const stored = await storedOf(server.dataDir, [calm, killed]);
      const judged = (round: Round, place: number): RushResult => {
        const [inStore, read = []] = [stored[place], invoices[place]];
        if (inStore === undefined) throw new Error('The store was not read.');
        const { senders, waits, held, kitchenMs } = round;
        const whys = senders.flatMap(({ outcome }) => ('why' in outcome ? [outcome.why] : []));
        const judgement = judgeRush({ ...round, invoices: read, stored: inStore });
        return { ...judgement, waits, held, kitchenMs, whys: [...new Set(whys)] };
      };
      return { calm: judged(calm, 0), killed: judged(killed, 1) };
    });
  } finally {
    await server.end();
  }
};
