import { randomBytes } from 'node:crypto';
import {
  newSeries,
  seriesBytes,
  textOfInvoiceNumber,
} from '@sets/shared/food/order/invoice-number.ts';
import type { Connection, Model } from 'mongoose';
import { AppError } from '../../../../core/app-error.ts';
import { inserted } from '../../../../core/inserted.ts';
import { mostTries } from '../../../../core/in-turn.ts';
import { createKeyedMutex } from '../../../../core/keyed-mutex.ts';
import {
  invoiceModel,
  type InvoiceRecord,
  seriesModel,
  type SeriesRecord,
} from './invoice.model.ts';
import { paperMessages } from './papers.messages.ts';

export type { InvoiceRecord } from './invoice.model.ts';

/** What is to have a number. */
export interface Numbered extends Pick<InvoiceRecord, 'orderid' | 'kind' | 'refund' | 'userid'> {
  readonly stallid: string;
  readonly year: number;
  /** Of which moment it is, in ms. */
  readonly at: number;
  /** What is written under it, as it is stored. */
  readonly contentOf: (number: string) => InvoiceRecord['content'];
}

/** Papers that are read together. */
const slice = 500;

/**
 * The numbers of invoices and credit notes: of each stall and year from 1 on, none twice and none left out. A number
 * and what it is for are one record: it is given by being written, so there is nothing between the two to crash in.
 */
export class InvoiceNumbers {
  readonly #invoices: Model<InvoiceRecord>;
  readonly #series: Model<SeriesRecord>;
  /** Of this process: those of one stall take turns, instead of all against all. */
  readonly #inTurn = createKeyedMutex();
  readonly #draw: () => string;

  /** `draw`: a series by chance. */
  constructor(
    connection: Connection,
    draw: () => string = () => newSeries(randomBytes(seriesBytes)),
  ) {
    this.#invoices = invoiceModel(connection);
    this.#series = seriesModel(connection);
    this.#draw = draw;
  }

  /** The next number; the same again where it was given one before. @throws AppError CONFLICT */
  give(wanted: Numbered): Promise<InvoiceRecord> {
    return this.#inTurn(wanted.stallid, async () => {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const given = (await this.#find(wanted)) ?? (await this.#insertNext(wanted));
        if (given !== null) return given;
      }
      throw new AppError('CONFLICT', paperMessages.numbering);
    });
  }

  /** Those of an order. */
  of(orderid: string): Promise<InvoiceRecord[]> {
    return this.#invoices.find({ orderid }).lean<InvoiceRecord[]>();
  }

  /** Those of a person, in the order of their numbers, behind one of them. */
  ofPerson(userid: string, behind: string, most: number): Promise<InvoiceRecord[]> {
    return this.#invoices
      .find({ userid, _id: { $gt: behind } })
      .sort({ _id: 1 })
      .limit(most)
      .lean<InvoiceRecord[]>();
  }

  /** Those of a stall from one moment up to another, which is not in it, as they come; in slices. */
  async *between(stallid: string, from: Date, to: Date): AsyncGenerator<InvoiceRecord> {
    const known = await this.#series.findById(stallid).lean<SeriesRecord | null>();
    if (known === null) return;
    const { series } = known;
    for (let last: InvoiceRecord | undefined; ;) {
      const { at, _id } = last ?? { at: from, _id: '' };
      const some = await this.#invoices
        // The first condition says no more than the others: it is for the index.
        .find({
          series,
          at: { $gte: at, $lt: to },
          $or: [{ at: { $gt: at } }, { _id: { $gt: _id } }],
        })
        .sort({ at: 1, _id: 1 })
        .limit(slice)
        .lean<InvoiceRecord[]>();
      yield* some;
      last = some.at(-1);
      if (last === undefined || some.length < slice) return;
    }
  }

  /** Whether a stall has ever written anything; it may be gone. */
  async hasAnyOf(stallid: string): Promise<boolean> {
    return (await this.#series.exists({ _id: stallid })) !== null;
  }

  /** It names its person no more. */
  async forgetPerson({ _id }: InvoiceRecord, content: InvoiceRecord['content']): Promise<void> {
    await this.#invoices.updateOne({ _id }, { $set: { userid: '', content } });
  }

  #find({ orderid, kind, refund }: Numbered): Promise<InvoiceRecord | null> {
    return this.#invoices.findOne({ orderid, kind, refund }).lean<InvoiceRecord | null>();
  }

  /** Null where another process was first with this number, or for this order. */
  async #insertNext(wanted: Numbered): Promise<InvoiceRecord | null> {
    const { orderid, kind, refund, userid, stallid, year, contentOf } = wanted;
    const at = new Date(wanted.at);
    const series = await this.#seriesOf(stallid);
    const last = await this.#invoices
      .findOne({ series, year }, { number: 1 })
      .sort({ number: -1 })
      .lean<Pick<InvoiceRecord, 'number'> | null>();
    const place = { series, year, number: (last?.number ?? 0) + 1 };
    const _id = textOfInvoiceNumber(place);
    const made = { _id, ...place, orderid, kind, refund, userid, at, content: contentOf(_id) };
    return (await inserted(this.#invoices, made)) ? made : null;
  }

  /** Drawn once for a stall, and another one for each. */
  async #seriesOf(stallid: string): Promise<string> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const there = await this.#series.findById(stallid).lean<SeriesRecord | null>();
      if (there !== null) return there.series;
      const drawn = { _id: stallid, series: this.#draw() };
      if (await inserted(this.#series, drawn)) return drawn.series;
    }
    throw new AppError('CONFLICT', paperMessages.numbering);
  }
}
