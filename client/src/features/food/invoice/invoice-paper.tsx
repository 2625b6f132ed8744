import type { Invoice } from '@sets/shared/food/order/invoice.contract.ts';
import { creditedPart } from '@sets/shared/food/order/invoice-view.ts';
import { useId } from 'react';
import { dayThere, dayWords } from '../parts/clock-words.ts';
import { invoiceMessages as words } from './invoice.messages.ts';
import { Fact, LinesTable, Sums, TaxTable } from './paper-parts.tsx';

/** On the screen a sheet; on paper the paper is the sheet. */
const sheet =
  'grid grid-cols-1 gap-6 rounded-lg border border-line bg-raised p-5 narrow:p-8 print:rounded-none print:border-0 print:bg-transparent print:p-0';

const Seller = ({ seller: { name, address, taxNumber } }: Pick<Invoice, 'seller'>) => (
  <div className="min-w-0 [overflow-wrap:anywhere]">
    <p className="text-sm text-ink-soft">{words.seller}</p>
    {name === '' && address === '' && taxNumber === '' && <p>{words.noSeller}</p>}
    {name !== '' && (
      <p className="font-medium">
        <bdi>{name}</bdi>
      </p>
    )}
    {address !== '' && <p className="whitespace-pre-line">{address}</p>}
    {taxNumber !== '' && <p>{`${words.taxNumber} ${taxNumber}`}</p>}
  </div>
);

const Parties = ({ seller, buyer }: Pick<Invoice, 'seller' | 'buyer'>) => (
  <div className="grid grid-cols-1 gap-4 narrow:grid-cols-2 narrow:gap-8 print:grid-cols-2">
    <Seller seller={seller} />
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p className="text-sm text-ink-soft">{words.buyer}</p>
      <p className="font-medium">{buyer === '' ? words.noBuyer : <bdi>{buyer}</bdi>}</p>
    </div>
  </div>
);

const dayOf = (at: string, timeZone: string): string =>
  dayWords(dayThere(Date.parse(at), timeZone));

/** The invoice itself. */
export const InvoicePaper = ({ invoice }: { invoice: Invoice }) => {
  const { currency, totals, timeZone } = invoice;
  return (
    <article className={sheet}>
      <h1 className="text-3xl font-semibold tracking-[-0.03em]">{words.invoice}</h1>
      <Parties {...invoice} />
      <dl className="m-0 grid gap-1">
        <Fact name={words.number}>
          <span className="font-medium tabular-nums">{invoice.number}</span>
        </Fact>
        <Fact name={words.invoiceDate}>{dayOf(invoice.at, timeZone)}</Fact>
        <Fact name={words.handedOver}>{dayOf(invoice.at, timeZone)}</Fact>
        <Fact name={words.paid}>{words.paidBy[invoice.pay]}</Fact>
      </dl>
      <LinesTable lines={invoice.lines} currency={currency} />
      <Sums
        currency={currency}
        parts={[
          [words.items, totals.total === totals.items ? 0 : totals.items],
          [words.fee, totals.fee],
          [words.tip, totals.tip],
        ]}
        total={[words.total, totals.total]}
      />
      <TaxTable taxes={totals.taxes} currency={currency} />
    </article>
  );
};

interface CreditProps {
  readonly invoice: Invoice;
  readonly credit: Invoice['credits'][number];
}

/** Whether both name the same: a stall may have moved since the invoice. */
const hasSameParties = (
  one: Pick<Invoice, 'seller' | 'buyer'>,
  other: Pick<Invoice, 'seller' | 'buyer'>,
): boolean =>
  one.buyer === other.buyer &&
  one.seller.name === other.seller.name &&
  one.seller.address === other.seller.address &&
  one.seller.taxNumber === other.seller.taxNumber;

const CreditNote = ({ invoice, credit }: CreditProps) => {
  const titleId = useId();
  const { currency } = invoice;
  const said = credit.amount < 0 ? words.bounced : words.mereSum[creditedPart(invoice, credit)];
  return (
    <article aria-labelledby={titleId} className={`${sheet} print:break-before-page`}>
      <h3 id={titleId} className="text-xl font-semibold [overflow-wrap:anywhere]">
        {words.creditNote} <span className="inline-block">{credit.number}</span>
      </h3>
      {/* On the screen the same ones stand above; on paper this is a sheet of its own. */}
      <div className={hasSameParties(invoice, credit) ? 'hidden print:block' : ''}>
        <Parties seller={credit.seller} buyer={credit.buyer} />
      </div>
      <dl className="m-0 grid gap-1">
        <Fact name={words.date}>{dayOf(credit.at, credit.timeZone)}</Fact>
        <Fact name={words.ofInvoice}>
          <span className="tabular-nums">{invoice.number}</span>
        </Fact>
        <Fact name={words.invoicePaid}>{words.paidBy[credit.pay]}</Fact>
      </dl>
      {(credit.lines.length === 0 || credit.amount < 0) && <p>{said}</p>}
      {credit.lines.length > 0 && <LinesTable lines={credit.lines} currency={currency} />}
      <Sums
        currency={currency}
        parts={[[words.tip, credit.tip]]}
        total={[words.back, credit.amount]}
      />
      <TaxTable taxes={credit.taxes} currency={currency} />
    </article>
  );
};

/** What was given back of an invoice since, each under its own number. */
export const CreditNotes = ({ invoice }: { invoice: Invoice }) => {
  const titleId = useId();
  if (invoice.credits.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
      <h2 id={titleId} className="text-2xl font-semibold tracking-[-0.02em] print:hidden">
        {words.credits}
      </h2>
      {invoice.credits.map((credit) => (
        <CreditNote key={credit.number} invoice={invoice} credit={credit} />
      ))}
    </section>
  );
};
