import { Agent, request } from 'node:https';
import type { NotificationKind } from '@sets/shared/notification/notification.contract.ts';
import webPush from 'web-push';

/** How long a push service may take, in milliseconds. */
const patience = 10_000;

/** How long a push service keeps a message for a device that is off, in seconds. */
const keptFor = 24 * 60 * 60;

/**
 * `gone`: the browser takes no more, ever. `later`: the push service is busy or away. Else the code
 * of why it was refused.
 */
export type PushOutcome =
  | { readonly is: 'sent' }
  | { readonly is: 'gone' }
  | { readonly is: 'later' | 'refused'; readonly code: string };

/** A device, as its browser named it. */
interface Target {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushSender {
  /** Encrypts `payload` for the device and hands it to its push service. Never throws. */
  send(device: Target, payload: string, kind: NotificationKind): Promise<PushOutcome>;
  close(): void;
}

interface SenderTools {
  readonly keys: { readonly publicKey: string; readonly privateKey: string };
  /** Whom a push service writes to when this server misbehaves. */
  readonly support: string;
  /** Opens connections; tests bring one that trusts their own push service. */
  readonly agent?: Agent | undefined;
}

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404 || status === 410) return { is: 'gone' };
  const code = `HTTP ${status}`;
  return { is: status === 429 || status >= 500 ? 'later' : 'refused', code };
};

const codeOf = (error: unknown): string => {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
  return typeof code === 'string' ? code : 'EUNKNOWN';
};

export const createPushSender = ({ keys, support, agent }: SenderTools): PushSender => {
  const connections = agent ?? new Agent({ keepAlive: true, maxSockets: 8 });
  const vapidDetails = {
    publicKey: keys.publicKey,
    privateKey: keys.privateKey,
    subject: `mailto:${support}`,
  };

  /** The status that the push service answers. Of its body nothing is read: nobody bounds it. */
  const post = (endpoint: string, headers: Record<string, string>, body: Buffer): Promise<number> =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(patience);
      const options = { method: 'POST', headers, agent: connections, signal };
      const call = request(endpoint, options, (response) => {
        resolve(response.statusCode ?? 0);
        // One that says little lets its connection be used again, any other loses it.
        const length = Number(response.headers['content-length'] ?? 0);
        if (length <= 4_096) response.resume();
        else response.destroy();
        response.on('error', () => undefined);
      });
      call.on('error', reject);
      call.end(body);
    });

  return {
    send: async ({ endpoint, p256dh, auth }, payload, kind) => {
      try {
        const urgency = kind === 'security' ? 'high' : 'normal';
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          payload,
          { TTL: keptFor, urgency, vapidDetails, contentEncoding: 'aes128gcm' },
        );
        return outcomeOf(await post(endpoint, headers, body));
      } catch (error) {
        return { is: 'later', code: codeOf(error) };
      }
    },
    close: () => {
      connections.destroy();
    },
  };
};
