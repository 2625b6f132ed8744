import { asOperations, type ServerProcess } from './server-process.ts';

/** A loop is looked at so often, in ms; what is measured is the time from one look to the next. */
export const looksEvery = 10;

/** The longest wait in the server's event loop since this was asked before, in ms, as the server measures it. */
export const longestWait = async ({ address }: Pick<ServerProcess, 'address'>): Promise<number> => {
  const metrics = await (await fetch(`${address}/metrics`, asOperations)).text();
  const found = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1];
  if (found === undefined) throw new Error('The server does not tell how long its loop waited.');
  return Math.max(0, Number(found) * 1_000 - looksEvery);
};
