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

try {
  const server = await startServer(config, { clock: systemClock, log });
  let stoppingSince: number | null = null;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > echoOfSignal) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, 'stopping');
    await server.close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.fatal({ err: error }, 'could not stop in good order');
        process.exit(1);
      });
    });
  }
} catch (error) {
  log.fatal({ err: error }, 'could not start');
  process.exit(1);
}
