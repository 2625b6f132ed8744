import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** How long a Redis may take to answer, in ms. */
const patience = 5_000;

const inWire = (words: readonly string[]): string =>
  [`*${words.length}`, ...words.flatMap((word) => [`$${Buffer.byteLength(word)}`, word]), ''].join(
    '\r\n',
  );

const open = (url: URL): Socket => {
  const port = Number(url.port || 6379);
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  return url.protocol === 'rediss:'
    ? connectTls({ host, port, servername: host })
    : connect({ host, port });
};

const login = ({ username, password }: URL): string[][] => {
  if (password === '') return [];
  const names = username === '' ? [] : [decodeURIComponent(username)];
  return [['AUTH', ...names, decodeURIComponent(password)]];
};

/**
 * Asks a Redis one thing whose answer is one line, as PING. Before the stores connect: whether it
 * is there and lets this server in.
 *
 * @returns the answer; '' where it hung up instead, as it does at SHUTDOWN
 * @throws Error that says what is wrong, without the password
 */
export const askRedis = async (address: string, words: readonly string[]): Promise<string> => {
  const url = new URL(address);
  const commands = [...login(url), words];
  const socket = open(url);
  socket.setTimeout(patience, () => socket.destroy(new Error('It does not answer.')));
  // Nothing is asked before it has let this server in: it may be another's Redis, which has no password.
  let asked = 0;
  const askUpTo = (count: number): void => {
    for (const command of commands.slice(asked, count)) socket.write(inWire(command));
    asked = count;
  };
  askUpTo(1);
  let said = '';
  for await (const chunk of socket) {
    said += String(chunk);
    const lines = said.split('\r\n');
    const refusal = lines.slice(0, -1).find((line) => line.startsWith('-'));
    if (refusal !== undefined) throw new Error(`It says: ${refusal.slice(1)}`);
    if (lines.length > commands.length) return lines[commands.length - 1] ?? '';
    askUpTo(lines.length);
  }
  return '';
};
