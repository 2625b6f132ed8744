import cluster from 'node:cluster';
import { type RunningServer, type ServerTools, startServer } from '../app/create-server.ts';
import type { Config } from '../core/config.ts';
import { Member } from './member.ts';

/** How long a process whose primary has died may take to stop, in ms. */
const longestStopMs = 30_000;

/**
 * Starts the server of this process as one of several, as the primary says. Resolves when it takes
 * people.
 */
export const startWorker = async (
  config: Config,
  tools: Pick<ServerTools, 'clock' | 'log'>,
): Promise<RunningServer> => {
  // Node would end this process the moment that the primary is gone; it stops in good order instead.
  if (cluster.worker !== undefined) cluster.worker.exitedAfterDisconnect = true;
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    // Nobody is left who would end a process that cannot stop.
    setTimeout(() => process.exit(1), longestStopMs).unref();
  });
  const team = await Member.begin();
  const { number, port, embeddedUri, redisUrl } = team.part;
  const log = tools.log.child({ process: number });
  try {
    const own = { ...config, port, embeddedUri, redisUrl };
    const server = await startServer(own, { ...tools, log, team, tellConsole: team.tellConsole });
    team.ready();
    return server;
  } catch (error) {
    await team.failed(error);
    throw error;
  }
};
