import { type ReactNode, useId } from 'react';
import { analyticsMessages as words } from './analytics.messages.ts';

interface ChartCardProps {
  readonly title: string;
  readonly lead?: string;
  /** Takes all the width. */
  readonly isWide?: boolean;
  /** The chart; a picture, so it is hidden from those who hear the page. */
  readonly children: ReactNode;
  /** The same in words. */
  readonly table: ReactNode;
}

/** A chart, and below it all that it says as a table. */
export const ChartCard = ({ title, lead, isWide = false, children, table }: ChartCardProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-wide={isWide}
      className="grid min-w-0 grid-cols-1 content-start gap-4 rounded-lg border border-line bg-raised p-4 sm:p-6 lg:data-[wide=true]:col-span-2"
    >
      <header className="grid gap-1">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        {lead !== undefined && <p className="text-ink-soft">{lead}</p>}
      </header>
      <div aria-hidden="true" className="min-w-0">
        {children}
      </div>
      <details className="group min-w-0">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-people-ink">
          {words.table}
        </summary>
        <div className="pt-2">{table}</div>
      </details>
    </section>
  );
};
