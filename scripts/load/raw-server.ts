import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { maxMessageBytes } from '@sets/shared/live/requests.ts';
import { serveParent } from './child-calls.ts';
import { monotonic } from './monotonic.ts';

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

interface Submission {
  question: number;
  round: number;
  revision: number;
  value: unknown;
}

io.on('connection', (socket) => {
  socket.on('answer:submit', (input: Submission, reply: (answer: unknown) => void) => {
    const { question, round, revision, value } = input;
    reply({ ok: true, data: { answer: { question, round, revision, value } } });
  });
});

const calls = {
  listen: (_input: null) =>
    new Promise<number>((resolve) => {
      http.listen(0, '127.0.0.1', () => resolve((http.address() as AddressInfo).port));
    }),
  /** Sends a notice to everybody; gives the moment before. */
  broadcast: (notice: unknown): number => {
    const at = monotonic();
    io.emit('notice', notice);
    return at;
  },
};
export type RawCalls = typeof calls;

serveParent(calls);
