import { foodLimits } from '@sets/shared/food/food.limits.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts';
import { dayText } from './day-names.ts';
import { stallMessages as words } from './stall.messages.ts';

interface ClosedDaysProps {
  readonly days: readonly string[];
  readonly onChange: (days: string[]) => void;
}

/** Whole days on which a stall is closed, in their order. */
export const ClosedDays = ({ days, onChange }: ClosedDaysProps) => {
  const [day, setDay] = useState('');
  const place = useKeptFocus<HTMLDivElement>(
    (part) =>
      part.querySelector<HTMLElement>('li:last-child button') ?? part.querySelector('input'),
  );
  const add = (): void => {
    // While a year is typed, it is one of long ago.
    if (day < '2000') return;
    onChange([...new Set([...days, day])].toSorted());
    setDay('');
  };
  return (
    <div ref={place} className="grid grid-cols-1 gap-3">
      {days.length > 0 && (
        <ul className="grid grid-cols-1 divide-y divide-line border-y border-line">
          {days.map((each) => (
            <li key={each} className="flex min-h-12 items-center justify-between gap-3">
              {dayText(each)}
              <IconButton
                label={words.closedRemove(dayText(each))}
                className="size-11"
                onClick={() => onChange(days.filter((other) => other !== each))}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {days.length < foodLimits.closedDays ? (
        <div className="flex flex-wrap items-end gap-2">
          <Field
            type="date"
            label={words.closedDay}
            value={day}
            onChange={({ target }) => setDay(target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button onClick={add}>{words.closedAdd}</Button>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{words.closedFull(foodLimits.closedDays)}</p>
      )}
    </div>
  );
};
