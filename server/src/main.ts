import { startServer } from './app/create-server.ts';
import { systemClock } from './core/clock.ts';
import { ConfigError, loadConfig } from './core/config.ts';
import { createLog } from './core/log.ts';

/** Ctrl-C reaches the server and whoever started it, who passes it on: that is one signal, not two. */
const echoOfSignal = 500;

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

const giveUp = (what: string) => (error: unknown) => {
  log.fatal({ err: error }, what);
  process.exit(1);
};

let stoppingSince: number | null = null;

/** The first signal stops the server in good order, also while it starts; the second at once. */
const stop = async (signal: NodeJS.Signals): Promise<void> => {
  if (stoppingSince !== null) {
    if (performance.now() - stoppingSince > echoOfSignal) process.exit(1);
    return;
  }
  stoppingSince = performance.now();
  log.info({ signal }, 'stopping');
  const server = await starting;
  await server.close();
  log.info('stopped');
  process.exit(0);
};

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    stop(signal).catch(giveUp('could not stop in good order'));
  });
}

const starting = startServer(config, { clock: systemClock, log });
starting.catch(giveUp('could not start'));
