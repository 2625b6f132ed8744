import * as z from 'zod/mini';
import { id } from '../core/ids.ts';

/** Every kind of thing that the audit log records. */
export const auditAction = z.enum([
  'school.created',
  'school.changed',
  'school.removed',
  'person.role',
  'person.locked',
  'person.unlocked',
  'person.email',
  'person.emailundone',
  'person.password',
  'division.confirmed',
  'division.refused',
  'question.revealed',
  'report.kept',
  'report.takendown',
  'report.putback',
  'premium.granted',
  'premium.revoked',
  'person.credits',
  'admin.appointed',
  'stall.created',
  'stall.removed',
  'menu.imported',
  'order.cancelled',
  'order.refunded',
  'job.retried',
  'job.deleted',
]);
export type AuditAction = z.infer<typeof auditAction>;

export const auditEntry = z.strictObject({
  entryid: id,
  at: z.int(),
  action: auditAction,
  /** Who did it; null for the command line of the server, or the server by itself. */
  by: z.nullable(z.strictObject({ userid: id, username: z.string() })),
  /** What it was done to, as a person reads it. */
  subject: z.string(),
  /** What changed, as `student → moderator`; '' where there is no more to say. */
  details: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A page of `GET /api/admin/audit`, newest first; `next` asks for the one after, null at the end. */
export const auditPage = z.strictObject({
  entries: z.array(auditEntry),
  next: z.nullable(z.string()),
});
export type AuditPage = z.infer<typeof auditPage>;
