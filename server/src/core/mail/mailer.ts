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
  /** Where a mail program posts that its reader wants no more of these, without asking them to log in. */
  readonly unsubscribe?: string | undefined;
}

/** What went out since the start, for who looks after the server. */
export interface MailFigures {
  readonly sent: number;
  readonly failed: number;
  /** Milliseconds since the epoch. */
  readonly lastFailureAt: number | null;
}

/** Sends mail: over SMTP, or into the mail catcher where there is no SMTP server. */
export interface Mailer {
  readonly kind: 'smtp' | 'catcher';
  /** Resolves once the mail server has taken it. @throws AppError UNAVAILABLE */
  send(mail: Mail): Promise<void>;
  /**
   * Resolves once the mail is stored. It is sent in the background, again and again where that fails
   * and also after a restart: the caller's reply tells nothing of it.
   */
  post(mail: Mail): Promise<void>;
  figures(): MailFigures;
  /** Lets go of the mail server; the jobs are closed before. */
  close(): Promise<void>;
}
