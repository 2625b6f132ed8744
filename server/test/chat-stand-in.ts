import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What was asked of the stand-in. */
interface Asked {
  readonly path: string;
  readonly key: string;
  readonly body: { readonly model: string; readonly messages: { content: string }[] };
}

/** A service that speaks as OpenAI's does, on this machine; a test says what it answers. */
export const startChatStandIn = async () => {
  const asked: Asked[] = [];
  let answer = (response: ServerResponse): void => void response.end('{}');
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as Asked['body'];
      const key = request.headers.authorization ?? '';
      asked.push({ path: request.url ?? '', key, body });
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: new URL(`http://127.0.0.1:${port}/v1`),
    answers: (next: typeof answer): void => {
      answer = next;
    },
    /** Says this, as a model does. */
    says: (content: string | null, refusal: string | null = null): void => {
      answer = (response) =>
        response.end(JSON.stringify({ choices: [{ message: { content, refusal } }] }));
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
