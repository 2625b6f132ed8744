import type { Message } from './letterhead.ts';

/** A way for messages to leave this server. */
export interface MailTransport {
  readonly kind: 'smtp' | 'outbox';
  /** Resolves once the message is taken. @throws DeliveryError */
  deliver(message: Message): Promise<void>;
  close(): Promise<void>;
}

/**
 * Why a message did not leave: a code alone. What a mail server says quotes addresses, and this
 * goes into the log.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** As nodemailer or Node calls it, with the mail server's number: `EENVELOPE 550`. */
  readonly code: string;
  /** The same mail will never be taken: nobody has this address, say. */
  readonly final: boolean;

  constructor(code: string, { final }: { readonly final: boolean }) {
    super('The mail was not taken.');
    this.code = code;
    this.final = final;
  }
}
