/**
 * `npm start`: builds the client if it is stale and starts the product, with demo data on the
 * embedded store unless MONGODB_URI says otherwise. Every setting of the server works here too;
 * `npm start -- --processes 4` is PROCESSES=4.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type About, about } from '@sets/shared/about/about.contract.ts';
import { lanAddress } from '../server/src/core/lan-address.ts';
import type { MadeAdmin } from '../server/src/core/tell-console.ts';
import { buildClientIfStale } from './client-build.ts';
import { firstFreePort, isPortFree } from './network.ts';
import { root } from './root.ts';
import { lastWords, ownAddress, startServer } from './server-process.ts';
import { settingsFrom } from './start-options.ts';
import { welcome } from './welcome.ts';

const usualPort = 3000;

const { MONGODB_URI: mongodb, HOST: host = '0.0.0.0', DATA_DIR: dataDir = 'data' } = process.env;
const demo = process.env.DEMO_DATA ?? (mongodb ? '0' : '1');
const logFile = resolve(root, dataDir, 'sets.log');
const isOnLan = host === '0.0.0.0' || host === '::';

process.exitCode = await main();

async function main(): Promise<number> {
  try {
    const settings = settingsFrom(process.argv.slice(2));
    await buildClientIfStale();
    return await serve(await choosePort(Number(process.env.PORT)), settings);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/** The port that was asked for, or nothing; the usual one may give way to the next free one. */
async function choosePort(asked: number): Promise<number> {
  if (asked > 0) {
    if (await isPortFree(asked, host)) return asked;
    throw new Error(`Port ${asked} is in use by another program. Choose another: PORT=… npm start`);
  }
  const port = await firstFreePort(usualPort, host);
  if (!port)
    throw new Error(`Every port from ${usualPort} on is in use. Name one: PORT=… npm start`);
  if (port !== usualPort) {
    console.log(`Port ${usualPort} is in use by another program; Sets takes ${port}.`);
  }
  return port;
}

/** The accounts that everybody may use, as the server tells its pages. */
async function demoAccounts(port: number): Promise<About['demoAccounts']> {
  const response = await fetch(`${ownAddress(host, port)}/api/about`);
  return about.parse(await response.json()).demoAccounts;
}

/** The server has made it where it keeps mails; null where it sends them. */
async function readMailsKey(): Promise<string | null> {
  if (mongodb || process.env.SMTP_URL?.trim()) return null;
  return readFile(resolve(root, dataDir, 'mails-key'), 'utf8').catch(() => null);
}

/** Where phones find the server: where it is known as, else on the network of this machine. */
function phoneAddress(port: number): string | undefined {
  const { PUBLIC_URL: known } = process.env;
  if (known) return known;
  const lan = isOnLan ? lanAddress() : undefined;
  return lan && `http://${lan}:${port}`;
}

/** Runs the server until it is stopped; returns its exit code. */
async function serve(port: number, settings: Record<string, string>): Promise<number> {
  const env: NodeJS.ProcessEnv = { ...process.env, DEMO_DATA: demo, ...settings };
  let made: MadeAdmin | null = null;
  const server = startServer({
    host,
    port,
    logFile,
    env,
    onMadeAdmin: (admin) => {
      made = admin;
    },
  });
  let stopping = false;
  const stop = () => {
    if (!stopping) console.log('\nStopping …');
    stopping = true;
    server.stop();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);

  if (await server.ready) {
    const store = mongodb ? 'MongoDB, as MONGODB_URI says' : `embedded store in ${dataDir}`;
    const accounts = await demoAccounts(port);
    const processes = Number(env.PROCESSES || 1);
    console.log(
      welcome({
        port,
        phones: phoneAddress(port),
        store,
        mailsKey: await readMailsKey(),
        processes,
        logFile,
        accounts,
        made,
      }),
    );
  }
  const code = await server.ended;
  if (!stopping) {
    console.error(`Sets could not go on. ${lastWords(logFile)}`);
  }
  return code;
}
