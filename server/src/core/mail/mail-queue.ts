import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type Connection, type Model, Schema } from 'mongoose';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { newId } from '../new-id.ts';
import type { Mail } from './mailer.ts';

/** A mail that waits in the store. */
interface WaitingMail {
  readonly _id: string;
  /** The mail, encrypted: in it are links by which somebody else could sign in. */
  readonly sealed: string;
  /** How often it was not taken. */
  readonly tries: number;
  /** When it may be taken up, by whichever server is there then. */
  readonly dueAt: Date;
  readonly at: Date;
}

/** After a day nobody waits for a mail any more, in seconds. */
const kept = 24 * 3_600;

const waitingMailSchema = new Schema<WaitingMail>(
  {
    _id: { type: String, required: true },
    sealed: { type: String, required: true },
    tries: { type: Number, required: true },
    dueAt: { type: Date, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'mails', versionKey: false },
);
waitingMailSchema.index({ dueAt: 1 });
waitingMailSchema.index({ at: 1 }, { expireAfterSeconds: kept });

const mailShape = z.strictObject({
  to: z.string(),
  subject: z.string(),
  summary: z.string(),
  text: z.string(),
  html: z.string(),
});

/** How long a mail is left to the server that took it up, in milliseconds: longer than one attempt. */
export const lease = 60_000;

/** A mail that is taken up; `mail` is null where another secret has sealed it. */
export interface TakenMail {
  readonly id: string;
  readonly mail: Mail | null;
  readonly tries: number;
}

interface QueueTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly secret: string;
}

/** A timer may go off that much before its time, in milliseconds. */
const early = 10;

const cipher = 'aes-256-gcm';

/** Posted mails in the store, until they are sent: they outlast the process that posted them. */
export class MailQueue {
  readonly #mails: Model<WaitingMail>;
  readonly #clock: QueueTools['clock'];
  readonly #key: Uint8Array;

  constructor({ connection, clock, secret }: QueueTools) {
    this.#mails = connection.model<WaitingMail>('WaitingMail', waitingMailSchema);
    this.#clock = clock;
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'posted mails', 32));
  }

  /** Keeps a mail, left to this server at first; resolves when that is stored. */
  async put(mail: Mail): Promise<TakenMail> {
    const id = newId();
    const sealed = this.#seal(mail);
    await this.#mails.create({
      _id: id,
      sealed,
      tries: 0,
      dueAt: this.#in(lease),
      at: this.#in(0),
    });
    return { id, mail, tries: 0 };
  }

  /** The mail that has waited longest, now left to this server; null where none is due. */
  async take(): Promise<TakenMail | null> {
    const taken = await this.#mails
      .findOneAndUpdate(
        { dueAt: { $lte: this.#in(early) } },
        { $set: { dueAt: this.#in(lease) } },
        { sort: { dueAt: 1 } },
      )
      .lean();
    return taken && { id: taken._id, mail: this.#unseal(taken.sealed), tries: taken.tries };
  }

  /** It was not taken: it is due again in `ms`. */
  async putOff(id: string, ms: number): Promise<void> {
    await this.#mails.updateOne({ _id: id }, { $set: { dueAt: this.#in(ms) }, $inc: { tries: 1 } });
  }

  /** It was sent, or never will be. */
  async remove(id: string): Promise<void> {
    await this.#mails.deleteOne({ _id: id });
  }

  #seal(mail: Mail): string {
    const iv = randomBytes(12);
    const sealing = createCipheriv(cipher, this.#key, iv);
    const text = Buffer.concat([sealing.update(JSON.stringify(mail)), sealing.final()]);
    return Buffer.concat([iv, sealing.getAuthTag(), text]).toString('base64');
  }

  #unseal(sealed: string): Mail | null {
    const bytes = Buffer.from(sealed, 'base64');
    try {
      const opening = createDecipheriv(cipher, this.#key, bytes.subarray(0, 12));
      opening.setAuthTag(bytes.subarray(12, 28));
      const text = Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]);
      return mailShape.parse(JSON.parse(text.toString()));
    } catch {
      // Node tells another key from the right one by throwing.
      return null;
    }
  }

  #in(ms: number): Date {
    return new Date(this.#clock.now() + ms);
  }
}
