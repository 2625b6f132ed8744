import { Schema, type Connection, type Model } from 'mongoose';

/** The number of an invoice or of a credit note. `_id` is its text, as `K7M2QD-2031-000042`. */
export interface InvoiceRecord {
  readonly _id: string;
  readonly series: string;
  readonly year: number;
  readonly number: number;
  readonly orderid: string;
  readonly kind: 'invoice' | 'credit';
  /** The key of the refund that a credit note is for; '' of an invoice, which an order has one of. */
  readonly refund: string;
  /** Whose order it is; '' where their account is deleted. */
  readonly userid: string;
  /** Of which moment it is, as what is written says. */
  readonly at: Date;
  /** A `storedInvoice` or `storedCreditNote` of any version. */
  readonly content: unknown;
}

/** With which letters the numbers of a stall begin. `_id` is the stallid. */
export interface SeriesRecord {
  readonly _id: string;
  readonly series: string;
}

const text = { type: String, required: true } as const;

const invoiceSchema = new Schema<InvoiceRecord>(
  {
    _id: text,
    series: text,
    year: { type: Number, required: true },
    number: { type: Number, required: true },
    orderid: text,
    kind: text,
    refund: { type: String, default: '' },
    userid: { type: String, default: '' },
    at: { type: Date, required: true },
    content: Schema.Types.Mixed,
  },
  { minimize: false, versionKey: false, collection: 'foodinvoices' },
);
// Those of an order, each once; the last of a year, where each is there once; those of a person; and those of a time.
invoiceSchema.index({ orderid: 1, kind: 1, refund: 1 }, { unique: true });
invoiceSchema.index({ series: 1, year: 1, number: -1 }, { unique: true });
invoiceSchema.index({ userid: 1, _id: 1 });
invoiceSchema.index({ series: 1, at: 1, _id: 1 });

const seriesSchema = new Schema<SeriesRecord>(
  { _id: text, series: text },
  { versionKey: false, collection: 'foodseries' },
);
seriesSchema.index({ series: 1 }, { unique: true });

export const invoiceModel = (connection: Connection): Model<InvoiceRecord> =>
  connection.model<InvoiceRecord>('FoodInvoice', invoiceSchema);
export const seriesModel = (connection: Connection): Model<SeriesRecord> =>
  connection.model<SeriesRecord>('FoodSeries', seriesSchema);
