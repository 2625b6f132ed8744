import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, Agent, type ServerOptions } from 'node:https';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { PushSubscriptionBody } from '@sets/shared/notification/notification.contract.ts';
import { selfSigned } from './self-signed.ts';

/** What a push service was handed. */
export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A browser as a push service knows it. */
export interface TestBrowser {
  /** As the browser's own subscription gives it. */
  readonly subscription: PushSubscriptionBody;
  /** What its service worker gets: the message decrypted (RFC 8188 and 8291). */
  decrypt(body: Buffer): unknown;
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const decryptWith = (ecdh: ECDH, auth: Buffer, body: Buffer): unknown => {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = derive(ecdh.computeSecret(senderKey), auth, both, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
};

/** A real push service on this machine: HTTPS with a certificate of its own. */
export const startPushService = async () => {
  const { key, cert } = selfSigned();
  const pushed: Pushed[] = [];
  let status = 201;
  let location: string | null = null;
  let holding = Promise.resolve();
  const options: ServerOptions = { key, cert };
  const server = createServer(options, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    const answer = (): void => {
      response.writeHead(status, location === null ? {} : { Location: location }).end('an answer');
    };
    request.on('end', () => {
      const { url: path = '', headers } = request;
      pushed.push({ path, headers, body: Buffer.concat(parts) });
      void holding.then(answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The push service has no port.');
  const host = `127.0.0.1:${bound.port}`;

  return {
    /** For `config.pushHosts`. */
    host,
    origin: `https://${host}`,
    pushed: pushed as readonly Pushed[],
    /** Trusts this service and nobody else. */
    agent: () => new Agent({ ca: cert, keepAlive: true }),
    answerWith: (next: number, to: string | null = null): void => {
      [status, location] = [next, to];
    },
    /** Answers nothing until what it returns is called. */
    hold: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      holding = promise;
      return resolve;
    },
    buildBrowser: (): TestBrowser => {
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      const p256dh = ecdh.generateKeys('base64url');
      const endpoint = `https://${host}/push/${randomBytes(12).toString('base64url')}`;
      return {
        subscription: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } },
        decrypt: (body) => decryptWith(ecdh, auth, body),
      };
    },
    close: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

export type TestPushService = Awaited<ReturnType<typeof startPushService>>;
