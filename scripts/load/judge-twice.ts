import type { Faults } from './answer-book.ts';
import type { Child } from './child-calls.ts';
import { judge, type ShowsTallies } from './judge.ts';
import type { ServerProcess } from './server-process.ts';
import type { SwarmCalls } from './swarm-process.ts';

export interface JudgedTwice extends Faults {
  /** After `kill -9`: seconds until the server was ready, and until every phone was back. */
  readonly restartS: number;
  readonly comeBackS: number;
}

interface Judging {
  readonly server: Pick<ServerProcess, 'kill' | 'boot'>;
  readonly host: ShowsTallies & { sit(): Promise<void> };
  readonly swarm: Child<SwarmCalls>;
}

/**
 * Compares what the phones were promised with what the host is shown, and once more after `kill -9`,
 * when it is counted from the disk; every phone comes back and is told its own answers.
 */
export const judgeTwice = async (
  { server, host, swarm }: Judging,
  phones: number,
): Promise<JudgedTwice> => {
  const census = await swarm.call('census', null);
  const before = await judge(host, census);
  await server.kill();
  const restartS = await server.boot();
  await host.sit();
  const back = await swarm.call('comeBack', 0);
  if (back.seated < phones) throw new Error(`Only ${back.seated} of ${phones} phones came back.`);
  const afterKill = await judge(host, census);
  return {
    lost: Math.max(before.lost, afterKill.lost, back.lost),
    doubled: Math.max(before.doubled, afterKill.doubled, back.doubled),
    restartS,
    comeBackS: back.seconds,
  };
};
