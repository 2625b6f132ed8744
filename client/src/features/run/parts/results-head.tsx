import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { questionsOf } from '../questions-of.ts';
import { formatRunSpan } from '../run-times.ts';
import { runMessages as words } from '../run.messages.ts';
import { UnderWay } from './under-way.tsx';

interface ResultsHeadProps {
  readonly results: RunResults;
  /** Asks how a run that is under way stands now. */
  readonly onReload: () => void;
}

/** What was presented and when, and how large it was. */
export const ResultsHead = ({ results, onReload }: ResultsHeadProps) => {
  const { title, openedAt, endedAt, joined, leftOut, rounds } = results;
  const questions = questionsOf(rounds).length;
  const answers = rounds.reduce((sum, { answered }) => sum + answered, 0);
  const figures = [
    { count: joined, text: words.figures.people(joined) },
    { count: questions, text: words.figures.questions(questions) },
    { count: answers, text: words.figures.answers(answers) },
  ];
  return (
    <header className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        {endedAt === null && (
          <p className="flex items-center gap-2">
            <UnderWay />
            <Button look="plain" size="small" className="print:hidden" onClick={onReload}>
              <RefreshCw size={16} aria-hidden="true" />
              {words.reload}
            </Button>
          </p>
        )}
        <p className="text-ink-soft">{formatRunSpan(openedAt, endedAt)}</p>
        <h1 dir="auto" className="text-3xl font-semibold [overflow-wrap:anywhere] sm:text-4xl">
          {title}
        </h1>
      </div>
      {questions > 0 && (
        <ul className="flex flex-wrap gap-x-8 gap-y-4 sm:gap-x-10">
          {figures.map(({ count, text }) => (
            <li key={text}>
              <b className="block text-3xl leading-none sm:text-4xl font-semibold tracking-[-0.03em]">
                {formatCount(count)}
              </b>
              <span className="text-sm text-ink-soft">{text}</span>
            </li>
          ))}
        </ul>
      )}
      {leftOut > 0 && <p className="text-ink-soft">{words.leftOut(leftOut)}</p>}
    </header>
  );
};
