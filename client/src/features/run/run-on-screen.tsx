import './run-on-screen.css';
import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { runCalls } from '@sets/shared/run/run.calls.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAsked } from '../../core/use-asked.ts';
import { useToken } from '../account/account.store.ts';
import { AskedCard } from './parts/asked-card.tsx';
import { ResultsHead } from './parts/results-head.tsx';
import { questionsOf } from './questions-of.ts';
import { runMessages as words } from './run.messages.ts';
import './report.css';

interface RunOnScreenProps {
  readonly runId: string;
  /** The way into the room. */
  readonly corner: ReactNode;
  /** What is drawn where the results cannot be told, as on a computer that nobody is logged in on. */
  readonly otherwise: ReactNode;
}

/** As large as a hall needs it, and without anything that is the host's alone. It takes the keys, to be scrolled with. */
const Shown = ({ results, corner }: { results: RunResults; corner: ReactNode }) => {
  const { joined, rounds } = results;
  const shown = useRef<HTMLElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <>
      {/* What scrolls is reached with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={shown} className="screen-results" tabIndex={0} aria-label={words.title}>
        <div className="report">
          <ResultsHead results={{ ...results, leftOut: 0 }} />
          <div className="report-cards">
            {questionsOf(rounds).map((asked) => (
              <AskedCard key={asked.position} asked={asked} joined={joined} />
            ))}
          </div>
        </div>
      </section>
      {corner}
    </>
  );
};

const Asked = ({ runId, token, corner, otherwise }: RunOnScreenProps & { token: string }) => {
  const { data } = useAsked(runCalls.results, { token, params: { runid: runId } });
  if (data === null || data.rounds.length === 0) return otherwise;
  return <Shown results={data} corner={corner} />;
};

/** What a run came to, on the projector of whoever presented it. */
export const RunOnScreen = (props: RunOnScreenProps) => {
  const token = useToken();
  return token === null ? props.otherwise : <Asked {...props} token={token} />;
};
