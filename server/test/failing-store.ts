import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { FrameReader, readRequest, writeReply } from '../src/embedded-mongo/wire/wire.ts';

/**
 * What becomes of a write. `refused`: by a server that is not the primary any more. `stepped down`:
 * it is carried out, and the server says that it may not last, for it is stepping down. `cut before`
 * and `cut after`: the connection ends in the middle of the write, and when it is carried out.
 */
export type WriteFault = 'refused' | 'stepped down' | 'cut before' | 'cut after';

const writes = ['insert', 'update', 'delete', 'findAndModify'];

const codes = {
  refused: { code: 10_107, codeName: 'NotWritablePrimary', errmsg: 'not primary' },
  'stepped down': { code: 189, codeName: 'PrimarySteppedDown', errmsg: 'Primary stepped down' },
} as const;

/** What a server says that does not write now. */
const refusal = (fault: keyof typeof codes) => ({
  ok: 0,
  ...codes[fault],
  errorLabels: ['RetryableWriteError'],
});

/** The same where the write is carried out, but not by a majority. */
const unconfirmed = { ok: 1, n: 1, writeConcernError: codes['stepped down'] };

/** A store of which writes fail as they do while MongoDB's primary changes. */
export type FailingStore = Awaited<ReturnType<typeof startFailingStore>>;

/** Stands before the store of this address. */
export const startFailingStore = async (address: string) => {
  const real = new URL(address);
  const host = decodeURIComponent(real.hostname);
  const sockets = new Set<Socket>();
  let fault: WriteFault | null = null;
  let wanted: (collection: string) => boolean = () => true;
  let failed = 0;

  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const dial = (): Socket =>
    keep(
      host.startsWith('/')
        ? connect({ path: host })
        : connect({ host, port: Number(real.port || 27_017) }),
    );

  const serve = (client: Socket): void => {
    const store = dial();
    const frames = new FrameReader();
    /** What is done with the next reply of the store; undefined where it goes to the client. */
    let onReply: (() => void) | undefined;
    store.on('data', (chunk) => {
      if (onReply === undefined) client.write(chunk);
      else onReply();
    });
    store.on('close', () => client.destroy());
    client.on('close', () => store.destroy());
    const fail = (frame: Buffer, how: WriteFault): void => {
      const request = readRequest(frame);
      failed += 1;
      if (how === 'refused') client.write(writeReply(request, refusal(how)));
      else if (how === 'cut before') {
        store.write(frame.subarray(0, frame.length / 2));
        client.destroy();
      } else {
        onReply = () => {
          onReply = undefined;
          if (how === 'cut after') client.destroy();
          else client.write(writeReply(request, unconfirmed));
        };
        store.write(frame);
      }
    };
    client.on('data', (chunk) => {
      for (const frame of frames.push(chunk)) {
        const { command } = readRequest(frame);
        const write = writes.find((name) => name in command);
        if (write !== undefined && fault !== null && wanted(String(command[write]))) {
          fail(frame, fault);
        } else store.write(frame);
      }
    });
  };

  const server = createServer((client) => serve(keep(client)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const options = new URLSearchParams(real.search);
  options.set('directConnection', 'true');
  return {
    uri: `mongodb://127.0.0.1:${port}${real.pathname}?${options.toString()}`,
    /** How many writes have failed until now. */
    get failed() {
      return failed;
    },
    /** From now on writes fail so, all or those to these collections; null: none does. */
    failWith: (how: WriteFault | null, ...collections: string[]): void => {
      fault = how;
      wanted = (name) => collections.length === 0 || collections.includes(name);
    },
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
