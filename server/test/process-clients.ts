import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { contractVersion } from '@sets/shared/live/protocol.ts';
import { io, type Socket } from 'socket.io-client';
import { demoAccounts } from '../src/app/demo-accounts.ts';
import { processOf } from '../src/cluster/connection-ids.ts';

/** A busy machine takes its time to start processes. */
export const long = { timeout: 240_000 };

/** What these tests want to know of an answer. */
interface Said {
  readonly token: string;
  readonly pollid: string;
}

/** How long a server may take to answer, in ms, before the test fails and says so. */
const patienceMs = 60_000;

/** What is said of a request that nobody answers, and nobody ends either. */
export const silence = 'Nobody answers, and the connection is open.';

/** A request over a connection of its own: the next process takes it. */
export const ask = async (url: string, token = '', body?: object) => {
  const agent = new Agent();
  const asked = request(url, {
    agent,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  asked.setTimeout(patienceMs, () => asked.destroy(new Error(silence)));
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = await once(asked, 'response');
  return { status: response.statusCode as number, body: (await json(response)) as Said };
};

/** Asks again and again until that fails; gives the reason. */
export const askUntilCut = async (url: string, token = ''): Promise<string> => {
  for (;;) {
    try {
      await ask(url, token);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
};

export const login = async (
  url: string,
  { email, password } = demoAccounts[0],
): Promise<string> => {
  const { body } = await ask(`${url}/api/user/login`, '', { email, password });
  return body.token;
};

/** Connects as the client does; resolves when it is greeted. */
export const connect = async (
  url: string,
  transports: ('polling' | 'websocket')[] = ['websocket'],
): Promise<Socket> => {
  const auth = { contract: contractVersion };
  const socket = io(url, { transports, forceNew: true, auth, reconnectionDelay: 50 });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
    socket.io.once('close', (reason) => reject(new Error(reason)));
  });
  return socket;
};

export const holderOf = (socket: Socket): number | null => processOf(socket.io.engine.id);

/** A request that every server answers, and that is refused: there is no such room. */
export const isAnswered = async (socket: Socket): Promise<boolean> => {
  const reply = (await socket.emitWithAck('room:watch', { code: '000000' })) as { ok: boolean };
  return !reply.ok;
};
