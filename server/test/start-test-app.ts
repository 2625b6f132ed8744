import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountType } from '@sets/shared/account/account.contract.ts';
import mongoose, { type Connection } from 'mongoose';
import { startServer } from '../src/app/create-server.ts';
import { type Clock, systemClock } from '../src/core/clock.ts';
import { type Config, loadConfig } from '../src/core/config.ts';
import { createLog } from '../src/core/log.ts';
import type { Route } from '../src/core/route.ts';
import type { MadeAdmin } from '../src/core/tell-console.ts';
import type { Rate } from '../src/core/window-limiter.ts';
import { oncePerWorker } from './once-per-worker.ts';
import { cheapPasswords } from './start-stage-server.ts';
import { startTestStore } from './start-test-store.ts';
import { openStandIns } from './talked-about.ts';

interface TestAppOptions {
  readonly config?: Partial<Config>;
  readonly clock?: Clock;
  /** A built client; there is none unless a test names one. */
  readonly clientFolder?: string;
  /** Trusts the push service of a test. */
  readonly pushAgent?: Agent;
  /** By the path of a route: how many calls its rate lets in, instead of the number that it declares. */
  readonly mostCalls?: Readonly<Record<string, number>>;
}

/** What REST answered. `body` is parsed where it is JSON. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Somebody signed in. */
export interface Person {
  readonly userid: string;
  readonly accountType: AccountType;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** The whole server on a fresh store and a free port, with everything that it logs. */
export const startTestApp = async (options: TestAppOptions = {}) => {
  const store = await startTestStore();
  const dataDir = await mkdtemp(join(tmpdir(), 'sets-app-'));
  const config: Config = {
    ...loadConfig({ PORT: '0', HOST: '127.0.0.1', MONGODB_URI: store.uri, DATA_DIR: dataDir }),
    ...options.config,
  };
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => void logged.push(line) });
  const { clock = systemClock, clientFolder = join(dataDir, 'no-client') } = options;
  const push = options.pushAgent === undefined ? {} : { pushAgent: options.pushAgent };
  const rateOf = ({ path, limit }: Route): Rate => ({
    ...limit,
    count: options.mostCalls?.[path] ?? limit.count,
  });
  const standIns = openStandIns();
  const talkedAbout = standIns.beside;
  const given = { clock, log, clientFolder, rateOf, talkedAbout };
  const tools = { ...given, passwordCost: cheapPasswords, ...push };
  let made: MadeAdmin | null = null;
  const tellConsole = (admin: MadeAdmin): void => {
    made = admin;
  };
  const server = await startServer(config, { ...tools, tellConsole });
  let visitor: Promise<Connection> | undefined;
  const url = `http://127.0.0.1:${server.port}`;
  const call = caller(url);

  const inStore = async <Result>(
    visit: (connection: Connection) => Promise<Result>,
  ): Promise<Result> => {
    visitor ??= mongoose.createConnection(store.uri).asPromise();
    return visit(await visitor);
  };

  /** A new account, signed in. */
  const buildAccount = async (
    overrides: {
      accountType?: AccountType;
      verified?: boolean;
      email?: string;
      username?: string;
    } = {},
  ): Promise<Person> => {
    const email = `${randomUUID()}@school.example`;
    const account = {
      email,
      username: 'Ada Test',
      accountType: 'student' as const,
      password: 'correct horse battery',
      verified: true,
      school: 'NA',
      ...overrides,
    };
    await server.features.accounts.ensure(account);
    const { email: address, password } = account;
    const answer = await call<{ userid: string; accountType: AccountType; token: string }>(
      'POST',
      '/api/user/login',
      { body: { email: address, password } },
    );
    const { userid, accountType, token } = answer.body;
    return { userid, accountType, token, email: address, password };
  };

  return {
    url,
    port: server.port,
    config,
    logged,
    /** The admin whose password the console was told. */
    madeAdmin: (): MadeAdmin | null => made,
    features: server.features,
    /** Things to comment on and to report. */
    standIns,
    call,
    buildAccount,
    /** The token of a new account of this kind. */
    login: async (accountType: AccountType = 'moderator') =>
      (await buildAccount({ accountType })).token,
    /** Everything in the store, by collection: what a refused call must not change. */
    stored: () => inStore(readStore),
    /** Looks at the store itself, or puts there what would be long in the making. */
    inStore,
    /** Stops the server, as a signal does, and leaves its store. */
    stop: server.close,
    close: async () => {
      await (await visitor)?.close();
      await server.close();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/**
 * The server of this worker, which stays: for tests that need people of their own and nothing else,
 * neither other settings nor all that is stored.
 */
export const appOfWorker = oncePerWorker(() => startTestApp());

interface CallOptions {
  readonly token?: string | undefined;
  /** Sent as JSON; a string, and bytes, are sent as they are. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

const isAsItIs = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

const caller =
  (url: string) =>
  async <Body = unknown>(
    method: string,
    path: string,
    { token, body, headers }: CallOptions = {},
  ): Promise<Answer<Body>> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isAsItIs(body) ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  };

const readStore = async (connection: Connection): Promise<Record<string, unknown[]>> => {
  const names = (await connection.listCollections()).map(({ name }) => name).toSorted();
  const collections = names.map(async (name): Promise<[string, unknown[]]> => [
    name,
    await connection.collection(name).find().toArray(),
  ]);
  return Object.fromEntries(await Promise.all(collections));
};
