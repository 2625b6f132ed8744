import type { Stall } from '@sets/shared/food/stall.contract.ts';
import { useState } from 'react';
import {
  clockWords,
  dayThere,
  dayWords,
  weekdayWords,
  zoneThere,
} from '../../parts/clock-words.ts';
import { foodMessages } from '../../parts/food.messages.ts';
import { menuMessages as words } from './menu.messages.ts';

/** So many of the days on which it is closed are told: the next ones. */
const mostDays = 8;
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const timesOf = (opens: Stall['opens'], weekday: number): string[] =>
  opens
    .filter((each) => each.weekday === weekday)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map(({ from, to }) => foodMessages.between(clockWords(from), clockWords(to)));

type OpeningTimesProps = Readonly<Pick<Stall, 'opens' | 'closedOn' | 'timeZone'>>;

/** When a stall is open in a week, and the next days on which it is not. */
export const OpeningTimes = ({ opens, closedOn, timeZone }: OpeningTimesProps) => {
  const [now] = useState(Date.now);
  const today = dayThere(now, timeZone);
  if (opens.length === 0) return <p className="text-ink-soft">{words.never}</p>;
  const zone = zoneThere(now, timeZone);
  const closed = closedOn.filter((day) => day >= today).toSorted();
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {weekdays.map((weekday) => {
          const times = timesOf(opens, weekday);
          return (
            <div key={weekday} className="contents">
              <dt className="text-ink-soft">{weekdayWords(weekday)}</dt>
              <dd>{times.length === 0 ? words.dayClosed : times.join(', ')}</dd>
            </div>
          );
        })}
      </dl>
      {zone !== null && <p className="text-sm text-ink-soft">{words.clockThere(zone)}</p>}
      {closed.length > 0 && (
        <div>
          <p className="text-ink-soft">{words.closedDays}</p>
          <ul>
            {closed.slice(0, mostDays).map((day) => (
              <li key={day}>{dayWords(day)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
