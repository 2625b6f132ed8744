import { connect, type Socket } from 'node:net';
import { StringDecoder } from 'node:string_decoder';

const wire = (words: readonly string[]): string =>
  [`*${words.length}`, ...words.flatMap((word) => [`$${Buffer.byteLength(word)}`, word]), ''].join(
    '\r\n',
  );

/** What `INFO` says, by name. */
export type RedisInfo = ReadonlyMap<string, string>;

export const readInfo = (text: string): RedisInfo =>
  new Map(
    text
      .split('\r\n')
      .filter((line) => line.includes(':'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );

/** A connection, and what must be said first over it to be let in. */
const open = (url: string): { readonly socket: Socket; readonly login: string } => {
  const { hostname, port, password } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  return { socket, login: password === '' ? '' : wire(['AUTH', decodeURIComponent(password)]) };
};

/** Asks a Redis for all of `INFO`. Rejects where it is not there. */
export const infoOf = async (url: string): Promise<RedisInfo> => {
  const { socket, login } = open(url);
  socket.write(login + wire(['INFO', 'all']));
  const decoder = new StringDecoder();
  let said = '';
  for await (const chunk of socket) {
    said += decoder.write(chunk as Buffer);
    const head = /\$(\d+)\r\n/.exec(said);
    if (head === null) continue;
    const text = said.slice(head.index + head[0].length);
    if (Buffer.byteLength(text) >= Number(head[1])) return readInfo(text);
  }
  throw new Error(`Redis did not tell about itself: ${said}`);
};

/** What servers sent to a Redis, as `MONITOR` shows it. */
export interface Sent {
  /** Commands that came over a connection; the steps of a script are none. */
  readonly commands: number;
  /** Messages that were published, by a command or within a script. */
  readonly published: number;
}

/** Of one line of `MONITOR`: the name of the command, and whether a script ran it; null for others. */
export const readMonitored = (line: string): { name: string; inScript: boolean } | null => {
  const match = /^\+\d+\.\d+ \[\d+ (\S+)\] "(\w+)"/.exec(line);
  if (match?.[2] === undefined) return null;
  return { name: match[2].toUpperCase(), inScript: match[1] === 'lua' };
};

/** Counts what is sent to a Redis from the moment that this resolves; `stop` tells it. */
export const countSent = async (url: string): Promise<{ stop: () => Sent }> => {
  const { socket, login } = open(url);
  const { promise: begun, resolve, reject } = Promise.withResolvers<void>();
  const logins = login === '' ? 0 : 1;
  let oks = 0;
  let commands = 0;
  let published = 0;
  let rest = '';
  const take = (line: string): void => {
    if (line === '+OK') {
      oks += 1;
      if (oks === logins + 1) resolve();
      return;
    }
    const command = readMonitored(line);
    if (command === null) return;
    commands += command.inScript ? 0 : 1;
    published += command.name === 'PUBLISH' ? 1 : 0;
  };
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  socket.on('error', reject);
  socket.write(login + wire(['MONITOR']));
  await begun;
  return {
    stop: () => {
      socket.destroy();
      return { commands, published };
    },
  };
};
