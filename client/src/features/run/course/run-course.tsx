import './course.css';
import type { RunCourse as ToldCourse } from '@sets/shared/run/run-course.contract.ts';
import { runLookCalls } from '@sets/shared/run/run-looks.calls.ts';
import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { reactionKinds } from '@sets/shared/live/pulse.ts';
import { reactionsIn } from '@sets/shared/live/pulse-rules.ts';
import type { CSSProperties, ReactNode } from 'react';
import { useAsked } from '../../../core/use-asked.ts';
import { formatCount, formatShare } from '../../../ui/number-format.ts';
import { ReactionMark } from '../../stage/pulse/reaction-mark.tsx';
import { pulseMessages } from '../../stage/pulse/pulse.messages.ts';
import { formatMoment, formatRoundSpan } from '../run-times.ts';
import { type Column, type CourseShape, courseShape, type Span } from './course-shape.ts';
import { courseMessages as words } from './course.messages.ts';

/** A survey is open for days; a lecture is not. */
const longRun = 20 * 3_600_000;

const whenIn = (at: number, { from, until }: Span): string => {
  const date = new Date(at).toISOString();
  return until - from > longRun ? formatMoment(date) : formatRoundSpan(date, null);
};

interface TrackProps {
  readonly name: string;
  /** What it comes to, in words. */
  readonly told: string;
  readonly columns: readonly Column[];
  readonly tone: 'people' | 'quiet';
  readonly children?: ReactNode;
}

/** What happened in one regard, as columns over the time of the run. */
const Track = ({ name, told, columns, tone, children }: TrackProps) => (
  <div className="course-track">
    <div className="course-words">
      <h3>{name}</h3>
      <p className="report-note">{told}</p>
      {children}
    </div>
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="course-columns"
      shapeRendering="crispEdges"
      role="img"
      aria-label={`${name}. ${told}`}
      data-tone={tone}
    >
      {columns.map(({ x, width, height }) => (
        <rect key={x} x={x} y={100 - height} width={width} height={height} />
      ))}
    </svg>
  </div>
);

const Reactions = ({ reactions }: Pick<CourseShape, 'reactions'>) => (
  <ul className="course-reactions" aria-label={words.reactions}>
    {reactionKinds
      .filter((kind) => reactions[kind] > 0)
      .map((kind) => (
        <li key={kind}>
          <ReactionMark kind={kind} size={18} />
          <span className="only-spoken">
            {pulseMessages.reactionCount(pulseMessages.kinds[kind], reactions[kind])}
          </span>
          <span aria-hidden="true">{formatCount(reactions[kind])}</span>
        </li>
      ))}
  </ul>
);

/** Below the tracks: when which question was open, and from when until when all of it was. */
const Time = ({ shape: { open, span } }: { readonly shape: CourseShape }) => {
  const lanes = open.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  return (
    <div className="course-time">
      {open.length > 0 && <h3 className="report-note">{words.questions}</h3>}
      <div>
        {open.length > 0 && (
          <ol className="course-open" style={{ '--lanes': lanes } as CSSProperties}>
            {open.map(({ position, x, width, lane, isNamed }) => (
              <li
                key={`${position} ${x}`}
                style={{ '--x': x, '--width': width, '--lane': lane } as CSSProperties}
              >
                <span className="only-spoken">{words.openAt(position)}</span>
                {isNamed && <b aria-hidden="true">{position}</b>}
              </li>
            ))}
          </ol>
        )}
        <p className="course-ends report-note">
          <span>{whenIn(span.from, span)}</span>
          <span>{whenIn(span.until, span)}</span>
        </p>
      </div>
    </div>
  );
};

const lostTold = ({ lostMost, lostShare, span }: CourseShape): string => {
  if (lostMost === null) return '';
  const when = whenIn(lostMost.at, span);
  if (lostMost.count === null) return words.lostFew(when);
  const share = lostShare === null ? null : formatShare(lostShare);
  return words.lostMost(lostMost.count, share, when);
};

interface CourseCardProps {
  readonly results: RunResults;
  readonly course: ToldCourse;
}

/** How a run went: who came when, who was lost, what was reacted, and what was asked meanwhile; nothing where nothing of it is known. */
export const CourseCard = ({ results, course }: CourseCardProps) => {
  const shape = courseShape(results, course);
  const { came, cameMost, lost, tapped, reactions, span } = shape;
  if (cameMost === null && lost.length === 0 && tapped.length === 0) return null;
  return (
    <section className="report-card course">
      <h2 className="report-note">{words.title}</h2>
      {cameMost !== null && (
        <Track
          name={words.came}
          told={words.cameMost(
            cameMost.count,
            course.came.step,
            whenIn(Math.max(cameMost.at, span.from), span),
          )}
          columns={came}
          tone="people"
        />
      )}
      {lost.length > 0 && (
        <Track name={words.lost} told={lostTold(shape)} columns={lost} tone="people" />
      )}
      {tapped.length > 0 && (
        <Track
          name={words.reactions}
          told={words.reactionsTold(reactionsIn(reactions))}
          columns={tapped}
          tone="quiet"
        >
          <Reactions reactions={reactions} />
        </Track>
      )}
      <Time shape={shape} />
    </section>
  );
};

/** The same, once the server has told it. */
export const RunCourse = ({
  results,
  token,
}: Pick<CourseCardProps, 'results'> & { token: string }) => {
  const { data } = useAsked(runLookCalls.course, { token, params: { runid: results.runId } });
  return data === null ? null : <CourseCard results={results} course={data} />;
};
