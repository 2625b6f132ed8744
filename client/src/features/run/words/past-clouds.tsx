import '../report.css';
import '../report-chart.css';
import type { PastRun } from '@sets/shared/run/space-runs.contract.ts';
import { spaceRunCalls } from '@sets/shared/run/space-runs.calls.ts';
import { ChartNoAxesColumn, EyeOff } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAsked } from '../../../core/use-asked.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { whenItWas } from '../../../ui/when.ts';
import { useToken } from '../../account/account.store.ts';
import { PagesNav } from '../parts/pages-nav.tsx';
import { PartFailure, PartNote } from '../parts/part-note.tsx';
import { pastCloudsMessages as words } from './past-clouds.messages.ts';
import { RoundWords } from './round-words.tsx';

interface CloudRunProps {
  readonly run: PastRun;
  /** Where its results are, for whoever may see all of them. */
  readonly resultsOf: ((runId: string) => string) | null;
}

const CloudRun = ({ run, resultsOf }: CloudRunProps) => {
  const { runId, title, openedAt, rounds, shown } = run;
  return (
    <li className="grid grid-cols-1 gap-6 rounded-lg border-[1.5px] border-line bg-raised px-5 py-5">
      {(rounds ?? []).map((round) => (
        <article key={round.slot} className="grid grid-cols-1 gap-4">
          <header>
            <h3
              dir="auto"
              className="text-xl leading-snug font-semibold tracking-[-0.02em] [overflow-wrap:anywhere]"
            >
              <MathText text={round.text} />
            </h3>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
              <span className="first-letter:uppercase">{whenItWas(Date.parse(openedAt))}</span>
              <span>{words.people(round.answered)}</span>
              {round.round > 1 && <span>{words.round(round.round)}</span>}
            </p>
          </header>
          <RoundWords round={round} />
        </article>
      ))}
      {resultsOf !== null && (
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-soft">
          <Link
            to={resultsOf(runId)}
            aria-label={words.resultsOf(title)}
            className={`${buttonClass('plain', 'small')} -ml-3 text-ink`}
          >
            <ChartNoAxesColumn size={16} aria-hidden="true" />
            {words.results}
          </Link>
          {!shown && (
            <span className="flex items-center gap-2">
              <EyeOff size={16} aria-hidden="true" />
              {words.notShown}
            </span>
          )}
        </p>
      )}
    </li>
  );
};

interface PastCloudsProps extends Pick<CloudRunProps, 'resultsOf'> {
  readonly moduleid: string;
  readonly topicid: string;
}

/** The word clouds of a topic that are over, newest first. */
export const PastClouds = ({ moduleid, topicid, resultsOf }: PastCloudsProps) => {
  const [params] = useSearchParams();
  const before = params.get('before') ?? undefined;
  const { data, failure, reload } = useAsked(spaceRunCalls.past, {
    token: useToken(),
    params: { moduleid, topicid },
    query: { before, lists: 'words' },
  });
  const none = resultsOf === null ? words.none : words.noneForHosts;
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.past}</h2>
      {data === null && failure === null && <Skeleton label={words.past} isPart />}
      {data === null && failure !== null && (
        <PartFailure failure={failure} onRetry={() => void reload()} />
      )}
      {data?.runs.length === 0 && (
        <PartNote text={data.next === null && before === undefined ? none : words.noneHere} />
      )}
      {data !== null && data.runs.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {data.runs.map((run) => (
            <CloudRun key={run.runId} run={run} resultsOf={resultsOf} />
          ))}
        </ul>
      )}
      <PagesNav before={before} next={data?.next ?? null} />
    </section>
  );
};
