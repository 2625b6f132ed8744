import { systemClock } from '../../core/clock.ts';
import { expect, test } from 'vitest';
import type { Peer } from '../entry/seat.ts';
import type { Hub } from './hub-types.ts';
import { Reception } from './reception.ts';

type Listener = (...given: never[]) => void;

/** A connection that sends without a network, and who receives it. */
const connect = () => {
  const on: Record<string, Listener> = {};
  const listen = (name: string, listener: Listener) => void (on[name] = listener);
  const conn = { on: listen, close: () => {}, writeBuffer: [], transport: {} };
  const socket = { id: 'one', data: { actor: null }, connected: true, rooms: new Set(), conn };
  const asked: { name: string; isSeated: boolean; cameAt: number | undefined }[] = [];
  const replies: unknown[] = [];
  let receive: Listener = () => {};
  const arrival = { addressRange: 'here', at: 0, budget: { takeRefused: () => {} }, isIn: false };
  const reception = new Reception({
    hub: {
      on: (_name: string, listener: Listener) => (receive = listener),
      local: { emit: () => true },
    } as unknown as Hub,
    gate: { arrivalOf: () => arrival, seated: () => {} },
    peers: { arrive: () => undefined, leave: () => {} },
    broadcaster: { join: () => {}, leave: () => {} },
    clock: systemClock,
    requests: {
      answer: (name: string, _input: unknown, peer: Peer, reply: Listener, cameAt?: number) => {
        if (name === 'sit') void peer.sit({ as: 'phone', roomId: 'room1', participant: 'ann' });
        asked.push({ name, isSeated: peer.seatIn('room1') !== null, cameAt });
        (reply as (answer: object) => void)({ ok: true, data: name });
      },
    },
  } as unknown as ConstructorParameters<typeof Reception>[0]);
  let pass: Listener = () => {};
  receive(Object.assign(socket, { on: listen, use: (use: Listener) => (pass = use) }) as never);
  const send = (name: string): void => {
    const reply = (answer: unknown): void => void replies.push(answer);
    (pass as (sent: unknown[]) => void)([name, {}, reply]);
  };
  const leave = (): void => {
    socket.connected = false;
    on['disconnect']?.();
  };
  return { reception, send, leave, asked, replies };
};

test('what a connection sent before it went is done before it is gone, in its order and as of when it came', async () => {
  const { send, leave, asked, replies } = connect();
  send('sit');
  const names = Array.from({ length: 700 }, (_, number) => `r${number}`);
  const before = Date.now();
  for (const name of names) send(name);
  const after = Date.now();
  leave();
  expect(asked.length).toBeLessThan(names.length);
  while (replies.length <= names.length) await new Promise((resolve) => setImmediate(resolve));
  const [, ...those] = asked;
  expect(those.map(({ name }) => name)).toEqual(names);
  expect(those.every(({ isSeated }) => isSeated)).toBe(true);
  expect(those.every(({ cameAt = 0 }) => before <= cameAt && cameAt <= after)).toBe(true);
});

test('CN4: what waits for its turn when the server stops is answered, and nothing that comes later', async () => {
  const { reception, send, asked, replies } = connect();
  for (let number = 0; number < 400; number += 1) send(`r${number}`);
  const closed = reception.close();
  send('late');
  await closed;
  expect(asked).toHaveLength(400);
  const late = { ok: false, error: expect.objectContaining({ code: 'UNAVAILABLE' }) };
  expect(replies.filter((reply) => !(reply as { ok: boolean }).ok)).toEqual([late]);
});
