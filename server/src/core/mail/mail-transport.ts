import { JobFailure } from '../jobs/jobs.ts';
import type { Message } from './letterhead.ts';

/** A way for messages to leave this server. */
export interface MailTransport {
  readonly kind: 'smtp' | 'catcher';
  /** Resolves once the message is taken. @throws DeliveryError */
  deliver(message: Message): Promise<void>;
  close(): Promise<void>;
}

/**
 * Why a message did not leave: as nodemailer or Node calls it, with the mail server's number, and
 * nothing else. What a mail server says quotes addresses. Final where the same mail will never be
 * taken: nobody has this address, say.
 */
export class DeliveryError extends JobFailure {
  override readonly name = 'DeliveryError';
}
