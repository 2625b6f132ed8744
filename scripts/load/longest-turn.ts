import { asOperations, type ServerProcess } from './server-process.ts';

/** A loop is looked at so often, in ms; what is measured is the time from one look to the next. */
export const looksEvery = 10;

/** What the server's event loop did, in ms. */
export interface LoopTime {
  /** The longest that it kept anybody waiting. */
  readonly waitMs: number;
  /** The most CPU time of one turn: what of the wait is work, and not want of a core. */
  readonly workMs: number;
}

/** The longest wait and the most work of the server's event loop since this was asked before, as the server measures them. */
export const longestTurn = async ({
  address,
}: Pick<ServerProcess, 'address'>): Promise<LoopTime> => {
  const metrics = await (await fetch(`${address}/metrics`, asOperations)).text();
  const msOf = (name: string): number => {
    const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1];
    if (found === undefined) throw new Error(`The server does not tell its ${name}.`);
    return Number(found) * 1_000;
  };
  return {
    waitMs: Math.max(0, msOf('nodejs_eventloop_lag_max_seconds') - looksEvery),
    workMs: msOf('eventloop_work_max_seconds'),
  };
};
