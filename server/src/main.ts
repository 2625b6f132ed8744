import cluster from 'node:cluster';
import { systemClock } from './core/clock.ts';
import { ConfigError, loadConfig } from './core/config.ts';
import { createLog } from './core/log.ts';
import { makePrivate } from './core/private-folder.ts';
import { tellConsole, tellListening } from './core/tell-console.ts';

/** Ctrl-C reaches the server and whoever started it, who passes it on: that is one signal, not two. */
const echoOfSignal = 500;

/** What was started, as signals reach it. */
interface Started {
  readonly close: () => Promise<void>;
  /** Ends what would outlive this process at a second signal. */
  readonly kill?: () => void;
  /** Restarts its parts one after the other. */
  readonly roll?: () => Promise<void>;
}

const readConfig = () => {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
};

const config = readConfig();
const log = createLog(config.logLevel);
const clock = systemClock;

const giveUp = (what: string) => (error: unknown) => {
  log.fatal({ err: error }, what);
  process.exit(1);
};

let stoppingSince: number | null = null;
let started: Started | null = null;

/** The first signal stops the server in good order, also while it starts; the second at once. */
const stop = async (signal: NodeJS.Signals): Promise<void> => {
  if (stoppingSince !== null) {
    if (performance.now() - stoppingSince > echoOfSignal) {
      started?.kill?.();
      process.exit(1);
    }
    return;
  }
  stoppingSince = performance.now();
  log.info({ signal }, 'stopping');
  const server = await starting;
  await server.close();
  log.info('stopped');
  process.exit(0);
};

/** Starts this process as what it is to be: one that is alone, the first of several, or one of them. */
const start = async (): Promise<Started> => {
  if (cluster.isWorker) {
    const { startWorker } = await import('./cluster/worker.ts');
    return startWorker(config, { clock, log });
  }
  await makePrivate(config.dataDir, log);
  if (config.processes === 1) {
    const { startServer } = await import('./app/create-server.ts');
    return startServer(config, { clock, log, tellConsole });
  }
  const { Primary } = await import('./cluster/primary.ts');
  const primary = await Primary.start(config, { clock, log, tellConsole });
  return {
    close: () => primary.close(),
    kill: () => primary.kill(),
    roll: () => primary.roll(),
  };
};

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // A Ctrl+C in the terminal reaches everybody; one of several waits for the word of the primary.
    if (cluster.isWorker && signal === 'SIGINT') return;
    stop(signal).catch(giveUp('could not stop in good order'));
  });
}

// Without a listener it would end this process in the middle of its work.
process.on('SIGHUP', () => {
  if (cluster.isWorker) return;
  if (config.processes === 1) log.warn('nothing is restarted: only several processes are');
  // Where they still start, once they take people.
  else starting.then(({ roll }) => roll?.()).catch(() => {});
});

const starting = start();
starting.then(
  (server) => {
    started = server;
    tellListening();
  },
  (error: unknown) => {
    // Whoever stops a server that is starting stops its parts with it, as systemd does, and means it.
    if (stoppingSince !== null) process.exit(0);
    giveUp('could not start')(error);
  },
);
