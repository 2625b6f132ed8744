import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Session, session } from '@sets/shared/account/account.contract.ts';
import { type NewPoll, type Poll, type PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { keptSecret } from '../../server/src/core/secret.ts';
import type { MadeAdmin } from '../../server/src/core/tell-console.ts';
import { picture } from '@sets/shared/file/file.contract.ts';
import { type SchoolDefinition, schoolList } from '@sets/shared/school/school.contract.ts';
import { demoAccounts } from '../../server/src/app/demo-accounts.ts';
import { freePort } from '../load/free-port.ts';
import { startServer } from '../server-process.ts';
import { TemporaryFolder } from '../temporary-folder.ts';
import { PresentedRun } from './presented-run.ts';

export type Product = Awaited<ReturnType<typeof startProduct>>;

interface Sent {
  readonly body?: unknown;
  readonly token?: string;
}

/** Calls of the server at this address that must work. */
const callsOf =
  (url: string) =>
  async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, token }: Sent,
  ): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

const changeSchool = async (
  call: ReturnType<typeof callsOf>,
  token: string,
  change: Partial<SchoolDefinition>,
): Promise<string> => {
  const [school] = schoolList.parse(await call('GET', '/api/admin/schools', { token })).schools;
  if (school === undefined) throw new Error('The demo has no school.');
  const { schoolid, people: _people, stalls: _stalls, ...definition } = school;
  await call('PUT', `/api/admin/schools/${schoolid}`, {
    token,
    body: { ...definition, ...change },
  });
  return schoolid;
};

const settings = {
  DEMO_DATA: '1',
  LOG_LEVEL: 'warn',
  // The address on the screen; the pictures are those of a school, not of this machine.
  PUBLIC_URL: 'https://sets.school.example',
};

/** The server with the demo, and the admin whose password it made. */
const startDemo = (folder: TemporaryFolder, port: number) => {
  let made: MadeAdmin | null = null;
  const server = startServer({
    onMadeAdmin: (admin) => {
      made = admin;
    },
    host: '127.0.0.1',
    port,
    logFile: join(folder.path, 'server.log'),
    env: { ...process.env, ...settings, DATA_DIR: folder.path },
  });
  return { server, admin: (): MadeAdmin | null => made };
};

const addPicture = async (
  url: string,
  token: string,
  given: string | Uint8Array,
): Promise<string> => {
  const { moduleid } = personalShelf;
  const query = new URLSearchParams({ moduleid, use: 'question' });
  const response = await fetch(`${url}/api/file?${query.toString()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
    body: typeof given === 'string' ? readFileSync(given) : Buffer.from(given),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return picture.parse(await response.json()).fileid;
};

/** Resolves once a mail to this address is in the mail catcher. */
const untilMailed = async (url: string, key: string, email: string): Promise<void> => {
  const headers = { Cookie: `sets-mails-key=${key}` };
  const isThere = async () =>
    (await (await fetch(`${url}/dev/mails`, { headers })).text()).includes(email);
  while (!(await isThere())) await setTimeout(50);
};

/** The product on a store of its own, with its demo data, and the lecturer signed in. */
export const startProduct = async () => {
  const folder = new TemporaryFolder();
  const port = await freePort();
  const { server, admin: made } = startDemo(folder, port);
  if (!(await server.ready)) throw new Error('The server did not start.');
  const url = `http://127.0.0.1:${port}`;
  const mailsKey = await keptSecret(folder.path, 'mails-key');

  const call = callsOf(url);
  const signIn = async (of: { email: string; password: string }): Promise<Session> =>
    session.parse(
      await call('POST', '/api/user/login', { body: { email: of.email, password: of.password } }),
    );
  const [lecturer, student, admin] = await Promise.all([
    signIn(demoAccounts[0]),
    signIn(demoAccounts[1]),
    signIn(made() ?? { email: '', password: '' }),
  ]);

  /** A poll of the lecturer; its pollid. */
  const addPoll = async (definition: PollDefinition): Promise<string> => {
    const body: NewPoll = { ...definition, ...personalShelf };
    const { token } = lecturer;
    return ((await call('POST', '/api/polls', { body, token })) as Poll).pollid;
  };

  return {
    url,
    /** The page of its mails. */
    mails: `/dev/mails?key=${mailsKey}`,
    /** A call that must work, as `POST`, `/api/module/addtopic`. */
    call,
    /** With the polls of the demo, and without any. */
    lecturer,
    student,
    admin,
    addPoll,
    /** Keeps a picture, or the one of a file, as one of a question of the lecturer; its fileid. */
    addPicture: (given: string | Uint8Array): Promise<string> =>
      addPicture(url, lecturer.token, given),
    /** Opens a run of a poll in a room of its own, with its host seated. */
    presentIn: (pollid: string): Promise<PresentedRun> =>
      PresentedRun.open({ port, token: lecturer.token, pollid }),
    /** Creates a poll and opens a run of it, with its host seated. */
    present: async (definition: PollDefinition): Promise<PresentedRun> =>
      PresentedRun.open({ port, token: lecturer.token, pollid: await addPoll(definition) }),
    /** Creates a poll and rehearses it with so many simulated students, with its host seated. */
    rehearse: async (definition: PollDefinition, students: number): Promise<PresentedRun> =>
      PresentedRun.open({
        port,
        token: lecturer.token,
        pollid: await addPoll(definition),
        students,
      }),
    /** Changes the school of the demo; its schoolid. */
    changeSchool: (change: Partial<SchoolDefinition>): Promise<string> =>
      changeSchool(call, admin.token, change),
    /** Deletes the results of a run. */
    removeRun: async (runId: string): Promise<void> => {
      await call('DELETE', `/api/runs/${runId}`, { token: lecturer.token });
    },
    /** Asks for a new password; resolves once the mail with the link is in the mail catcher. */
    askForReset: async (email: string): Promise<void> => {
      await call('POST', '/api/user/forgetpassword', { body: { email } });
      await untilMailed(url, mailsKey, email);
    },
    stop: async (): Promise<void> => {
      server.stop();
      await server.ended;
      folder[Symbol.dispose]();
    },
  };
};
