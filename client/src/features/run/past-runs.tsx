import './report.css';
import './report-chart.css';
import { runCalls } from '@sets/shared/run/run.calls.ts';
import type { PastRun } from '@sets/shared/run/space-runs.contract.ts';
import { spaceRunCalls } from '@sets/shared/run/space-runs.calls.ts';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAsked } from '../../core/use-asked.ts';
import { MathText } from '../../ui/math/math-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { whenItWas } from '../../ui/when.ts';
import { useToken } from '../account/account.store.ts';
import { stagePaths } from '../stage/stage-paths.ts';
import { laneOf } from './lane.ts';
import { PagesNav } from './parts/pages-nav.tsx';
import { PartFailure, PartNote } from './parts/part-note.tsx';
import { RoundChart } from './parts/round-chart.tsx';
import { spaceRunMessages as words } from './space-runs.messages.ts';

interface LineProps {
  readonly text: string;
  /** Null where there is none. */
  readonly answer: string | null;
  readonly sure?: string | undefined;
}

const Line = ({ text, answer, sure }: LineProps) => (
  <div className="grid grid-cols-1 gap-0.5">
    <dt dir="auto" className="text-ink-soft [overflow-wrap:anywhere]">
      <MathText text={text} />
    </dt>
    <dd dir="auto" className="font-semibold [overflow-wrap:anywhere] whitespace-pre-line">
      {answer === null ? words.ownNotAnswered : <MathText text={answer} />}
    </dd>
    {sure !== undefined && <dd className="text-sm text-ink-soft">{words.youWere(sure)}</dd>}
  </div>
);

/** Asked for once somebody opens it: a hall does not read all of its answers at every look. */
const OwnAnswers = ({ runId }: { runId: string }) => {
  const { data, failure } = useAsked(runCalls.mine, {
    token: useToken() ?? '',
    params: { runid: runId },
  });
  if (data === null) {
    const isNothing = failure?.code === 'NOT_FOUND';
    return (
      <p className="text-ink-soft">
        {failure === null ? words.ownLoading : isNothing ? words.ownNone : failure.msg}
      </p>
    );
  }
  return (
    <dl className="grid grid-cols-1 gap-3">
      {data.answers.map(({ question, round, ...line }) => (
        <Line key={`${question}.${round}`} {...line} />
      ))}
      {data.asked.map(({ key, text, outcome, reply }) => (
        <Line
          key={`asked ${key}`}
          text={words.youAsked(text)}
          answer={reply ?? words.outcomes[outcome]}
        />
      ))}
    </dl>
  );
};

const Results = ({ rounds }: { rounds: NonNullable<PastRun['rounds']> }) => (
  <div className="grid grid-cols-1 gap-6">
    {rounds.map((round) => (
      <div key={round.slot} className="grid grid-cols-1 gap-2">
        <h4 dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          <MathText text={round.text} />
        </h4>
        <RoundChart round={round} lane={laneOf([round])} />
      </div>
    ))}
  </div>
);

const summaryClass =
  'flex min-h-12 cursor-pointer items-center rounded-md px-4 font-medium text-ink-soft hover:text-ink';

/** What is drawn when it is open first. */
const Fold = ({ title, children }: { title: string; children: () => ReactNode }) => {
  const [wasOpen, setOpened] = useState(false);
  return (
    <details
      className="rounded-md border-[1.5px] border-line"
      onToggle={({ currentTarget }) => setOpened((was) => was || currentTarget.open)}
    >
      <summary className={summaryClass}>{title}</summary>
      {wasOpen && <div className="px-4 pt-1 pb-4">{children()}</div>}
    </details>
  );
};

const Run = ({ run: { runId, title, openedAt, tookPart, rounds } }: { run: PastRun }) => (
  <li className="grid grid-cols-1 gap-3 rounded-lg border-[1.5px] border-line bg-raised px-5 py-4">
    <div>
      <h3 dir="auto" className="text-lg font-semibold [overflow-wrap:anywhere]">
        <MathText text={title} />
      </h3>
      <p className="text-sm text-ink-soft first-letter:uppercase">
        {whenItWas(Date.parse(openedAt))}
      </p>
    </div>
    {tookPart && <Fold title={words.own}>{() => <OwnAnswers runId={runId} />}</Fold>}
    {rounds !== null && rounds.length > 0 && (
      <Fold title={words.shown}>{() => <Results rounds={rounds} />}</Fold>
    )}
  </li>
);

interface PastRunsProps {
  readonly moduleid: string;
  readonly topicid: string;
}

/** What was presented in a topic, for whoever sees it: with one’s own answers, and what was shown of all. */
export const PastRuns = ({ moduleid, topicid }: PastRunsProps) => {
  const [params] = useSearchParams();
  const before = params.get('before') ?? undefined;
  const given = { token: useToken(), params: { moduleid, topicid }, query: { before } };
  const { data, failure, reload } = useAsked(spaceRunCalls.past, given);
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.past}</h2>
        <a href={stagePaths.mine} className="rounded-sm text-people-ink hover:underline">
          {words.onPhone}
        </a>
      </div>
      {data === null && failure === null && <Skeleton label={words.past} isPart />}
      {data === null && failure !== null && (
        <PartFailure failure={failure} onRetry={() => void reload()} />
      )}
      {data?.runs.length === 0 && before === undefined && <PartNote text={words.pastNone} />}
      {data !== null && data.runs.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {data.runs.map((run) => (
            <Run key={run.runId} run={run} />
          ))}
        </ul>
      )}
      <PagesNav before={before} next={data?.next ?? null} />
    </section>
  );
};
