import { contractVersion } from '@sets/shared/live/protocol.ts';
import { io, type Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import { buildPoll } from '../../test/live-stage.ts';
import {
  ask,
  askUntilCut,
  connect,
  holderOf,
  isAnswered,
  login,
  long,
  silence,
} from '../../test/process-clients.ts';
import { asOperations, operationsToken } from '../../test/start-processes.ts';
import { describeWithRedis } from '../../test/start-redis.ts';
import { useTwoProcesses } from '../../test/two-processes.ts';
import { demoAccounts } from '../app/demo-accounts.ts';

const readMetric = (page: string, name: string): number =>
  Number(new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(page)?.[1]);

describeWithRedis('several processes', () => {
  const two = useTwoProcesses();

  test('newcomers are spread evenly, also where everybody loads a page first', long, async () => {
    const sockets: Socket[] = [];
    const newcomers = 60;
    for (let count = 0; count < newcomers; count += 1) {
      // With two processes that take turns, this one would come to the first each time.
      await ask(`${two.url}/api/about`);
      sockets.push(await connect(two.url));
    }
    const holders = sockets.map(holderOf);
    const [one] = holders;
    const ofOne = holders.filter((holder) => holder === one).length;
    // What each has is told every 50 ms; some come in between.
    expect(Math.abs(ofOne * 2 - newcomers)).toBeLessThanOrEqual(20);
    expect((await Promise.all(sockets.map(isAnswered))).every(Boolean)).toBe(true);
    for (const socket of sockets) socket.disconnect();
  });

  test(
    'long polling is answered by whoever holds the connection, and becomes a WebSocket there',
    long,
    async () => {
      const polling = await Promise.all(
        Array.from({ length: 6 }, () => connect(two.url, ['polling'])),
      );
      expect(new Set(polling.map(holderOf)).size).toBe(2);
      for (let round = 0; round < 3; round += 1) {
        expect((await Promise.all(polling.map(isAnswered))).every(Boolean)).toBe(true);
      }
      const upgraded = await Promise.all(
        Array.from({ length: 6 }, async () => {
          const socket = io(two.url, {
            transports: ['polling', 'websocket'],
            forceNew: true,
            auth: { contract: contractVersion },
          });
          await new Promise<void>((resolve) => {
            socket.io.on('open', () => socket.io.engine.once('upgrade', () => resolve()));
          });
          return socket;
        }),
      );
      for (const socket of upgraded) expect(await isAnswered(socket)).toBe(true);
      for (const socket of [...polling, ...upgraded]) socket.disconnect();
    },
  );

  test('nothing is lost of what a newcomer says while the connection moves', long, async () => {
    for (let round = 0; round < 4; round += 1) {
      const sockets = await Promise.all(Array.from({ length: 60 }, () => connect(two.url)));
      expect((await Promise.all(sockets.map(isAnswered))).every(Boolean)).toBe(true);
      for (const socket of sockets) socket.disconnect();
    }
  });

  test('what one has stored all have, and a session counts everywhere', long, async () => {
    const token = await login(two.url);
    const poll = await ask(`${two.url}/api/polls`, token, buildPoll());
    expect(poll.status).toBeLessThan(300);
    for (let count = 0; count < 4; count += 1) {
      const found = await ask(`${two.url}/api/polls/${poll.body.pollid}`, token);
      expect(found).toMatchObject({ status: 200, body: { pollid: poll.body.pollid } });
    }
  });

  test('health and metrics tell of all, together and each', long, async () => {
    const sockets = await Promise.all(Array.from({ length: 12 }, () => connect(two.url)));
    const { processes } = await two.processes.until(
      (health) => health.processes.reduce((sum, each) => sum + each.connections, 0) === 12,
    );
    expect(processes.map(({ process, state }) => [process, state])).toEqual([
      [1, 'ready'],
      [2, 'ready'],
    ]);
    const each = await (await fetch(`${two.url}/metrics/processes`, asOperations)).text();
    const sum = await (await fetch(`${two.url}/metrics`, asOperations)).text();
    const held = [1, 2].map((number) => readMetric(each, `live_connections{process="${number}"}`));
    expect(held.every(Number.isInteger)).toBe(true);
    expect(held[0]! + held[1]!).toBe(12);
    expect(readMetric(sum, 'live_connections')).toBe(12);
    expect(readMetric(sum, 'server_processes_ready')).toBe(2);
    expect(each).toContain('process_start_time_seconds{process="keeper"}');
    for (const socket of sockets) socket.disconnect();
  });

  test('a process that dies is started again; its people come back', long, async () => {
    const sockets = await Promise.all(Array.from({ length: 6 }, () => connect(two.url)));
    const before = await two.processes.health();
    // Where those of the test before are still counted, all of these may be with one process.
    const dies = holderOf(sockets[0]!)! - 1;
    const stays = 1 - dies;
    const back = sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.once('disconnect', () => socket.once('connect', () => resolve()));
        }),
    );
    process.kill(before.processes[dies]!.pid!, 'SIGKILL');
    await back[0];
    const after = await two.processes.until(
      ({ status, processes }) => status === 'ok' && processes[dies]!.restarts === 1,
    );
    expect(after.processes[dies]!.pid).not.toBe(before.processes[dies]!.pid);
    expect(after.processes[stays]).toMatchObject({
      pid: before.processes[stays]!.pid,
      restarts: 0,
    });
    for (const socket of sockets) socket.disconnect();
  });

  test('where the store dies, everything begins anew with what was stored', long, async () => {
    // The first one may have no more polls to create in this minute.
    const token = await login(two.url, demoAccounts[1]);
    const since = two.processes.lineCount;
    const stored = await ask(`${two.url}/api/polls`, token, buildPoll());
    expect(stored.status).toBe(201);
    const asking = Array.from({ length: 16 }, () =>
      askUntilCut(`${two.url}/health`, operationsToken),
    );
    process.kill(Number(two.processes.last('what the processes share is ready')['pid']), 'SIGKILL');
    await two.processes.logged(
      'what the processes share is gone; everything is started again',
      since,
    );
    await two.processes.until(({ status }) => status === 'ok');
    // Whoever asked meanwhile is answered or sees that nobody will.
    expect(await Promise.all(asking)).not.toContain(silence);
    expect((await ask(`${two.url}/api/polls/${stored.body.pollid}`, token)).status).toBe(200);
  });

  test('a killed primary leaves nobody behind, and SIGTERM ends all in order', long, async () => {
    two.processes.signal('SIGKILL');
    // It has ended when the last of those that wrote to its log has.
    await two.processes.ended;
    await two.again();
    expect(await login(two.url)).not.toBe('');
    expect(await two.processes.stop()).toBe(0);
    expect(two.processes.last('stopped')).toMatchObject({ level: 'info' });
  });
});
