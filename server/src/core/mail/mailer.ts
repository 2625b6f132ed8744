/** A mail to one person, as `mailOf` writes it. The mailer puts it on the product's letterhead. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** What a mail program shows beside the subject before the mail is opened. */
  readonly summary: string;
  /** The letter alone, without name and signature of the product. */
  readonly text: string;
  /** The same as markup. */
  readonly html: string;
}

/** What went out since the start, for who looks after the server. */
export interface MailFigures {
  readonly sent: number;
  readonly failed: number;
  /** Milliseconds since the epoch. */
  readonly lastFailureAt: number | null;
}

/** Sends mail: over SMTP, or into the local outbox where there is no SMTP server. */
export interface Mailer {
  readonly kind: 'smtp' | 'outbox';
  /** Resolves once the mail server has taken it. @throws AppError UNAVAILABLE */
  send(mail: Mail): Promise<void>;
  /** Sends in the background and tries again where that fails: the caller's reply tells nothing of it. */
  post(mail: Mail): void;
  figures(): MailFigures;
  /** Gives what is posted a moment to leave. */
  close(): Promise<void>;
}
