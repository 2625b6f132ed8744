import { Schema, type Connection, type Model } from 'mongoose';
import type { Division } from '@sets/shared/account/division.contract.ts';
import type { SchoolDefinition } from '@sets/shared/school/school.contract.ts';

/** A partnered school as it is stored. `_id` is the schoolid. */
export interface SchoolRecord extends Omit<
  SchoolDefinition,
  'colour' | 'logo' | 'divisions' | 'currency'
> {
  readonly _id: string;
  /** Absent, as its logo, in a school that was stored before there were any. */
  readonly colour?: string;
  readonly logo?: string;
  /** Absent in a school that was stored before it could have any. */
  readonly divisions?: readonly Division[];
  /** The same; then it is that of its country. */
  readonly currency?: string;
  /** Names that it had and that something may still keep; absent where nothing does. */
  readonly renamedFrom?: readonly string[];
  /** What makes two names the same one: in lower case. Accounts know their school by its name. */
  readonly nameKey: string;
}

const schoolSchema = new Schema<SchoolRecord>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    icon: { type: String, default: '' },
    colour: { type: String, default: '' },
    logo: { type: String, default: '' },
    country: { type: String, required: true },
    domains: { type: [String], required: true },
    networks: { type: [String], required: true },
    currency: { type: String, default: undefined },
    renamedFrom: { type: [String], default: undefined },
    divisions: [new Schema({ name: String, domains: [String] }, { _id: false })],
  },
  { collection: 'schools', versionKey: false },
);
schoolSchema.index({ nameKey: 1 }, { unique: true });
// Over all schools together: a domain belongs to one of them only.
schoolSchema.index({ domains: 1 }, { unique: true });

export const schoolModel = (connection: Connection): Model<SchoolRecord> =>
  connection.model<SchoolRecord>('School', schoolSchema);
