import { moneyText } from '@sets/shared/food/money.ts';
import type { Invoice } from '@sets/shared/food/order/invoice.contract.ts';
import type { ReactNode } from 'react';
import { locale } from '../../../core/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { Price } from '../parts/price.tsx';
import { invoiceMessages as words } from './invoice.messages.ts';

type Line = Invoice['lines'][number];
type TaxLine = Invoice['totals']['taxes'][number];

interface OfCurrency {
  readonly currency: string;
}

/** Numbers end below each other. */
const numeric = 'text-end tabular-nums whitespace-nowrap';
const head = 'px-0 pt-0 pb-1.5 font-normal text-ink-soft';
/** Where there is room, and on paper. */
const wide = 'hidden ps-6! narrow:table-cell print:table-cell';
const cell = 'px-0 py-2';

/** A fact of a paper and its name. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-3">
    <dt className="w-28 flex-none text-ink-soft">{name}</dt>
    <dd className="m-0 min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">{children}</dd>
  </div>
);

interface TableProps {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A table of a paper: where words are large it is pushed sideways by itself, and the page is not. */
const PaperTable = ({ name, className, children }: TableProps) => (
  <div
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds no fields, and a page has many of one name
    role="group"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    tabIndex={0}
    aria-label={name}
    className="overflow-x-auto print:overflow-visible"
  >
    <table className={classNames('w-full border-collapse', className)}>{children}</table>
  </div>
);

const LineRow = ({ line, currency }: { line: Line } & OfCurrency) => {
  const each = moneyText(line.price, currency, locale);
  const tax = words.percent(line.tax);
  return (
    <tr className="break-inside-avoid align-top">
      <td className={`${cell} [overflow-wrap:anywhere]`}>
        <bdi className="font-medium">{line.name}</bdi>
        <span className="block text-sm text-ink-soft tabular-nums narrow:hidden print:hidden">
          {words.short(formatCount(line.count), each, tax)}
        </span>
        {line.choices.map(({ name, price }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- choices of a paper stay where they are
          <span key={at} className="block text-sm text-ink-soft">
            <bdi>{name}</bdi>
            {price !== 0 && ` (${words.included(moneyText(price, currency, locale))})`}
          </span>
        ))}
      </td>
      <td className={`${wide} ${numeric} ${cell}`}>{formatCount(line.count)}</td>
      <td className={`${wide} ${numeric} ${cell}`}>{each}</td>
      <td className={`${wide} ${numeric} ${cell}`}>{tax}</td>
      <td className={`${numeric} ${cell} ps-6!`}>
        <Price amount={line.total} currency={currency} />
      </td>
    </tr>
  );
};

/** What was sold, or given back. */
export const LinesTable = ({ lines, currency }: { lines: readonly Line[] } & OfCurrency) => (
  <PaperTable name={words.lines}>
    <caption className="only-spoken">{words.lines}</caption>
    <thead className="border-b border-line text-sm">
      <tr>
        <th scope="col" className={`${head} w-full text-start`}>
          {words.item}
        </th>
        {[words.count, words.each, words.tax].map((name) => (
          <th key={name} scope="col" className={`${wide} ${head} ${numeric}`}>
            {name}
          </th>
        ))}
        <th scope="col" className={`${head} ${numeric} ps-4!`}>
          {words.amount}
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a paper stay where they are
        <LineRow key={at} line={line} currency={currency} />
      ))}
    </tbody>
  </PaperTable>
);

interface SumsProps extends OfCurrency {
  /** Those of nothing are left out. */
  readonly parts: readonly (readonly [name: string, amount: number])[];
  readonly total: readonly [name: string, amount: number];
}

/** What it comes to. */
export const Sums = ({ parts, total: [name, total], currency }: SumsProps) => (
  <dl className="m-0 ms-auto grid w-full max-w-xs break-inside-avoid gap-1.5">
    {parts
      .filter(([, amount]) => amount !== 0)
      .map(([part, amount]) => (
        <div key={part} className="flex flex-wrap justify-between gap-x-4">
          <dt>{part}</dt>
          <dd className={`m-0 ms-auto ${numeric}`}>
            <Price amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    <div className="flex flex-wrap justify-between gap-x-4 border-t border-line-strong pt-2 text-lg font-semibold">
      <dt>{name}</dt>
      <dd className={`m-0 ms-auto ${numeric}`}>
        <Price amount={total} currency={currency} />
      </dd>
    </div>
  </dl>
);

/** What of it is tax, of each rate. */
export const TaxTable = ({ taxes, currency }: { taxes: readonly TaxLine[] } & OfCurrency) =>
  taxes.length === 0 ? null : (
    <PaperTable name={words.taxes} className="break-inside-avoid text-sm">
      <caption className="pb-2 text-start text-base font-semibold">{words.taxes}</caption>
      <thead className="border-b border-line">
        <tr>
          <th scope="col" className={`${head} text-start`}>
            {words.rate}
          </th>
          {[words.net, words.tax, words.gross].map((name) => (
            <th key={name} scope="col" className={`${head} ${numeric} ps-4!`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ rate, net, tax, gross }) => (
          <tr key={rate}>
            <td className="px-0 py-1.5">{words.percent(rate)}</td>
            {(
              [
                ['net', net],
                ['tax', tax],
                ['gross', gross],
              ] as const
            ).map(([name, amount]) => (
              <td key={name} className={`${numeric} px-0 py-1.5 ps-4!`}>
                <Price amount={amount} currency={currency} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PaperTable>
  );
