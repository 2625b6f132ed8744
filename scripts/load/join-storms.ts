import type { Child } from './child-calls.ts';
import { median } from './percentile.ts';
import type { RoomInfo } from '@sets/shared/live/room.ts';
import type { ServerProcess } from './server-process.ts';
import type { SwarmCalls } from './swarm-process.ts';

/** More phones than this storm only once: connections that just went cost the machine time too. */
const mostForSeveral = 4_000;

/** How often all phones arrive at the same moment; wall times are too unsteady to look once. */
export const stormsOf = (phones: number): number => (phones > mostForSeveral ? 1 : 3);

export interface JoinStorms {
  /** From the first connect until the last phone was seated: the middle of the storms. */
  readonly joinStormMs: number;
  /** Tries that failed before their phones got in, over all storms. */
  readonly failedTries: number;
  /** CPU time of the server for one storm: the middle. */
  readonly joinCpuS: number;
  /** KB of 1,000 bytes that each phone added; of the first storm, as later ones find memory made. */
  readonly kbPerPhone: number;
}

interface Stormed {
  readonly server: Pick<ServerProcess, 'port' | 'usage'>;
  readonly host: { readonly room: Pick<RoomInfo, 'code'>; emptied(): Promise<void> };
  readonly swarm: Child<SwarmCalls>;
}

/**
 * All phones join at the same moment, again and again: each storm brings people who were never
 * there, when everybody before has gone. The lecture goes on with those of the last one; the others
 * never answer, so they are in no tally.
 */
export const joinStorms = async (
  { server, host, swarm }: Stormed,
  phones: number,
  beforeStorm: () => Promise<void>,
): Promise<JoinStorms> => {
  const order = { port: server.port, phones, code: host.room.code };
  const seconds: number[] = [];
  const cpuS: number[] = [];
  const grownMB: number[] = [];
  let failedTries = 0;
  while (seconds.length < stormsOf(phones)) {
    await swarm.call('leave', null);
    await host.emptied();
    await beforeStorm();
    const empty = server.usage;
    const arrived = await swarm.call('storm', order);
    const full = server.usage;
    if (arrived.seated < phones) {
      throw new Error(`Only ${arrived.seated} of ${phones} phones got in.`);
    }
    seconds.push(arrived.seconds);
    cpuS.push(full.cpuS - empty.cpuS);
    grownMB.push(full.rssMB - empty.rssMB);
    failedTries += arrived.failedTries;
  }
  return {
    joinStormMs: median(seconds) * 1_000,
    failedTries,
    joinCpuS: median(cpuS),
    kbPerPhone: ((grownMB[0] ?? Number.NaN) * 1_000) / phones,
  };
};
