import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { giveSocket } from './give-socket.ts';

/** Both ends of a connection. */
const openPair = async (): Promise<{ here: Socket; client: Socket }> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  const client = connect(address.port, '127.0.0.1');
  const [here] = (await once(server, 'connection')) as [Socket];
  onTestFinished(() => {
    for (const each of [here, client]) each.destroy();
    server.close();
  });
  return { here, client };
};

/** Resolves when what was written lies in the other end, and this process has had time to read it. */
const written = async (client: Socket, text: string): Promise<void> => {
  await new Promise((resolve) => {
    client.write(text, resolve);
  });
  for (let turns = 0; turns < 5; turns += 1) await nextTurn();
};

test('what comes while a socket is on its way is left for the process that gets it', async () => {
  const { here, client } = await openPair();
  // As long as nobody says that it has arrived, it is open in this process too.
  giveSocket(() => {}, { type: 'take' }, here);
  await written(client, 'what I have to say');
  expect(here.bytesRead).toBe(0);
});
