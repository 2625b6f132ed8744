import { createHash } from 'node:crypto';
import type { Agent } from 'node:https';
import type { Connection, Model } from 'mongoose';
import type {
  NotificationKind,
  PushMessage,
  PushSubscriptionBody,
} from '@sets/shared/notification/notification.contract.ts';
import webPush from 'web-push';
import type { Caller } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { JobFailure, type Jobs } from '../../core/jobs/jobs.ts';
import type { Log } from '../../core/log.ts';
import { isPushEndpoint } from './push-hosts.ts';
import { pushJob, type PushPayload } from './push-job.ts';
import { canEncryptFor } from './push-keys.ts';
import { createPushSender, type PushSender } from './push-sender.ts';
import {
  pushDeviceModel,
  pushKeyModel,
  type PushDeviceRecord,
  type PushKeyRecord,
} from './push.model.ts';

/** Devices of one person that are sent to; the oldest goes. */
export const mostDevices = 20;

export interface PushTools {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  /** Hosts of push services beside the known ones. */
  readonly pushHosts: readonly string[];
  /** Whom push services write to. */
  readonly support: string;
  /** Ids of the sessions of a person that have not ended. */
  readonly liveSessions: (userid: string) => Promise<ReadonlySet<string>>;
  readonly agent?: Agent | undefined;
}

const hashed = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');

/** The devices that asked to be sent to, and the way there. */
export class PushService {
  readonly #devices: Model<PushDeviceRecord>;
  readonly #keys: Model<PushKeyRecord>;
  readonly #tools: Omit<PushTools, 'connection'>;
  #sender: Promise<PushSender> | null = null;

  constructor({ connection, ...tools }: PushTools) {
    this.#devices = pushDeviceModel(connection);
    this.#keys = pushKeyModel(connection);
    this.#tools = tools;
    tools.jobs.handle(pushJob, { run: (payload) => this.#sendTo(payload) });
  }

  /** The pair of keys, made by whoever asks first: of two servers that start together, both get the same. */
  async keys(): Promise<PushKeyRecord> {
    const kept = await this.#keys.findById('vapid').lean();
    if (kept !== null) return kept;
    const made = { ...webPush.generateVAPIDKeys(), madeAt: new Date(this.#tools.clock.now()) };
    try {
      await this.#keys.updateOne({ _id: 'vapid' }, { $setOnInsert: made }, { upsert: true });
    } catch (error) {
      // MongoDB may let two upserts race and refuse the second: then the first one's keys count.
      if (!isDuplicateKey(error)) throw error;
    }
    return this.#keys.findById('vapid').orFail().lean();
  }

  /**
   * Sends to this browser from now on, on behalf of this session; it is taken from whoever had it
   * before. @throws AppError BAD_REQUEST
   */
  async subscribe(caller: Caller, { endpoint, keys }: PushSubscriptionBody): Promise<void> {
    if (!isPushEndpoint(endpoint, this.#tools.pushHosts)) {
      const msg = 'This browser’s push service is not one that this server knows.';
      throw new AppError('BAD_REQUEST', msg);
    }
    if (!canEncryptFor(keys)) {
      throw new AppError('BAD_REQUEST', 'The keys of this subscription are not keys.');
    }
    const { userid, sessionId } = caller;
    const at = new Date(this.#tools.clock.now());
    const device = { endpoint, ...keys, userid, sessionId, at };
    await this.#devices.updateOne({ _id: hashed(endpoint) }, { $set: device }, { upsert: true });
    const surplus = await this.#devices
      .find({ userid }, { _id: 1 })
      .sort({ at: -1 })
      .skip(mostDevices)
      .lean();
    await this.#forget(surplus.map(({ _id }) => _id));
  }

  /** Sends to this browser no more, if it is the caller's. */
  async unsubscribe({ userid }: Caller, endpoint: string): Promise<void> {
    await this.#devices.deleteOne({ _id: hashed(endpoint), userid });
  }

  /** Sends no more to where these sessions were. */
  async endSessions(sessionIds: readonly string[]): Promise<void> {
    await this.#devices.deleteMany({ sessionId: { $in: sessionIds } });
  }

  /** Resolves once a message to every device of a person is stored; they are sent in the background. */
  async send(userid: string, message: PushMessage, kind: NotificationKind): Promise<void> {
    const devices = await this.#devices.find({ userid }, { _id: 1 }).lean();
    await Promise.all(
      devices.map(({ _id: deviceId }) =>
        this.#tools.jobs.enqueue(pushJob, { userid, deviceId, kind, message }),
      ),
    );
  }

  /** For the person themselves: where they are sent to, without what would let others send. */
  async devices(userid: string): Promise<{ pushService: string; since: string }[]> {
    const devices = await this.#devices.find({ userid }).sort({ at: 1 }).lean();
    return devices.map(({ endpoint, at }) => ({
      pushService: new URL(endpoint).host,
      since: at.toISOString(),
    }));
  }

  async erase(userid: string): Promise<void> {
    await this.#devices.deleteMany({ userid });
    await this.#tools.jobs.forget(pushJob, userid);
  }

  async close(): Promise<void> {
    (await this.#sender)?.close();
  }

  /** @throws JobFailure */
  async #sendTo({ userid, deviceId, kind, message }: PushPayload): Promise<void> {
    const device = await this.#deviceOf(userid, deviceId);
    if (device === null) return;
    this.#sender ??= this.#openSender();
    const outcome = await (await this.#sender).send(device, JSON.stringify(message), kind);
    if (outcome.is === 'sent') return;
    if (outcome.is === 'gone') {
      await this.#forget([deviceId]);
      return;
    }
    this.#tools.log.warn({ code: outcome.code, outcome: outcome.is }, 'push message not taken');
    throw new JobFailure(outcome.code, { final: outcome.is === 'refused' });
  }

  /**
   * The device, if this person is still signed in there: meanwhile somebody else may be. What a
   * session left behind is forgotten.
   */
  async #deviceOf(userid: string, deviceId: string): Promise<PushDeviceRecord | null> {
    const device = await this.#devices.findOne({ _id: deviceId, userid }).lean();
    if (device === null) return null;
    const live = await this.#tools.liveSessions(userid);
    if (live.has(device.sessionId)) return device;
    await this.#devices.deleteOne({ _id: deviceId, sessionId: device.sessionId });
    return null;
  }

  async #openSender(): Promise<PushSender> {
    const { support, agent } = this.#tools;
    return createPushSender({ keys: await this.keys(), support, agent });
  }

  async #forget(deviceIds: readonly string[]): Promise<void> {
    if (deviceIds.length > 0) await this.#devices.deleteMany({ _id: { $in: deviceIds } });
  }
}
