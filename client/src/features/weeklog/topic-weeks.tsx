import {
  type LogEntry,
  type Weeklog,
  weeklogLimits,
} from '@sets/shared/weeklog/weeklog.contract.ts';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useAccount } from '../account/account.store.ts';
import { weekDates } from '../module/week-dates.ts';
import { dayOf, weekOf } from '../module/week-of.ts';
import { EntryForm } from './edit/entry-form.tsx';
import { EntryCard } from './read/entry-card.tsx';
import { type TopicOf, useWeeklog } from './read/use-weeklog.ts';
import { weeklogMessages as words } from './weeklog.messages.ts';

/** The week that it is now, by the day on which the space starts; null where it has none, or starts later. */
const currentWeek = ({ startDate }: Pick<Weeklog, 'startDate'>): number | null =>
  startDate === '' ? null : weekOf(startDate, dayOf(new Date())).week;

/** The week in which a new entry most likely is. */
const likelyWeek = (log: Weeklog): number =>
  Math.min(weeklogLimits.weeks, currentWeek(log) ?? log.entries.at(-1)?.week ?? 1);

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

interface WeeksProps {
  readonly place: TopicOf;
  readonly log: Weeklog;
}

const Weeks = ({ place, log }: WeeksProps) => {
  const [writing, setWriting] = useState<Writing | null>(null);
  const who = useAccount();
  const form = (entry: LogEntry | null) =>
    who === null ? null : (
      <EntryForm
        key={entry?.logid ?? 'new'}
        {...{ who, place, entry, log }}
        week={entry?.week ?? likelyWeek(log)}
        onDone={() => setWriting(null)}
      />
    );
  const isEmpty = log.entries.length === 0;
  const written = writing?.entry ?? null;
  return (
    <>
      {log.mayEdit && writing === null && (
        <Button className="justify-self-start" onClick={() => setWriting({ entry: null })}>
          <Plus size={18} aria-hidden="true" />
          {words.add}
        </Button>
      )}
      {writing !== null && written === null && form(null)}
      {isEmpty && writing === null && <p className="text-ink-soft">{words.noneText}</p>}
      <ol className="grid grid-cols-1 gap-8">
        {weeksOf(withWritten(log.entries, written)).map(([week, entries]) => (
          <li key={week} className="grid grid-cols-1 gap-3">
            <WeekHead week={week} log={log} />
            {entries.map((entry) =>
              entry === written ? (
                form(entry)
              ) : (
                <EntryCard
                  key={entry.logid}
                  entry={entry}
                  mayEdit={log.mayEdit && writing === null}
                  onEdit={() => setWriting({ entry })}
                />
              ),
            )}
          </li>
        ))}
      </ol>
    </>
  );
};

/** What was done in the weeks of a topic; where that is nothing, only its moderators are told of the place. */
export const TopicWeeks = (place: TopicOf) => {
  const titleId = useId();
  const { data, failure, reload } = useWeeklog(place);
  if (data === null && (failure === null || failure.code === 'NOT_FOUND')) return null;
  if (data !== null && data.entries.length === 0 && !data.mayEdit) return null;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-6">
      <h2 id={titleId} className="text-2xl font-semibold tracking-[-0.02em]">
        {words.title}
      </h2>
      {data === null ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{words.failed}</p>
          <Button size="small" onClick={() => void reload()}>
            {words.retry}
          </Button>
        </div>
      ) : (
        <Weeks place={place} log={data} />
      )}
    </section>
  );
};
