import '../report.css';
import '../report-chart.css';
import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { ImageDown, PenTool } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { RunCourse } from '../course/run-course.tsx';
import { type AskedQuestion, questionsOf } from '../questions-of.ts';
import { runMessages as words } from '../run.messages.ts';
import { firstUngrouped, splitChoices, splitRound } from '../split/split-choices.ts';
import { SplitPanel } from '../split/split-panel.tsx';
import { type Files, useFiles } from '../use-files.ts';
import { AskedCard } from './asked-card.tsx';
import { ResultsHead } from './results-head.tsx';
import { RunNames } from './run-names.tsx';
import { TakeAway } from './take-away.tsx';
import { Turnout } from './turnout.tsx';

interface ReportProps {
  readonly results: RunResults;
  readonly token: string;
  readonly onReload: () => void;
  /** Of its heading: `h2` on a page that has one. */
  readonly level?: 'h1' | 'h2';
}

interface ReportCardProps extends Pick<ReportProps, 'results' | 'token'> {
  readonly asked: AskedQuestion;
  readonly files: Files;
  /** Whether it is said here that other questions are none to split by. */
  readonly isUngrouped: boolean;
}

/** A question, with what can be taken of it, and what it can be split by. */
const ReportCard = ({ asked, results, token, files, isUngrouped }: ReportCardProps) => {
  const { position } = asked;
  const [chosen, setChosen] = useState('');
  const round = splitRound(asked);
  const choices = splitChoices(asked, results.rounds);
  // A run that is under way may lose what it was split by.
  const by = choices.some(({ slot }) => slot === chosen) ? chosen : '';
  return (
    <AskedCard
      asked={asked}
      joined={results.joined}
      isSplit={by !== ''}
      below={
        round !== undefined &&
        choices.length > 0 && (
          <SplitPanel
            runId={results.runId}
            {...{ token, round, choices, by, isUngrouped }}
            onChoose={setChosen}
            isBusy={files.isBusy}
            onPicture={(split) => void files.splitPicture(round, split)}
          />
        )
      }
    >
      <div className="-mt-2 -mr-2 flex print:hidden">
        <IconButton
          label={words.drawingOf(position)}
          disabled={files.isBusy}
          onClick={() => void files.drawing(position)}
        >
          <PenTool size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={words.pictureOf(position)}
          disabled={files.isBusy}
          onClick={() => void files.picture(position)}
        >
          <ImageDown size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </AskedCard>
  );
};

/** What a run came to: how large it was, who answered, and every question with its rounds. */
export const Report = ({ results, token, onReload, level = 'h1' }: ReportProps) => {
  const { rounds, joined, endedAt } = results;
  const files = useFiles(token, results);
  const questions = questionsOf(rounds);
  const saying = firstUngrouped(questions, rounds);
  const head = <ResultsHead results={results} onReload={onReload} level={level} />;
  if (rounds.length === 0) {
    return (
      <div className="report">
        {head}
        <PageNote
          title={endedAt === null ? words.nothingYet : words.nothingAsked}
          text={endedAt === null ? words.nothingYetText : words.nothingAskedText}
          level="h2"
        />
      </div>
    );
  }
  return (
    <div className="report">
      {head}
      <TakeAway files={files} results={results} />
      <Turnout rounds={rounds} joined={joined} />
      <RunCourse results={results} token={token} />
      <RunNames runId={results.runId} token={token} />
      <div className="report-cards">
        {questions.map((asked) => (
          <ReportCard
            key={asked.position}
            {...{ asked, results, token, files }}
            isUngrouped={asked.position === saying}
          />
        ))}
      </div>
    </div>
  );
};
