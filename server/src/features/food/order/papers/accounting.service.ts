import type { AccountingWanted } from '@sets/shared/food/order/accounting.contract.ts';
import { storedCreditNote, storedInvoice } from '@sets/shared/food/order/invoice.migrations.ts';
import { dayAt } from '@sets/shared/food/opening.ts';
import type { Actor } from '../../../../core/actor.ts';
import { AppError } from '../../../../core/app-error.ts';
import { csvOf } from '../../../../core/csv.ts';
import { fileNameOf } from '../../../../core/file-name.ts';
import type { FileContents } from '../../../../core/route.ts';
import { storedValue } from '../../../../core/stored-value.ts';
import { xlsxOf } from '../../../../core/xlsx.ts';
import { foodMessages } from '../../food.messages.ts';
import { canReadBooks, hasBooks } from '../../food.policy.ts';
import { nameOfStall } from '../../food.presenter.ts';
import { knownStall, type KnownStall } from '../../past-stall-store.service.ts';
import { accountingHeader, cellsOfRow } from './accounting-table.ts';
import {
  type AccountingRow,
  AccountingSums,
  type BookedPaper,
  type BookedStall,
} from './accounting-sums.ts';
import type { InvoiceNumbers, InvoiceRecord } from './invoice-numbers.service.ts';
import { paperMessages } from './papers.messages.ts';
import type { PaperTools } from './papers-tools.ts';

type Who = Pick<Actor, 'userid' | 'accountType'>;

interface AccountingTools extends Pick<PaperTools, 'stalls' | 'past'> {
  readonly numbers: Pick<InvoiceNumbers, 'between' | 'hasAnyOf'>;
}

const bookedAt = (record: KnownStall): BookedStall => ({
  stallid: record._id,
  name: nameOfStall(record),
});

const hourMs = 3_600_000;
/** No clock is further from UTC than that. */
const furthestClock = 14 * hourMs;

/** From when to when something is of these days, wherever on earth: what is not is left out afterwards. */
const timeOf = ({ from, to }: AccountingWanted): [from: Date, to: Date] => [
  new Date(Date.parse(from) - furthestClock),
  new Date(Date.parse(to) + 24 * hourMs + furthestClock),
];

/** A paper, and its day by the clock that it names. */
interface DatedPaper {
  readonly day: string;
  readonly paper: BookedPaper;
}

/** @throws AppError NEWER_VERSION, UNREADABLE */
const datedOf = ({ _id: text, year, number, kind, content }: InvoiceRecord): DatedPaper => {
  const place = { text, year, number };
  if (kind === 'invoice') {
    const { at, timeZone, currency, pay, totals } = storedValue(storedInvoice, content);
    const { tip, taxes } = totals;
    return { day: dayAt(timeZone, at), paper: { kind, ...place, currency, pay, tip, taxes } };
  }
  const { at, timeZone, currency, pay, tip, taxes } = storedValue(storedCreditNote, content);
  return { day: dayAt(timeZone, at), paper: { kind, ...place, currency, pay, tip, taxes } };
};

/** What stalls have written, added up for whoever keeps their books. */
export class Accounting {
  readonly #tools: AccountingTools;

  constructor(tools: AccountingTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async csv(actor: Who, wanted: AccountingWanted): Promise<FileContents> {
    const rows = await this.#rows(actor, wanted);
    return {
      name: nameOf(wanted, '.csv'),
      contents: csvOf(accountingHeader, rows.map(cellsOfRow)),
    };
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async xlsx(actor: Who, wanted: AccountingWanted): Promise<FileContents> {
    const rows = await this.#rows(actor, wanted);
    const sheet = { name: paperMessages.sheet, header: accountingHeader };
    return {
      name: nameOf(wanted, '.xlsx'),
      contents: await xlsxOf([{ ...sheet, rows: rows.map(cellsOfRow) }]),
    };
  }

  async #rows(actor: Who, wanted: AccountingWanted): Promise<AccountingRow[]> {
    const stalls = await this.#stallsOf(actor, wanted.stallid);
    const sums = new AccountingSums();
    for (const stall of stalls) {
      for await (const record of this.#tools.numbers.between(stall.stallid, ...timeOf(wanted))) {
        const { day, paper } = datedOf(record);
        if (day >= wanted.from && day <= wanted.to) sums.add(day, stall, paper);
      }
    }
    return sums.rows();
  }

  async #stallsOf(actor: Who, stallid: string | undefined): Promise<BookedStall[]> {
    const { stalls, past, numbers } = this.#tools;
    const none = new AppError('NOT_FOUND', foodMessages.noStall);
    if (stallid === undefined) {
      if (canReadBooks({ actor, vendor: null })) {
        throw new AppError('NOT_FOUND', paperMessages.nameStall);
      }
      if (!hasBooks(actor)) throw none;
      const [live, gone] = await Promise.all([
        stalls.ofVendor(actor.userid),
        past.ofVendor(actor.userid),
      ]);
      // One whose removal did not come to its end is among both.
      const own = new Map<string, KnownStall>([...gone, ...live].map((each) => [each._id, each]));
      return [...own.values()].map(bookedAt);
    }
    const stall = await knownStall(this.#tools, stallid);
    if (!canReadBooks({ actor, vendor: stall?.vendor ?? null })) throw none;
    if (stall !== null) return [bookedAt(stall)];
    if (!(await numbers.hasAnyOf(stallid))) throw none;
    return [{ stallid, name: stallid }];
  }
}

const nameOf = ({ from, to }: AccountingWanted, ending: string): string =>
  fileNameOf(paperMessages.tableName(from, to), ending);
