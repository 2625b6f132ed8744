import type { QnaAnalytics } from '@sets/shared/qna/qna-analytics.contract.ts';
import { qnaAnalyticsCalls } from '@sets/shared/qna/qna-analytics.contract.ts';
import { Link, useParams } from 'react-router-dom';
import { useAsked } from '../../../core/use-asked.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { formatCount, formatShare } from '../../../ui/number-format.ts';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import { modulePaths } from '../../module/module-paths.ts';
import { BackLink } from '../../module/parts/back-link.tsx';
import { analyticsMessages as words } from './analytics.messages.ts';
import { ChartCard } from './chart-card.tsx';
import { dayInWords, LabelsChart, ResponseChart, WeeksChart } from './charts.tsx';
import { FigureTable } from './figure-table.tsx';
import { TakeTables } from './take-tables.tsx';

interface Place {
  readonly moduleid: string;
  readonly topicid: string;
}

const Figures = ({ all }: Pick<QnaAnalytics, 'all'>) => {
  const { questions, votes, answers, unanswered, responseMs } = all;
  const told = [
    { figure: formatCount(questions), text: words.figures.questions(questions) },
    { figure: formatCount(votes), text: words.figures.votes(votes) },
    { figure: formatCount(answers), text: words.figures.answers(answers) },
    { figure: formatShare(unanswered / questions), text: words.figures.unanswered },
    ...(responseMs === null
      ? []
      : [{ figure: words.span(responseMs), text: words.figures.response }]),
  ];
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-4">
      {told.map(({ figure, text }) => (
        <li key={text} className="grid max-w-[14rem] content-start gap-1">
          <b className="text-3xl font-semibold tracking-[-0.02em] tabular-nums">{figure}</b>
          <span className="text-ink-soft">{text}</span>
        </li>
      ))}
    </ul>
  );
};

const Charts = ({ analytics: { weeks, labels, all } }: { analytics: QnaAnalytics }) => {
  const weekTable = (
    <FigureTable
      caption={words.weeks}
      head={words.week}
      rows={weeks.map(({ from, week, ...figures }) => ({
        ...figures,
        key: from,
        name: words.weekOf(week, dayInWords(from)),
      }))}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <ChartCard title={words.weeks} table={weekTable}>
        <WeeksChart weeks={weeks} />
      </ChartCard>
      <ChartCard title={words.response} lead={words.responseLead} table={weekTable}>
        {all.responseMs === null ? (
          <p className="text-ink-soft">{words.noResponse}</p>
        ) : (
          <ResponseChart weeks={weeks} />
        )}
      </ChartCard>
      <ChartCard
        isWide
        title={words.labels}
        table={
          <FigureTable
            caption={words.labels}
            head={words.label}
            rows={labels.map(({ label, ...figures }) => ({
              ...figures,
              key: label?.labelid ?? '',
              name: label?.name ?? words.noLabel,
            }))}
          />
        }
      >
        <LabelsChart labels={labels} />
      </ChartCard>
    </div>
  );
};

const Told = ({ analytics, moduleid, topicid }: Place & { analytics: QnaAnalytics }) => {
  const { space, topic, all } = analytics;
  return (
    <main className="mx-auto grid w-full max-w-[1168px] grow grid-cols-1 content-start gap-8 px-4 py-6 narrow:px-5 narrow:py-8">
      <header className="grid grid-cols-1 gap-3">
        <BackLink to={modulePaths.topic(moduleid, topicid)} name={`${space} · ${topic}`} />
        <h1 className="text-[clamp(1.75rem,5.5vw,2.75rem)] leading-[1.1] font-semibold tracking-[-0.03em] text-balance">
          {words.title}
        </h1>
      </header>
      {all.questions === 0 ? (
        <PageNote title={words.empty} text={words.emptyText} level="h2">
          <Link to={modulePaths.topic(moduleid, topicid)} className={buttonClass('primary')}>
            {words.toTopic}
          </Link>
        </PageNote>
      ) : (
        <>
          <Figures all={all} />
          <Charts analytics={analytics} />
          <TakeTables moduleid={moduleid} topicid={topicid} topic={topic} />
          <p className="text-sm text-ink-soft">{words.note}</p>
        </>
      )}
    </main>
  );
};

/** What came of the questions of a topic, for those who moderate its space. */
export const QnaAnalyticsPage = () => {
  const { moduleid = '', topicid = '' } = useParams();
  const token = useToken() ?? '';
  const { data, failure, reload } = useAsked(qnaAnalyticsCalls.read, {
    token,
    params: { moduleid, topicid },
  });
  useTitle(data === null ? words.title : words.titleOf(data.topic));
  if (data !== null) return <Told analytics={data} moduleid={moduleid} topicid={topicid} />;
  return (
    <main className="grow">
      {failure === null ? (
        <Skeleton label={words.loading} />
      ) : (
        <PageNote title={words.failed} text={failure.msg}>
          <Button onClick={() => void reload()}>{words.retry}</Button>
        </PageNote>
      )}
    </main>
  );
};
