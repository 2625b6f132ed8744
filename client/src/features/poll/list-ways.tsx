import { ChartNoAxesColumn, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { ImportWay } from '../material/exchange/exchange-tools.tsx';
import type { Shelf } from '../material/material.ts';
import { pollExchange } from './poll-exchange.ts';
import { pollMaterialMessages } from './poll-material.messages.ts';
import { pollPaths } from './poll-paths.ts';
import { pollsMessages as words } from './polls.messages.ts';

/** Beside the heading over a list of polls: what rooms have answered, and a new one. */
export const ListWays = ({ shelf }: { shelf: Shelf }) => (
  <div className="flex flex-wrap gap-2">
    <Link to={pollPaths.allResults} className={`${buttonClass('plain')} !px-3 max-sm:-ml-3`}>
      <ChartNoAxesColumn size={18} aria-hidden="true" />
      {words.allResults}
    </Link>
    <ImportWay exchange={pollExchange} shelf={shelf} />
    <Link
      to={pollPaths.create(shelf)}
      className={`${buttonClass('primary')} [main:has([data-empty])_&]:hidden`}
    >
      <Plus size={18} aria-hidden="true" />
      {pollMaterialMessages.create}
    </Link>
  </div>
);
