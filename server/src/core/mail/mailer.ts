/** A mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
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
