import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enter } from './enter.ts';
import { monotonic } from './monotonic.ts';
import { Phone } from './phone.ts';

let io: Server;
let port: number;
const replies: unknown[] = [];

beforeEach(async () => {
  const http = createServer();
  io = new Server(http, { transports: ['websocket'] });
  io.on('connection', (socket) => {
    socket.on('room:join', (_input, reply: (answer: unknown) => void) => {
      const answer = replies.shift();
      if (answer === 'cut') socket.disconnect(true);
      else if (answer !== 'silence') reply(answer);
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  port = (http.address() as AddressInfo).port;
});
afterEach(() => {
  replies.length = 0;
  return io.close();
});

const refused = (code: string) => ({ ok: false, error: { code, msg: code, retryInMs: 10 } });
const seated = {
  ok: true,
  data: {
    ticket: 'ticket',
    participant: 'somebody',
    room: { roomId: 'room', code: 'BCDFGH', locked: false },
    notices: [],
    own: null,
  },
};
const enterWithin = (ms: number) => enter(new Phone({ port }), 'BCDFGH', monotonic() + ms);

describe('enter', () => {
  it('tries again where it is told to wait, or the connection is lost', async () => {
    replies.push(refused('RATE_LIMITED'), 'cut', seated);
    expect(await enterWithin(30_000)).toEqual({
      isSeated: true,
      failedTries: 2,
      lost: 0,
      doubled: 0,
    });
  });

  it('gives up in time, also on a reply that never comes', async () => {
    replies.push('silence');
    expect(await enterWithin(100)).toMatchObject({ isSeated: false, failedTries: 1 });
  });

  it('rejects on a refusal for good', async () => {
    replies.push(refused('NOT_FOUND'));
    await expect(enterWithin(30_000)).rejects.toThrow('NOT_FOUND');
  });
});
