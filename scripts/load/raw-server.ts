import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Server } from 'socket.io';
import { maxMessageBytes } from '@sets/shared/live/requests.ts';
import { backlog } from '../../server/src/app/http-server.ts';
import { serveParent } from './child-calls.ts';
import { looksEvery } from './longest-turn.ts';
import { monotonic } from './monotonic.ts';
import { until } from './until.ts';

/**
 * Plain Socket.IO and nothing else: what this machine can do at best. It answers a submission with
 * what was sent, in the shape and size of the product's reply, and stores nothing.
 */
const http = createServer();
const io = new Server(http, {
  transports: ['websocket'],
  perMessageDeflate: false,
  serveClient: false,
  maxHttpBufferSize: maxMessageBytes,
});

const delay = monitorEventLoopDelay({ resolution: looksEvery });
delay.enable();

const msToLeave = 20_000;

interface Submission {
  slot: string;
  revision: number;
  value: unknown;
}

io.on('connection', (socket) => {
  socket.on('answer:submit', (input: Submission, reply: (answer: unknown) => void) => {
    const { slot, revision, value } = input;
    reply({ ok: true, data: { answer: { slot, revision, value } } });
  });
});

const calls = {
  listen: (_input: null) =>
    new Promise<number>((resolve) => {
      const listening = (): void => resolve((http.address() as AddressInfo).port);
      http.listen({ port: 0, host: '127.0.0.1', backlog }, listening);
    }),
  /** Resolves when nobody is connected any more. */
  emptied: async (_input: null): Promise<void> => {
    const isEmpty = await until(msToLeave, () => io.engine.clientsCount === 0);
    if (!isEmpty) throw new Error('Plain Socket.IO did not see everybody leave.');
  },
  /** The longest wait in this event loop since this was asked before, in ms. */
  longestWait: (_input: null): number => {
    const ms = delay.max / 1e6 - looksEvery;
    delay.reset();
    return Math.max(0, ms);
  },
  /** Sends a notice to everybody; gives the moment before. */
  broadcast: (notice: unknown): number => {
    const at = monotonic();
    io.emit('notice', notice);
    return at;
  },
};
export type RawCalls = typeof calls;

serveParent(calls);
