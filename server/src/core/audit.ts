import type { AuditAction } from '@sets/shared/admin/admin.contract.ts';

/** What an admin did. `by` is null for the command line of the server. */
export interface Audited {
  readonly by: string | null;
  readonly action: AuditAction;
  /** What it was done to, as a person reads it: a school's name, a person's address. */
  readonly subject: string;
  /** What changed, as `student → moderator`; '' where there is no more to say. */
  readonly details: string;
}

/** Writes down what admins do; resolves when that is stored. */
export type Audit = (audited: Audited) => Promise<void>;
