import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { appointAdmin, nameFromAddress } from '../server/src/app/appoint-admin.ts';
import { withFeatures } from '../server/src/app/with-features.ts';
import { systemClock } from '../server/src/core/clock.ts';
import { loadConfig } from '../server/src/core/config.ts';
import { createLog } from '../server/src/core/log.ts';
import { freePort } from './load/free-port.ts';
import { root } from './root.ts';
import { lastLines, startServer } from './server-process.ts';
import { TemporaryFolder } from './temporary-folder.ts';

// Processes load the whole server, one after the other, on machines that do other things as well.
vi.setConfig({ testTimeout: 180_000 });

type Said = { code: number; out: string; err: string };
type Settings = { DATA_DIR: string; PORT?: string; PUBLIC_URL?: string };

/** `npm run admin` with these arguments, in a process of its own. */
const admin = (settings: Settings, ...args: string[]): Promise<Said> =>
  new Promise((resolve) => {
    const { MONGODB_URI: _uri, DEMO_DATA: _demo, ...env } = process.env;
    const options = { cwd: root, env: { ...env, ...settings } };
    const script = [join(root, 'scripts', 'admin.ts'), ...args];
    execFile(process.execPath, script, options, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });

const post = async (url: string, body: object, token?: string) => {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

it('makes the first admin, with a link to set the password', async () => {
  using folder = new TemporaryFolder();
  const host = '127.0.0.1';
  const port = await freePort();
  const settings = { DATA_DIR: folder.path, PORT: String(port) };
  expect((await admin(settings, '--list')).out).toContain('There is no admin yet');

  const made = await admin(settings, '--email', 'Grace.Hopper@uni.example');
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toContain('Grace.Hopper@uni.example (Grace Hopper) is an admin now.');
  const [, link, code] = /(http:\/\/[\w.-]+:\d+\/resetpassword\/(\S+))/.exec(made.out)!;
  expect(link).toContain(`:${port}/`);
  expect((await admin(settings, '--list')).out).toBe('Grace.Hopper@uni.example  Grace Hopper\n');
  const again = await admin(settings, '--email', 'grace.hopper@UNI.example');
  expect(again.out).toContain('is an admin already');

  const { MONGODB_URI: _uri, ...env } = process.env;
  const logFile = join(folder.path, 'sets.log');
  const server = startServer({
    host,
    port,
    logFile,
    env: { ...env, DATA_DIR: folder.path, DEMO_DATA: '0' },
  });
  try {
    expect(await server.ready).toBe(true);
    const busy = await admin(settings, '--email', 'other@uni.example');
    expect(busy, lastLines(logFile)).toMatchObject({ code: 1, out: '' });
    expect(busy.err).toMatch(/in use by another process\. The server is running: stop it first/u);

    const url = `http://${host}:${port}`;
    const password = 'nanoseconds of wire';
    const reset = await post(`${url}/api/user/resetpassword`, { resetcode: code, password });
    expect(reset.status).toBe(200);
    const email = 'grace.hopper@uni.example';
    const login = await post(`${url}/api/user/login`, { email, password });
    expect(login).toMatchObject({ status: 200, body: { accountType: 'admin', verified: true } });
    const audit = await fetch(`${url}/api/admin/audit`, {
      headers: { Authorization: `Bearer ${String(login.body['token'])}` },
    });
    expect(await audit.json()).toMatchObject({
      entries: [
        {
          action: 'admin.appointed',
          by: null,
          subject: 'Grace Hopper (Grace.Hopper@uni.example)',
          details: 'new account',
        },
      ],
    });
  } finally {
    server.stop();
    await server.ended;
  }
});

it('makes an account that there is an admin, lets one in again who was locked, and tells them', async () => {
  using folder = new TemporaryFolder();
  const config = loadConfig({ DATA_DIR: folder.path });
  const tools = { clock: systemClock, log: createLog('silent') };
  const student = {
    username: 'Jonas',
    email: 'jonas@uni.example',
    password: 'a password of his',
    accountType: 'student',
    verified: true,
    school: 'NA',
  } as const;
  const { _id: userid } = await withFeatures(config, tools, async ({ accounts, people }) => {
    const { _id } = await accounts.ensure(student);
    await people.change(_id, { locked: true });
    return people.read(_id);
  });
  const said = await admin({ DATA_DIR: folder.path }, '--email', student.email);
  expect(said).toEqual({ code: 0, out: 'jonas@uni.example (Jonas) is an admin now.\n', err: '' });
  await withFeatures(config, tools, async ({ people, audit, notifications }) => {
    expect(await people.read(userid)).toMatchObject({ accountType: 'admin', locked: false });
    expect((await audit.page()).items).toMatchObject([
      { by: null, person: userid, details: 'student → admin, unlocked' },
    ]);
    expect(await notifications.list.personalData.collect(userid)).not.toBeNull();
  });
});

it('makes no admin of whoever registered with the address, which they had not proven', async () => {
  using folder = new TemporaryFolder();
  const config = loadConfig({ DATA_DIR: folder.path });
  const tools = { clock: systemClock, log: createLog('silent') };
  const email = 'dean@uni.example';
  const password = 'a password of a stranger';
  const stranger = { username: 'Dean', email, password, accountType: 'student' } as const;
  const { userid, token } = await withFeatures(config, tools, async ({ accounts }) => {
    const made = await accounts.ensure({ ...stranger, verified: false, school: 'NA' });
    const session = await accounts.login({ email, password }, { address: '203.0.113.9' });
    return { userid: made._id, token: session.token };
  });
  const said = await admin({ DATA_DIR: folder.path }, '--email', email);
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toContain('dean@uni.example (Dean) is an admin now.');
  expect(said.out).toContain('nobody had proven it');
  const [, code = ''] = /\/resetpassword\/(\S+)/.exec(said.out)!;
  await withFeatures(config, tools, async ({ accounts, people, audit, recovery }) => {
    const [person, ...others] = await people.admins();
    expect(others).toEqual([]);
    expect(person).toMatchObject({ email, verified: true });
    expect(await people.findByEmail(email)).toMatchObject({ _id: person!._id });
    expect(person!._id).not.toBe(userid);
    expect((await audit.page()).items).toMatchObject([
      { person: person!._id, details: 'new account; another one had the address, not proven' },
    ]);
    const from = { address: '203.0.113.9' };
    await expect(accounts.login({ email, password }, from)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await accounts.authenticate(token)).toMatchObject({ userid, accountType: 'student' });
    const own = 'nanoseconds of wire';
    await recovery.reset({ resetcode: code, password: own }, '203.0.113.9');
    const { account } = await accounts.login({ email, password: own }, from);
    expect(account).toMatchObject({ _id: person!._id, accountType: 'admin' });
  });
});

it('says of an admin who has not proven the address that it is not', async () => {
  using folder = new TemporaryFolder();
  const config = loadConfig({ DATA_DIR: folder.path });
  const tools = { clock: systemClock, log: createLog('silent') };
  const email = 'moved@uni.example';
  await withFeatures(config, tools, ({ accounts }) =>
    accounts.ensure({
      username: 'Moved',
      email,
      password: 'a password of theirs',
      accountType: 'admin',
      verified: false,
      school: 'NA',
    }),
  );
  const said = await admin({ DATA_DIR: folder.path }, '--email', email);
  expect(said.out).toMatch(/is an admin already\.\nThe address of this account is not proven/u);
});

it('gives the account of an admin the school of its address', async () => {
  using folder = new TemporaryFolder();
  const config = loadConfig({ DATA_DIR: folder.path });
  const tools = { clock: systemClock, log: createLog('silent') };
  await withFeatures(config, tools, async (features) => {
    const uni = {
      name: 'Uni',
      icon: '',
      colour: '',
      logo: '',
      country: 'SG',
      domains: ['uni.example'],
      networks: [],
    };
    await features.schools.ensure(uni);
    const { person } = await appointAdmin(features, 'dean@uni.example');
    expect(person).toMatchObject({ school: 'Uni', country: 'SG' });
  });
});

it.each([
  [[], 'Say which account'],
  [['--list', '--email', 'a@b.example'], 'Say which account'],
  [['--email', 'nobody'], 'Make sure to enter a valid email address.'],
  [['--email', 'nobody@'], 'Make sure to enter a valid email address.'],
  [['--email', 'two words@uni.example'], 'Make sure to enter a valid email address.'],
  [['--email', ' '], 'Need an email'],
  [['--emial', 'a@b.example'], '--emial'],
])('says what is wrong with %j', async (args, sentence) => {
  using folder = new TemporaryFolder();
  const said = await admin({ DATA_DIR: folder.path }, ...args);
  expect(said).toMatchObject({ code: 1, out: '' });
  expect(said.err).toContain(sentence);
});

it.each([
  ['ada.lovelace@uni.example', 'Ada Lovelace'],
  ['grace_hopper+sets@uni.example', 'Grace Hopper Sets'],
  ['@uni.example', 'Admin'],
])('%s is called %s', (email, name) => {
  expect(nameFromAddress(email)).toBe(name);
});

it('makes no account of an address that another one may take back', async () => {
  using folder = new TemporaryFolder();
  const config = loadConfig({ DATA_DIR: folder.path });
  const tools = { clock: systemClock, log: createLog('silent') };
  await withFeatures(config, tools, async (features) => {
    const email = 'left@uni.example';
    const leaving = { userid: 'somebody', email, emailKey: email };
    await features.formerAddresses.keep(leaving);
    await expect(appointAdmin(features, 'Left@uni.example')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await features.people.findByEmail(email)).toBeNull();
  });
});
