import { connect as connectTcp, type Socket as TcpSocket } from 'node:net';
import { expect, test } from 'vitest';
import { connect, holderOf, long } from '../../test/process-clients.ts';
import { describeWithRedis } from '../../test/start-redis.ts';
import { useTwoProcesses } from '../../test/two-processes.ts';
import { newConnectionId } from './connection-ids.ts';

/** Asks for a WebSocket of a connection that `process` does not know; it refuses, where it answers. */
const upgrade = (url: string, process: number): TcpSocket => {
  const { host, hostname, port } = new URL(url);
  const socket = connectTcp(Number(port), hostname).resume();
  const path = `/socket.io/?EIO=4&transport=websocket&sid=${newConnectionId(process)}`;
  const headers = `Host: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket`;
  socket.on('error', () => {}).write(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
  return socket;
};

describeWithRedis('one of several processes', () => {
  const two = useTwoProcesses();

  test('a process that does not answer is ended and started again', long, async () => {
    const since = two.processes.lineCount;
    const { processes } = await two.processes.health();
    const held = await Promise.all(Array.from({ length: 12 }, () => connect(two.url)));
    const holders = new Set(held.map((socket) => holderOf(socket)!));
    expect(holders.size).toBe(2);
    process.kill(processes[1]!.pid!, 'SIGSTOP');
    const handed = [...holders].flatMap((id) =>
      Array.from({ length: 20 }, () => upgrade(two.url, id)),
    );
    expect(
      await two.processes.logged('a process does not answer; it is ended', since),
    ).toMatchObject({
      process: 2,
      pid: processes[1]!.pid,
    });
    await two.processes.until(
      ({ status, processes: [, second] }) => status === 'ok' && second!.restarts === 1,
    );
    // Whoever waited for it knows that.
    await expect.poll(() => handed.filter(({ closed }) => !closed).length).toBe(0);
    for (const socket of handed) socket.destroy();
    for (const socket of held) socket.disconnect();
  });
});
