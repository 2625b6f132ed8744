import {
  type LogEntry,
  type Weeklog,
  weeklogLimits,
} from '@sets/shared/weeklog/weeklog.contract.ts';
import { ArrowDown, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { useAccount } from '../account/account.store.ts';
import { weekDates } from '../module/week-dates.ts';
import { dayOf, weekOf } from '../module/week-of.ts';
import { EntryForm } from './edit/entry-form.tsx';
import { EntryPlace } from './entry-place.tsx';
import { EntryCard } from './read/entry-card.tsx';
import { type TopicOf, useWeeklog } from './read/use-weeklog.ts';
import { weeklogMessages as words } from './weeklog.messages.ts';

/** The week that it is now, by the day on which the space starts; null where it has none, or starts later. */
const currentWeek = ({ startDate }: Pick<Weeklog, 'startDate'>): number | null =>
  startDate === '' ? null : weekOf(startDate, dayOf(new Date())).week;

/** The week in which a new entry most likely is. */
const likelyWeek = (log: Weeklog): number =>
  Math.min(weeklogLimits.weeks, currentWeek(log) ?? log.entries.at(-1)?.week ?? 1);

const weekId = (week: number): string => `week-${week}`;

/** What is written stays where it was opened, wherever it is now, and if it is gone: elsewhere its form would begin anew. */
const withWritten = (
  entries: readonly LogEntry[],
  written: LogEntry | null,
): readonly LogEntry[] => {
  if (written === null) return entries;
  const others = entries.filter(({ logid }) => logid !== written.logid);
  const next = others.findIndex(
    ({ week, at }) => week > written.week || (week === written.week && at > written.at),
  );
  return others.toSpliced(next === -1 ? others.length : next, 0, written);
};

const weeksOf = (entries: readonly LogEntry[]): readonly (readonly [number, LogEntry[]])[] => {
  const weeks = new Map<number, LogEntry[]>();
  for (const entry of entries) {
    const others = weeks.get(entry.week);
    if (others === undefined) weeks.set(entry.week, [entry]);
    else others.push(entry);
  }
  return [...weeks].toSorted(([one], [other]) => one - other);
};

const WeekHead = ({ week, log }: { week: number; log: Weeklog }) => {
  const dates = weekDates(log.startDate, week);
  return (
    <h3 className="flex flex-wrap items-baseline gap-x-3 text-lg font-semibold">
      {words.week(week)}
      {dates !== '' && <span className="text-base font-normal text-ink-soft">{dates}</span>}
      {currentWeek(log) === week && (
        <span className="rounded-full bg-people-tint px-3 text-sm font-medium text-people-ink">
          {words.thisWeek}
        </span>
      )}
    </h3>
  );
};

/** What is written: an entry as it was when its form was opened, or one that is not there yet. */
type Writing = { readonly entry: LogEntry | null };

/** So many weeks are seen at a glance. */
const fewWeeks = 2;

/** Past earlier weeks, to the one that it is now. */
const ToThisWeek = ({ log, weeks }: { log: Weeklog; weeks: readonly number[] }) => {
  const week = currentWeek(log);
  if (week === null || weeks.indexOf(week) < fewWeeks) return null;
  return (
    <a href={`#${weekId(week)}`} className={buttonClass('plain')}>
      <ArrowDown size={18} aria-hidden="true" />
      {words.toThisWeek}
    </a>
  );
};

const None = () => (
  <p className="rounded-lg border-[1.5px] border-dashed border-line-strong px-5 py-6 text-balance text-ink-soft">
    {words.noneText}
  </p>
);

interface WeekListProps {
  readonly log: Weeklog;
  readonly weeks: ReturnType<typeof weeksOf>;
  /** What stands for an entry: itself, or its form. */
  readonly draw: (entry: LogEntry) => ReactNode;
  readonly saved: LogEntry | null;
  readonly onSeen: () => void;
}

const WeekList = ({ log, weeks, draw, saved, onSeen }: WeekListProps) => (
  <ol className="grid grid-cols-1 gap-8">
    {weeks.map(([week, entries]) => (
      <li key={week} id={weekId(week)} className="grid scroll-mt-24 grid-cols-1 gap-3">
        <WeekHead week={week} log={log} />
        {entries.map((entry) => (
          <EntryPlace
            key={entry.logid}
            isSaved={saved?.logid === entry.logid && entry.revision >= saved.revision}
            onSeen={onSeen}
          >
            {draw(entry)}
          </EntryPlace>
        ))}
      </li>
    ))}
  </ol>
);

interface WeeksProps {
  readonly place: TopicOf;
  readonly log: Weeklog;
  readonly title: ReactNode;
}

const Weeks = ({ place, log, title }: WeeksProps) => {
  const [writing, setWriting] = useState<Writing | null>(null);
  const [saved, setSaved] = useState<LogEntry | null>(null);
  const keep = useKeptFocus<HTMLDivElement>((head) => head.querySelector('button'));
  const who = useAccount();
  const mayEdit = log.mayEdit && writing === null;
  const written = writing?.entry ?? null;
  const weeks = weeksOf(withWritten(log.entries, written));
  const form = (entry: LogEntry | null): ReactNode =>
    who === null ? null : (
      <EntryForm
        key={entry?.logid ?? 'new'}
        {...{ who, place, entry, log }}
        week={entry?.week ?? likelyWeek(log)}
        onDone={(done) => {
          setWriting(null);
          setSaved(done);
        }}
      />
    );
  const draw = (entry: LogEntry): ReactNode =>
    entry === written ? (
      form(entry)
    ) : (
      <EntryCard {...{ entry, mayEdit }} onEdit={() => setWriting({ entry })} />
    );
  return (
    <>
      <div ref={keep} className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {title}
          <div className="flex flex-wrap items-center gap-2">
            <ToThisWeek log={log} weeks={weeks.map(([week]) => week)} />
            {mayEdit && (
              <Button onClick={() => setWriting({ entry: null })}>
                <Plus size={18} aria-hidden="true" />
                {words.add}
              </Button>
            )}
          </div>
        </div>
        {writing !== null && written === null && form(null)}
      </div>
      {log.entries.length === 0 && writing === null && <None />}
      <WeekList {...{ log, weeks, draw, saved }} onSeen={() => setSaved(null)} />
    </>
  );
};

/** What was done in the weeks of a topic; where that is nothing, only its moderators are told of the place. */
export const TopicWeeks = (place: TopicOf) => {
  const titleId = useId();
  const { data, failure, reload } = useWeeklog(place);
  if (data === null && (failure === null || failure.code === 'NOT_FOUND')) return null;
  if (data !== null && data.entries.length === 0 && !data.mayEdit) return null;
  const title = (
    <h2 id={titleId} className="text-2xl font-semibold tracking-[-0.02em]">
      {words.title}
    </h2>
  );
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-6">
      {data === null ? (
        <>
          {title}
          <div role="alert" className="flex flex-wrap items-center gap-4">
            <p>{words.failed}</p>
            <Button size="small" onClick={() => void reload()}>
              {words.retry}
            </Button>
          </div>
        </>
      ) : (
        <Weeks {...{ place, title }} log={data} />
      )}
    </section>
  );
};
