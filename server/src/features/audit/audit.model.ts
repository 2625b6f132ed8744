import type { Connection, Model } from 'mongoose';
import { Schema } from 'mongoose';
import type { AuditAction } from '@sets/shared/audit/audit.contract.ts';

/** An entry of the audit log, as it is stored. People are in it by userid alone. */
export interface AuditRecord {
  readonly _id: string;
  readonly at: Date;
  readonly action: AuditAction;
  /** Null for the command line of the server, or the server by itself. */
  readonly by: string | null;
  /** The person that it was done to; null for a thing. */
  readonly person: string | null;
  /** The thing that it was done to; '' for a person. */
  readonly thing: string;
  readonly details: string;
}

const auditSchema = new Schema<AuditRecord>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    action: { type: String, required: true },
    by: { type: String, default: null },
    person: { type: String, default: null },
    thing: { type: String, default: '' },
    details: { type: String, default: '' },
  },
  { collection: 'audit', versionKey: false },
);
auditSchema.index({ at: -1, _id: -1 });
auditSchema.index({ person: 1 });
auditSchema.index({ by: 1 });

export const auditModel = (connection: Connection): Model<AuditRecord> =>
  connection.model<AuditRecord>('Audit', auditSchema);
