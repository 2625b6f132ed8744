import { type IncomingMessage, request as httpRequest } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { openStage, type Stage } from '../../../test/live-stage.ts';
import { type Bounds, usualBounds } from '../bounds.ts';
import { Gate } from './gate.ts';

let stage: Stage;
afterEach(() => stage.close());

/** Opens a run whose question is on, with other bounds than the usual ones. */
const present = async (bounds: Partial<Bounds> = {}) => {
  stage = await openStage({ bounds });
  const host = await stage.host();
  await host.command({ type: 'open' });
  return host;
};

/** The status of a handshake of Engine.IO: 101 or 200 where it is let in. */
const handshake = (
  transport: 'websocket' | 'polling',
  headers: Record<string, string> = {},
  { method = 'GET', query = '' } = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const upgrade = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'c2V0cyBvZiB0aGUgdGVzdA==',
    };
    const sent = httpRequest(`${stage.url()}/socket.io/?EIO=4&transport=${transport}${query}`, {
      method,
      headers: { ...(transport === 'websocket' && upgrade), ...headers },
    });
    sent.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });

describe('a client cannot cost much', () => {
  test('CN8: a connection that sends too much is ended, with what it still sends, and no other', async () => {
    const host = await present({ messages: { atOnce: 20, perSecond: 1, kilobyte: 1, refused: 5 } });
    const phone = await stage.phone(host.room.code);
    const hostile = await stage.peer();
    for (let sent = 0; sent < 2_000; sent += 1) hostile.socket.emit('nonsense', sent, () => {});
    await hostile.gone();
    expect((await phone.answer(['red'])).ok).toBe(true);
  });

  test('CN8: a refused request, and a long message, count as several', async () => {
    await present({ messages: { atOnce: 20, perSecond: 0, kilobyte: 1, refused: 5 } });
    const [refused, long, plain] = [await stage.peer(), await stage.peer(), await stage.peer()];
    for (let sent = 0; sent < 4; sent += 1) refused.socket.emit('nonsense', sent, () => {});
    for (let sent = 0; sent < 2; sent += 1) long.socket.emit('nonsense', 'x'.repeat(12_000));
    for (let sent = 0; sent < 4; sent += 1) await plain.ask('clock:sync', {});
    refused.socket.emit('nonsense', 5, () => {});
    await Promise.all([refused.gone(), long.gone()]);
    expect((await plain.request('clock:sync', {})).ok).toBe(true);
  });

  test('CN8: pings of the WebSocket itself count too', async () => {
    await present({ messages: { atOnce: 20, perSecond: 1, kilobyte: 1, refused: 5 } });
    const hostile = await stage.peer();
    const { ws } = hostile.socket.io.engine.transport as unknown as { ws: { ping(): void } };
    for (let sent = 0; sent < 50; sent += 1) ws.ping();
    await hostile.gone();
  });

  test('CN8: a message in very many pieces ends its connection', async () => {
    await present();
    const hostile = await stage.peer();
    const { ws } = hostile.socket.io.engine.transport as unknown as {
      ws: { send(data: string, options: object): void };
    };
    for (let piece = 0; piece < 50; piece += 1) ws.send('4', { fin: false });
    await hostile.gone();
  });

  test('CN8: so do pongs that nobody asked for', async () => {
    await present({ messages: { atOnce: 20, perSecond: 1, kilobyte: 1, refused: 5 } });
    const hostile = await stage.peer();
    const { ws } = hostile.socket.io.engine.transport as unknown as { ws: { pong(): void } };
    for (let sent = 0; sent < 50; sent += 1) ws.pong();
    await hostile.gone();
  });

  test('CN7: a connection that leaves the namespace is closed: it cannot come in anew', async () => {
    const host = await present();
    const guest = await stage.phone(host.room.code);
    const { engine } = guest.socket.io;
    const closed = new Promise<void>((resolve) => void engine.once('close', () => resolve()));
    // What the client's own `disconnect` would send, without the end of the connection.
    engine.write('41');
    engine.write('40{"contract":1}');
    await closed;
  });

  test('CN7: a connection that greets twice at once is closed', async () => {
    await present();
    const guest = await stage.peer();
    const { engine } = guest.socket.io;
    const closed = new Promise<void>((resolve) => void engine.once('close', () => resolve()));
    engine.write('40{"contract":1}');
    engine.write('40{"contract":1}');
    await closed;
  });

  test('CN7: of connections that take no seat the oldest go, those with a seat stay', async () => {
    const host = await present({ unseated: { websocket: 2, polling: 2, inAll: 100 } });
    const phone = await stage.phone(host.room.code);
    const idle = [await stage.peer(), await stage.peer(), await stage.peer()];
    await idle[0]!.gone();
    expect((await idle[2]!.request('clock:sync', {})).ok).toBe(true);
    expect((await phone.answer(['red'])).ok).toBe(true);
  });

  test('CN7: where an address makes very many handshakes, the next ones wait, and not too many of them', async () => {
    const clock = createManualClock();
    stage = await openStage({
      clock,
      bounds: { handshakesOfAddress: { count: 2, seconds: 60 }, handshakesWaiting: 2 },
    });
    expect([await handshake('polling'), await handshake('websocket')]).toEqual([200, 101]);
    const answered: number[] = [];
    const note = (status: number): void => void answered.push(status);
    const waiting = [handshake('polling').then(note), handshake('websocket').then(note)];
    await expect.poll(() => handshake('polling')).toBe(403);
    expect(answered).toEqual([]);
    clock.advance(usualBounds.handshakeWaitMs);
    await Promise.all(waiting);
    expect(new Set(answered)).toEqual(new Set([101, 200]));
  });

  test('a run that is over leaves the memory once another one is on, also where people are', async () => {
    const clock = createManualClock();
    stage = await openStage({ clock });
    const host = await stage.host();
    const { roomId } = host.room;
    let { runId } = host.run;
    for (let runs = 1; runs < 3; runs += 1) {
      await host.ask('run:command', { roomId, runId, version: 0, command: { type: 'end' } });
      ({ runId } = await host.ask('room:start', { roomId, ...stage.wanted }));
    }
    expect(stage.figures().runs).toBeGreaterThan(1);
    clock.advance(10_000);
    await expect.poll(() => stage.figures().runs).toBe(1);
    expect((await stage.phone(host.room.code)).run.runId).toBe(runId);
  });

  test('a run that nobody looks at leaves the memory', async () => {
    const clock = createManualClock();
    stage = await openStage({ clock });
    const peer = await stage.peer({ token: stage.owner.token });
    // Opened, and opened again: who finds a run puts it in play.
    await peer.ask('room:open', stage.wanted);
    await peer.ask('room:open', stage.wanted);
    expect(stage.figures().runs).toBe(1);
    for (let passed = 0; passed < 620; passed += 10) clock.advance(10_000);
    await expect.poll(() => stage.figures().runs).toBe(0);
  });
});

describe('CN6: what no client of ours sends is refused', () => {
  test.each([
    ['JSONP', 'polling', {}, { query: '&j=0' }],
    ['a script of another site', 'polling', { 'Sec-Fetch-Site': 'cross-site' }, {}],
    ['an odd method', 'polling', {}, { method: 'PUT' }],
    ['polling by a WebSocket', 'websocket', {}, { query: '&transport=polling' }],
    ['polling that asks for an upgrade', 'polling', { Upgrade: 'x' }, {}],
  ] as const)('%s', async (_what, transport, headers, how) => {
    await present();
    expect(await handshake(transport, headers, how)).toBe(400);
    expect(await handshake('polling')).toBe(200);
  });

  test('an upgrade that is reset, wherever it goes, ends nothing', async () => {
    const host = await present();
    const { hostname, port } = new URL(stage.url());
    const reset = (path: string, upgrade: string): Promise<void> =>
      new Promise((resolve) => {
        const socket = connectTcp(Number(port), hostname, () => {
          const head = [`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: Upgrade'];
          socket.write(`${[...head, `Upgrade: ${upgrade}`].join('\r\n')}\r\n\r\n`, () => {
            setImmediate(() => socket.resetAndDestroy());
          });
        });
        socket.on('error', () => {}).on('close', () => resolve());
      });
    for (const path of [
      '/foo',
      '/api/status',
      '/socket.io/',
      '/socket.io/?EIO=4&transport=websocket',
    ]) {
      for (const upgrade of ['websocket', 'h2c']) await reset(path, upgrade);
    }
    expect((await (await stage.phone(host.room.code)).answer(['red'])).ok).toBe(true);
  });

  test('who offers another protocol is answered in this one', async () => {
    await present();
    const status = await new Promise((resolve, reject) => {
      const headers = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c' };
      httpRequest(`${stage.url()}/healthz`, { headers })
        .on('response', (response) => resolve(response.resume().statusCode))
        .on('upgrade', reject)
        .on('error', reject)
        .end();
    });
    expect(status).toBe(200);
  });
});

describe('CN6: pages of other sites are not let in', () => {
  test.each(['websocket', 'polling'] as const)('by %s', async (transport) => {
    await present();
    const own = stage.url();
    expect(await handshake(transport, { Origin: own })).toBeLessThan(300);
    for (const origin of ['https://elsewhere.example', 'null', 'http://127.0.0.1:1', 'nonsense']) {
      expect(await handshake(transport, { Origin: origin })).toBeGreaterThanOrEqual(400);
    }
  });
});

test('CN6: the log tells once of each site whose pages are refused, and not of very many', async () => {
  // For the clean-up after each test.
  stage = await openStage();
  const told: unknown[] = [];
  const gate = new Gate({
    bounds: usualBounds,
    clock: createManualClock(),
    site: { publicUrl: null, trustedProxies: 0 },
    log: { warn: (fields: unknown) => void told.push(fields) } as never,
  });
  let check: (request: IncomingMessage, response: null, next: (error?: unknown) => void) => void;
  gate.watch({
    engine: { on: () => {}, use: (given: typeof check) => void (check = given) },
  } as never);
  const from = (origin: string): unknown => {
    const headers = { origin, host: 'app:3000', upgrade: 'websocket' };
    const request = { headers, method: 'GET', _query: { transport: 'websocket' } };
    let refusal: unknown;
    check(request as unknown as IncomingMessage, null, (error) => (refusal = error));
    return refusal;
  };
  for (let time = 0; time < 2; time += 1) expect(from('https://a.example')).toBeInstanceOf(Error);
  expect(told).toEqual([{ origin: 'https://a.example', host: 'app:3000' }]);
  for (let site = 0; site < 100; site += 1) from(`https://${site}.example`);
  expect(told).toHaveLength(20);
});
