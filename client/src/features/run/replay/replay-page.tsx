import { runLookCalls } from '@sets/shared/run/run-looks.calls.ts';
import type { ReplayMark, RunReplay } from '@sets/shared/run/run-replay.contract.ts';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { loadChunk } from '../../../core/chunk.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import { activityNamed, type StageActivity } from '../../stage/stage-activity.ts';
import { BackLink } from '../parts/back-link.tsx';
import { NotTold } from '../parts/not-told.tsx';
import type { RunWays } from '../run-ways.ts';
import { formatRunSpan } from '../run-times.ts';
import { lastBy, timeInRun, wholeMoments } from './moments.ts';
import { ReplayPlayer } from './replay-player.tsx';
import { ReplayScreen } from './replay-screen.tsx';
import { replayMessages as words } from './replay.messages.ts';
import { usePlayer } from './use-player.ts';

const AnswersChart = lazy(async () => ({
  default: await loadChunk(async () => (await import('./answers-chart.tsx')).AnswersChart),
}));

interface MarksProps {
  readonly marks: readonly ReplayMark[];
  readonly time: number;
  readonly onSeek: (time: number) => void;
}

/** What was done, each a way to when it was. */
const Marks = ({ marks, time, onSeek }: MarksProps) => {
  const now = lastBy(marks, time);
  return (
    <section className="grid grid-cols-1 content-start gap-2">
      <h2 className="text-xl font-semibold">{words.marks}</h2>
      <ol className="grid max-h-[480px] grid-cols-1 overflow-y-auto pr-1">
        {marks.map((mark, index) => (
          // Two steps may be of the same moment.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${mark.at} ${index}`}>
            <button
              type="button"
              aria-current={mark === now ? 'step' : undefined}
              className="flex min-h-11 w-full items-baseline gap-3 rounded-md px-3 py-2 text-left hover:bg-sunken aria-[current=step]:bg-sunken aria-[current=step]:font-semibold"
              onClick={() => onSeek(mark.at)}
            >
              <span className="w-16 flex-none text-ink-soft tabular-nums">
                {timeInRun(mark.at)}
              </span>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {words.mark(mark.kind, mark.does, mark.position)}
                {mark.by !== null && <span className="text-ink-soft"> {words.by(mark.by)}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};

interface ReplayProps {
  readonly told: RunReplay;
  readonly timeline: NonNullable<RunReplay['timeline']>;
  readonly Screen: StageActivity['Screen'];
}

const Replay = ({ told, timeline, Screen }: ReplayProps) => {
  const moments = useMemo(() => wholeMoments(timeline), [timeline]);
  const { lasts } = told;
  const player = usePlayer(lasts);
  const { time } = player;
  const moment = lastBy(moments, time);
  if (moment === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid grid-cols-1 content-start gap-4">
        <ReplayScreen {...{ told, moment, time, Screen }} />
        <div aria-hidden="true" className="h-[120px]">
          <Suspense fallback={null}>
            <AnswersChart moments={moments} marks={timeline.marks} lasts={lasts} time={time} />
          </Suspense>
        </div>
        <ReplayPlayer player={player} lasts={lasts} marks={timeline.marks} moment={moment} />
      </div>
      <Marks marks={timeline.marks} time={time} onSeek={player.seek} />
    </div>
  );
};

interface ReplayPageProps {
  readonly ways: Pick<RunWays, 'results'>;
  readonly activities: readonly StageActivity[];
}

/** A run once more, as its room saw it: played, paused, and gone through. */
export const ReplayPage = ({ ways, activities }: ReplayPageProps) => {
  const { runid = '' } = useParams();
  const given = { token: useToken() ?? '', params: { runid } };
  const { data, failure, reload } = useAsked(runLookCalls.replay, given);
  useTitle(data === null ? words.heading : words.title(data.title));
  const Screen = data === null ? undefined : activityNamed(activities, data.activity)?.Screen;
  return (
    <main className="mx-auto grid w-full max-w-[1128px] grid-cols-1 content-start gap-5 px-4 py-6">
      <BackLink to={ways.results(runid)} text={words.toResults} />
      {data === null ? (
        <NotTold failure={failure} onRetry={() => void reload()} />
      ) : (
        <>
          <header className="grid gap-1">
            <h1 dir="auto" className="text-3xl font-semibold [overflow-wrap:anywhere]">
              <MathText text={data.title} />
            </h1>
            <p className="text-ink-soft">
              {words.heading} · {formatRunSpan(data.openedAt, null)}
            </p>
          </header>
          {data.timeline === null || Screen === undefined ? (
            <PageNote title={words.none} text={words.noneText} level="h2">
              <Link to={ways.results(runid)} className={buttonClass('primary')}>
                {words.toResults}
              </Link>
            </PageNote>
          ) : (
            <Replay key={runid} told={data} timeline={data.timeline} Screen={Screen} />
          )}
        </>
      )}
    </main>
  );
};
