import { ChartNoAxesColumn, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import type { Exchange } from '../exchange/exchange.ts';
import { ImportWay } from '../exchange/exchange-tools.tsx';
import type { AnyDraft, Shelf } from '../material.ts';

interface ListWaysProps<Draft extends AnyDraft, Definition extends Draft, Settings> {
  readonly shelf: Shelf;
  readonly exchange: Exchange<Draft, Definition, Settings>;
  readonly paths: { readonly allResults: string; readonly create: (shelf: Shelf) => string };
  readonly words: { readonly allResults: string; readonly create: string };
}

/** Beside the heading over a list of materials: what rooms have made of them, and a new one. */
export const ListWays = <Draft extends AnyDraft, Definition extends Draft, Settings>({
  shelf,
  exchange,
  paths,
  words,
}: ListWaysProps<Draft, Definition, Settings>) => (
  <div className="flex flex-wrap gap-2">
    <Link to={paths.allResults} className={`${buttonClass('plain')} !px-3 max-sm:-ml-3`}>
      <ChartNoAxesColumn size={18} aria-hidden="true" />
      {words.allResults}
    </Link>
    <ImportWay exchange={exchange} shelf={shelf} />
    <Link
      to={paths.create(shelf)}
      className={`${buttonClass('primary')} [main:has([data-empty])_&]:hidden`}
    >
      <Plus size={18} aria-hidden="true" />
      {words.create}
    </Link>
  </div>
);
