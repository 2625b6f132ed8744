import type { AuditAction } from '@sets/shared/audit/audit.contract.ts';

/** What an admin did. `by` is a userid, or null for the command line of the server, or the server by itself. */
export interface Audited {
  readonly by: string | null;
  readonly action: AuditAction;
  /**
   * What it was done to: a thing by its name, a person by their userid. Whoever reads the log is
   * shown the person's name, and the log keeps no name of somebody who left.
   */
  readonly subject: string | { readonly userid: string };
  /** What changed, as `student → moderator`; '' where there is no more to say. */
  readonly details: string;
}

/** Writes down what admins do; resolves when that is stored. */
export type Audit = (audited: Audited) => Promise<void>;
