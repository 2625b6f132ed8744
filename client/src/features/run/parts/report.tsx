import '../report.css';
import '../report-chart.css';
import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { ImageDown, PenTool } from 'lucide-react';
import { IconButton } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { questionsOf } from '../questions-of.ts';
import { runMessages as words } from '../run.messages.ts';
import { useFiles } from '../use-files.ts';
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

/** What a run came to: how large it was, who answered, and every question with its rounds. */
export const Report = ({ results, token, onReload, level = 'h1' }: ReportProps) => {
  const { rounds, joined, endedAt } = results;
  const files = useFiles(token, results);
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
      <TakeAway files={files} />
      <Turnout rounds={rounds} joined={joined} />
      <RunNames runId={results.runId} token={token} />
      <div className="report-cards">
        {questionsOf(rounds).map((asked) => (
          <AskedCard key={asked.position} asked={asked} joined={joined}>
            <div className="-mt-2 -mr-2 flex print:hidden">
              <IconButton
                label={words.drawingOf(asked.position)}
                disabled={files.isBusy}
                onClick={() => void files.drawing(asked.position)}
              >
                <PenTool size={18} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={words.pictureOf(asked.position)}
                disabled={files.isBusy}
                onClick={() => void files.picture(asked.position)}
              >
                <ImageDown size={18} aria-hidden="true" />
              </IconButton>
            </div>
          </AskedCard>
        ))}
      </div>
    </div>
  );
};
