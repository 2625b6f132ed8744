import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount, formatShare } from '../../../ui/number-format.ts';
import { askedFiguresOf, figuresOf, spreadOf } from '../report-figures.ts';
import { formatRunSpan } from '../run-times.ts';
import { runMessages as words } from '../run.messages.ts';
import { AnswerSet } from './answer-set.tsx';
import { UnderWay } from './under-way.tsx';

interface ResultsHeadProps {
  readonly results: RunResults;
  /** Asks how a run that is under way stands now; without it, it is on paper. */
  readonly onReload?: () => void;
  /** `h2` where the page has its heading already. */
  readonly level?: 'h1' | 'h2';
}

const Figures = ({ results }: Pick<ResultsHeadProps, 'results'>) => {
  const { people, questions, answers, turnout } = figuresOf(results);
  const asked = askedFiguresOf(results);
  const whoCame = { figure: formatCount(people), text: words.figures.people(people) };
  const ofAsked = asked !== null && [
    whoCame,
    { figure: formatCount(asked.questions), text: words.figures.questions(asked.questions) },
    { figure: formatCount(asked.votes), text: words.asked.votes(asked.votes) },
    { figure: formatCount(asked.answered), text: words.asked.answeredThere },
  ];
  const told = ofAsked || [
    whoCame,
    { figure: formatCount(questions), text: words.figures.questions(questions) },
    { figure: formatCount(answers), text: words.figures.answers(answers) },
    ...(turnout === null ? [] : [{ figure: formatShare(turnout), text: words.figures.turnout }]),
  ];
  return (
    <ul className="report-figures">
      {told.map(({ figure, text }) => (
        <li key={text}>
          <b>{figure}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
};

/** What was presented and when, how large it was, and everybody who was there as one set. */
export const ResultsHead = ({ results, onReload, level: Heading = 'h1' }: ResultsHeadProps) => {
  const { title, openedAt, endedAt, joined, leftOut, named, rounds } = results;
  const isOver = endedAt !== null;
  return (
    <header className="report-head">
      <div className="report-words">
        {endedAt === null && (
          <p className="flex flex-wrap items-center gap-2">
            <UnderWay />
            {onReload !== undefined && (
              <Button
                look="plain"
                size="small"
                className="hover:!bg-house-deep print:hidden"
                onClick={onReload}
              >
                <RefreshCw size={16} aria-hidden="true" />
                {words.reload}
              </Button>
            )}
          </p>
        )}
        <p className="report-when">{formatRunSpan(openedAt, endedAt)}</p>
        <Heading dir="auto">
          <MathText text={title} />
        </Heading>
        {rounds.length > 0 && (
          <p className="report-lead">
            {words.lead(joined, isOver)} {words.whose(named === true)} {isOver && words.kept}
          </p>
        )}
        {rounds.length > 0 && <Figures results={results} />}
        {leftOut > 0 && <p className="report-when">{words.leftOut(leftOut)}</p>}
      </div>
      {joined > 0 && <AnswerSet people={joined} spread={spreadOf(results)} />}
    </header>
  );
};
