import '../report.css';
import type { RunTrend } from '@sets/shared/run/run-looks.contract.ts';
import { runLookCalls } from '@sets/shared/run/run-looks.calls.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { loadChunk } from '../../../core/chunk.ts';
import { locale } from '../../../core/locale.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import { BackLink } from '../parts/back-link.tsx';
import { NotTold } from '../parts/not-told.tsx';
import type { RunWays } from '../run-ways.ts';
import { formatTrend, type TrendLine, type TrendUnit } from './trend-line.ts';
import { trendMessages as words } from './trend.messages.ts';

const TrendChart = lazy(async () => ({
  default: await loadChunk(async () => (await import('./trend-chart.tsx')).TrendChart),
}));

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const dayOf = (date: string): string => day.format(new Date(date));

interface CardProps {
  readonly title: string;
  readonly runs: RunTrend['runs'];
  readonly lines: readonly TrendLine[];
  readonly unit: TrendUnit;
  readonly results: RunWays['results'];
}

const cellOf = ({ values, texts }: TrendLine, at: number, unit: TrendUnit): string => {
  const value = values[at] ?? null;
  if (value === null) return words.none;
  return texts?.[at] ?? formatTrend[unit](value);
};

const Figures = ({ title, runs, lines, unit, results }: CardProps) => (
  <div className="overflow-x-auto">
    <table className="w-full text-sm [&_:is(th,td)]:border-t [&_:is(th,td)]:border-line [&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-4 [&_:is(th,td)]:text-left">
      <caption className="only-spoken">{words.caption(title)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.run}</th>
          {lines.map(({ text }, line) => (
            // Answers may say the same, so their place is what tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <th key={line} scope="col" dir="auto">
              <MathText text={text} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {runs.map(({ runId, openedAt }, at) => (
          <tr key={runId}>
            <th scope="row" className="font-normal whitespace-nowrap">
              <Link to={results(runId)} className="underline underline-offset-4">
                {dayOf(openedAt)}
              </Link>
            </th>
            {lines.map((each, line) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={line} className="tabular-nums">
                {cellOf(each, at, unit)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Card = (props: CardProps) => {
  const { title, runs, lines, unit } = props;
  return (
    <section className="report-card">
      <h2 dir="auto" className="text-xl font-semibold [overflow-wrap:anywhere]">
        <MathText text={title} />
      </h2>
      <div aria-hidden="true" className="min-h-[280px] min-w-0">
        <Suspense fallback={null}>
          <TrendChart names={runs.map((run) => dayOf(run.openedAt))} {...{ lines, unit }} />
        </Suspense>
      </div>
      <details className="min-w-0">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-people-ink">
          {words.table}
        </summary>
        <Figures {...props} />
      </details>
    </section>
  );
};

/** What is followed of a question: the numbers that its kind tells, or else the share of each answer. */
const followed = ({
  lines,
  figures,
}: RunTrend['questions'][number]): Pick<CardProps, 'lines' | 'unit'> =>
  figures.length > 0
    ? { unit: 'number', lines: figures.map(({ name, ...told }) => ({ text: name, ...told })) }
    : { unit: 'share', lines: lines.map(({ text, shares }) => ({ text, values: shares })) };

const Trend = ({ told, results }: { told: RunTrend } & Pick<RunWays, 'results'>) => {
  const { runs, questions, hasOlder } = told;
  if (runs.length < 2) return <PageNote title={words.one} text={words.oneText} level="h2" />;
  const joined = [{ text: words.joined, values: runs.map((run) => run.joined) }];
  return (
    <div className="report">
      <p className="max-w-prose text-ink-soft">
        {words.lead(runs.length)} {hasOlder && words.hasOlder}
      </p>
      <Card title={words.attendance} runs={runs} lines={joined} unit="people" results={results} />
      {questions.map((question) => (
        <Card
          key={question.key}
          title={question.text}
          {...followed(question)}
          {...{ runs, results }}
        />
      ))}
    </div>
  );
};

interface TrendPageProps {
  readonly activity: string;
  readonly definitionId: string;
  readonly back: string;
  readonly ways: Pick<RunWays, 'results'>;
  /** What else is told of its runs together, below. */
  readonly Beside?: ComponentType<{ readonly definitionId: string }>;
}

/** What one poll came to, each time that it was presented. */
export const TrendPage = ({ activity, definitionId, back, ways, Beside }: TrendPageProps) => {
  const given = { token: useToken() ?? '', params: { activity, definitionid: definitionId } };
  const { data, failure, reload } = useAsked(runLookCalls.trend, given);
  useTitle(words.title);
  return (
    <main className="mx-auto grid w-full max-w-[1128px] grid-cols-1 content-start gap-5 px-4 py-6">
      <BackLink to={back} text={words.back} />
      <h1 className="text-3xl font-semibold">{words.title}</h1>
      {data === null ? (
        failure?.code === 'NOT_FOUND' ? (
          <PageNote title={words.one} text={words.oneText} level="h2" />
        ) : (
          <NotTold failure={failure} onRetry={() => void reload()} />
        )
      ) : (
        <>
          <Trend told={data} results={ways.results} />
          {Beside !== undefined && <Beside definitionId={definitionId} />}
        </>
      )}
    </main>
  );
};
