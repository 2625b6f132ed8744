import type { MenuImport } from '@sets/shared/food/item.contract.ts';
import { Check, CircleAlert, Equal, type LucideIcon, Plus } from 'lucide-react';
import { classNames } from '../../../../ui/class-names.ts';
import { importMessages as words } from './import.messages.ts';

type Row = MenuImport['rows'][number];
type Outcome = Row['outcome'];

const outcomes: readonly Outcome[] = ['refused', 'added', 'changed', 'same'];

/** A colour is never all that tells one from another. */
const looks: Readonly<Record<Outcome, { readonly icon: LucideIcon; readonly colour: string }>> = {
  added: { icon: Plus, colour: 'text-good' },
  changed: { icon: Check, colour: 'text-people-ink' },
  same: { icon: Equal, colour: 'text-ink-soft' },
  refused: { icon: CircleAlert, colour: 'text-bad' },
};

const Line = ({ row: { row, name, outcome, msg } }: { row: Row }) => {
  const { icon: Icon, colour } = looks[outcome];
  return (
    <tr className="border-t border-line align-top">
      <td className="py-2 pe-3 text-ink-soft tabular-nums">{row}</td>
      <th scope="row" dir="auto" className="py-2 pe-3 text-left font-medium">
        {name === '' ? <span className="text-ink-soft">{words.unnamed}</span> : name}
      </th>
      <td className={classNames('py-2', colour)}>
        <span className="flex items-start gap-1.5">
          <Icon size={16} aria-hidden="true" className="mt-1 flex-none" />
          <span>{msg === '' ? words.outcomes[outcome] : `${words.outcomes[outcome]}: ${msg}`}</span>
        </span>
      </td>
    </tr>
  );
};

/** How many rows do what. */
export const outcomesOf = (rows: readonly Row[]): string =>
  outcomes
    .map((outcome) => ({ outcome, count: rows.filter((row) => row.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => words.counts[outcome](count))
    .join(' · ');

/** How many rows do what, and each row; those that are refused come first. */
export const TrialTable = ({ title, rows }: { title: string; rows: readonly Row[] }) => {
  const sorted = outcomes.flatMap((outcome) => rows.filter((row) => row.outcome === outcome));
  return (
    <div className="grid grid-cols-1 gap-3">
      <output className="font-medium">{rows.length === 0 ? words.empty : outcomesOf(rows)}</output>
      {rows.length > 0 && (
        <section
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
          tabIndex={0}
          aria-label={title}
          className="max-h-[45dvh] overflow-y-auto rounded-md border-[1.5px] border-line px-3"
        >
          <table className="w-full border-collapse text-sm [overflow-wrap:anywhere]">
            <thead>
              <tr className="text-left text-ink-soft">
                <th scope="col" className="w-12 py-2 pe-3 font-medium">
                  {words.row}
                </th>
                <th scope="col" className="py-2 pe-3 font-medium">
                  {words.name}
                </th>
                <th scope="col" className="w-1/2 py-2 font-medium">
                  {words.outcome}
                </th>
              </tr>
            </thead>
            <tbody>
              {sorted.map((row) => (
                <Line key={row.row} row={row} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
};
