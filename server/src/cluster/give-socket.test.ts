import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { giveSocket } from './give-socket.ts';

test('what the client says while its socket is on its way is left for the other process', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reach = async (): Promise<{ client: Socket; here: Socket }> => {
    const accepted = once(server, 'connection');
    const client = connect(port, '127.0.0.1');
    const [here] = (await accepted) as [Socket];
    here.resume();
    return { client, here };
  };
  const moving = await reach();
  const other = await reach();
  // It is on its way for as long as this test lasts.
  giveSocket(() => {}, 'take it', moving.here);
  moving.client.write('a word that must not be lost');
  for (let round = 0; round < 3; round += 1) {
    other.client.write('something later');
    await once(other.here, 'data');
  }
  expect(moving.here.bytesRead).toBe(0);
  for (const { client, here } of [moving, other]) {
    client.destroy();
    here.destroy();
  }
  server.close();
});
