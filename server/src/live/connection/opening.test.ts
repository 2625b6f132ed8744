import { connect as connectTcp, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStage, type Stage } from '../../../test/live-stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** What the server says, until it has said `until`. */
const opening = (path: string, until: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const { hostname, port } = new URL(stage.url());
    const socket = connectTcp(Number(port), hostname, () => {
      const head = [
        `GET ${path} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: c2V0cyBvZiB0aGUgdGVzdA==',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
    });
    socket.on('error', reject).on('data', (bytes) => {
      said += bytes.toString('latin1');
      if (said.includes(until)) socket.destroy();
    });
    socket.on('close', () => resolve(said));
  });

test('the answer to a handshake and the first word of the connection go in one write', async () => {
  const single = vi.spyOn(Socket.prototype, '_write');
  const gathered = vi.spyOn(Socket.prototype, '_writev');
  const said = await opening('/socket.io/?EIO=4&transport=websocket', '"sid"');
  const alone = single.mock.calls.map(([chunk]) => String(chunk));
  const together = gathered.mock.calls.map(([chunks]) => chunks.map((each) => String(each.chunk)));
  vi.restoreAllMocks();
  expect(said).toMatch(/^HTTP\/1\.1 101 /u);
  expect(alone.filter((text) => text.startsWith('HTTP/1.1 101 '))).toEqual([]);
  const opened = together.find(([first]) => first?.startsWith('HTTP/1.1 101 '));
  expect(opened?.at(-1)).toContain('0{"sid":');
});

test('who is refused is told why', async () => {
  const wrong = await opening('/socket.io/?EIO=4&transport=websocket&sid=nobody', 'unknown');
  expect(wrong).toContain('400 Bad Request');
  const old = await opening('/socket.io/?EIO=3&transport=websocket', 'protocol');
  expect(old).toContain('Unsupported protocol version');
});
