/**
 * `npm run admin -- --email x@y`: makes the account of this address an admin, or makes an account
 * that is one. `npm run admin -- --list`: who is. On the store that the server would use.
 */
import { parseArgs } from 'node:util';
import { appointAdmin } from '../server/src/app/appoint-admin.ts';
import { withFeatures } from '../server/src/app/with-features.ts';
import type { Features } from '../server/src/app/features.ts';
import { systemClock } from '../server/src/core/clock.ts';
import { type Config, loadConfig } from '../server/src/core/config.ts';
import { createLog } from '../server/src/core/log.ts';
import { minutesOf, resetLinkGoodForMs } from '../server/src/features/account/account-rates.ts';
import { run } from './data-target.ts';

const usage = `Say which account:
  npm run admin -- --email x@y    makes that account an admin; one that is not there yet is made
  npm run admin -- --list         lists the admins`;

const unprovenAdmin =
  'The address of this account is not proven: whoever uses it may not be who reads the address. If you do not know, let another admin lock it.';

const newBesideUnproven =
  'There was an account with this address, but nobody had proven it, so that anybody can have registered it. It is no admin, keeps what is in it, and no longer has the address: whoever is still logged in there can give it another one.';

await run(async () => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, list: { type: 'boolean', default: false } },
  });
  const { email, list } = values;
  if (list === (email !== undefined)) throw new Error(usage);
  const config = loadConfig();
  await onStore(config, (features) =>
    email === undefined ? printAdmins(features) : appoint(features, email),
  );
});

/** @throws Error that tells what to do where the server has the store. */
async function onStore(config: Config, work: (features: Features) => Promise<void>): Promise<void> {
  const log = createLog('error', { write: (line) => void process.stderr.write(line) });
  try {
    await withFeatures(config, { clock: systemClock, log }, work);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('in use by another process'))
      throw error;
    const advice = 'The server is running: stop it first, then try again.';
    throw new Error(`${error.message} ${advice}`, { cause: error });
  }
}

async function appoint(features: Features, email: string): Promise<void> {
  const { person, before, code } = await appointAdmin(features, email);
  if (before === 'admin') {
    console.log(`${person.email} (${person.username}) is an admin already.`);
    if (!person.verified) console.log(unprovenAdmin);
    return;
  }
  console.log(`${person.email} (${person.username}) is an admin now.`);
  if (before === 'unproven') console.log(newBesideUnproven);
  if (code === null) return;
  console.log(
    [
      `The account is new. Set its password here, within ${minutesOf(resetLinkGoodForMs)} minutes, while the server runs:`,
      `  ${features.links.reset(code)}`,
    ].join('\n'),
  );
}

async function printAdmins(features: Features): Promise<void> {
  const admins = await features.people.admins();
  if (admins.length === 0) {
    console.log('There is no admin yet: npm run admin -- --email x@y');
    return;
  }
  for (const { email, username, locked } of admins) {
    console.log(`${email}  ${username}${locked ? '  (locked)' : ''}`);
  }
}
