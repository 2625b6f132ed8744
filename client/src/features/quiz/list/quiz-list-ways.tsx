import { ChartNoAxesColumn, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { ImportWay } from '../../material/exchange/exchange-tools.tsx';
import type { Shelf } from '../../material/material.ts';
import { quizExchange } from '../editor/quiz-exchange.ts';
import { quizMaterialMessages } from '../editor/quiz-material.messages.ts';
import { quizPaths } from '../quiz-paths.ts';
import { quizzesMessages as words } from './quizzes.messages.ts';

/** Beside the heading over a list of quizzes: what rooms have played, and a new one. */
export const QuizListWays = ({ shelf }: { shelf: Shelf }) => (
  <div className="flex flex-wrap gap-2">
    <Link to={quizPaths.allResults} className={`${buttonClass('plain')} !px-3 max-sm:-ml-3`}>
      <ChartNoAxesColumn size={18} aria-hidden="true" />
      {words.allResults}
    </Link>
    <ImportWay exchange={quizExchange} shelf={shelf} />
    <Link
      to={quizPaths.create(shelf)}
      className={`${buttonClass('primary')} [main:has([data-empty])_&]:hidden`}
    >
      <Plus size={18} aria-hidden="true" />
      {quizMaterialMessages.create}
    </Link>
  </div>
);
