/** The real server, with a school, a vendor and people who are hungry: told in a file of its data folder. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import { startServer } from '../../../server/src/app/create-server.ts';
import { type Clock, systemClock } from '../../../server/src/core/clock.ts';
import { loadConfig } from '../../../server/src/core/config.ts';
import { createLog } from '../../../server/src/core/log.ts';
import type { Route } from '../../../server/src/core/route.ts';
import { startEmbeddedMongo } from '../../../server/src/embedded-mongo/start.ts';
import { buildSchool } from '../../../server/test/build-school.ts';
import { cheapPasswords } from '../../../server/test/start-stage-server.ts';
import { connectStore } from '../../../server/test/test-engine.ts';
import { inParallel } from '../in-parallel.ts';
import { isStageTold, tellStage } from '../stage-file.ts';
import type { FoodStage, SignedIn } from './food-stage.ts';

/** What is taken for an order that never came is given back within ten minutes: nobody waits so long here. */
const awayMs = 15 * 60_000;
const atOnce = 20;
const password = 'correct horse battery';

/** One vendor does here in a minute what a kitchen does on a day. */
const ofKitchen: ReadonlySet<string> = new Set(
  [orderCalls.step, orderCalls.delivered, orderCalls.kitchen].map(({ path }) => path),
);
const rateOf = ({ path, limit }: Route) =>
  ofKitchen.has(path) ? { count: 100_000, seconds: 60 } : limit;

const settings = loadConfig();
/** It was killed: for its clock that was a quarter of an hour ago. */
const isBack = isStageTold(settings.dataDir);
const clock: Clock = isBack
  ? {
      now: () => systemClock.now() + awayMs,
      after: (delayMs, run) => systemClock.after(delayMs, run),
    }
  : systemClock;

const store = await startEmbeddedMongo({ dir: join(settings.dataDir, 'store') });
const { features } = await startServer(
  { ...settings, mongodbUri: store.uri },
  { clock, log: createLog(settings.logLevel), passwordCost: cheapPasswords, rateOf },
);

const school = { name: 'Harbour University', schoolid: randomUUID() };

const putSchool = async (): Promise<void> => {
  const { name, schoolid } = school;
  const record = { _id: schoolid, ...buildSchool({ name, networks: [], country: 'DE' }) };
  const connection = await connectStore(store.uri);
  await connection
    .collection<{ _id: string; nameKey: string }>('schools')
    .insertOne({ ...record, nameKey: name.toLowerCase() });
  await connection.close();
};

/** `place`: how many were signed in before; so many as these would wait for each other at one address. */
const signedIn = async (accountType: 'student' | 'vendor', place: number): Promise<SignedIn> => {
  const email = `${accountType}${place}@harbour.example`;
  const whose = { email, username: `Person ${place}`, accountType, password };
  await features.accounts.ensure({ ...whose, verified: true, school: school.name });
  const address = `127.1.${place >> 8}.${place & 255}`;
  const { token, account } = await features.accounts.login({ email, password }, { address });
  return { userid: account._id, token };
};

if (!isBack) {
  await putSchool();
  const count = Number(process.env.STUDENTS);
  const students: SignedIn[] = [];
  await inParallel([...Array(count).keys()], atOnce, async (place) => {
    students.push(await signedIn('student', place));
  });
  const vendor = await signedIn('vendor', count);
  tellStage(settings.dataDir, {
    schoolid: school.schoolid,
    vendor,
    students,
  } satisfies FoodStage);
}
