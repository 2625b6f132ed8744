import { Copy, Plus, X } from 'lucide-react';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { inputClass } from '../../../../ui/field.tsx';
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts';
import type { Faults } from '../form/faults.ts';
import { dayNames } from './day-names.ts';
import { stallMessages } from './stall.messages.ts';
import { addTime, changeTime, copyDay, removeTime, type TimeLine, type Week } from './week.ts';

const words = stallMessages.times;
const workdays = [1, 2, 3, 4];

interface OpenTimesProps {
  readonly days: Week;
  readonly faults: Faults;
  readonly onChange: (days: Week) => void;
}

interface LineProps extends OpenTimesProps {
  readonly line: TimeLine;
  readonly name: string;
  /** From 1 on. */
  readonly at: number;
}

const timeLook = `${inputClass} !w-auto min-w-0 max-w-36 grow basis-28 !px-2 narrow:!px-3`;

const Line = ({ days, faults, onChange, line, name, at }: LineProps) => {
  const { id, from, to } = line;
  const fault = faults[id];
  const given = { 'aria-invalid': fault !== undefined, className: timeLook, type: 'time' } as const;
  const note = fault === undefined ? undefined : `fault-${id}`;
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <input
          {...given}
          aria-label={words.from(name, at)}
          aria-describedby={note}
          value={from}
          onChange={({ target }) => onChange(changeTime(days, id, { from: target.value }))}
        />
        <span aria-hidden="true" className="text-ink-soft">
          –
        </span>
        <input
          {...given}
          aria-label={words.to(name, at)}
          aria-describedby={note}
          value={to}
          onChange={({ target }) => onChange(changeTime(days, id, { to: target.value }))}
        />
        <IconButton
          label={words.remove(name, at)}
          className="size-11"
          onClick={() => onChange(removeTime(days, id))}
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {fault !== undefined && (
        <p id={note} className="text-sm text-bad">
          {fault}
        </p>
      )}
    </li>
  );
};

const copyLook = 'min-h-11 max-w-full text-left whitespace-normal!';

/** What is like another day is copied. */
const Copies = ({ days, day, onChange }: OpenTimesProps & { readonly day: number }) => {
  const lines = days[day] ?? [];
  const name = dayNames[day] ?? '';
  const before = day > 0 ? (dayNames[day - 1] ?? '') : '';
  const isLikeBefore = before !== '' && lines.length === 0 && (days[day - 1] ?? []).length > 0;
  return (
    <>
      {isLikeBefore && (
        <Button
          look="plain"
          size="small"
          className={copyLook}
          aria-label={words.before(name, before)}
          onClick={() => onChange(copyDay(days, day - 1, [day]))}
        >
          <Copy size={16} aria-hidden="true" />
          {words.asBefore(before)}
        </Button>
      )}
      {day === 0 && lines.length > 0 && (
        <Button
          look="plain"
          size="small"
          className={copyLook}
          onClick={() => onChange(copyDay(days, 0, workdays))}
        >
          <Copy size={16} aria-hidden="true" />
          {words.weekdays}
        </Button>
      )}
    </>
  );
};

const Day = (props: OpenTimesProps & { readonly day: number }) => {
  const { days, day, onChange } = props;
  const lines = days[day] ?? [];
  const name = dayNames[day] ?? '';
  const place = useKeptFocus<HTMLLIElement>(
    (part) =>
      part.querySelector<HTMLElement>('ol > li:last-child button') ?? part.querySelector('button'),
  );
  return (
    <li
      ref={place}
      className={classNames(
        'grid gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0 narrow:grid-cols-[8rem_minmax(0,1fr)]',
        // What is one word needs no line of its own on a phone.
        lines.length === 0 ? 'grid-cols-[7rem_minmax(0,1fr)]' : 'grid-cols-1',
      )}
    >
      <h4 className="flex min-h-12 self-start items-center font-medium">{name}</h4>
      <div className="grid grid-cols-1 justify-items-start gap-2">
        {lines.length > 0 && (
          <ol aria-label={name} className="grid gap-2">
            {lines.map((line, at) => (
              <Line key={line.id} {...props} line={line} name={name} at={at + 1} />
            ))}
          </ol>
        )}
        <div className="flex min-h-12 flex-wrap items-center gap-2">
          {lines.length === 0 && <span className="text-ink-soft">{words.closed}</span>}
          <IconButton
            label={words.add(name)}
            className="size-11"
            onClick={() => onChange(addTime(days, day))}
          >
            <Plus size={18} aria-hidden="true" />
          </IconButton>
          <Copies {...props} />
        </div>
      </div>
    </li>
  );
};

/** When a stall is open each week: several times a day, and what is like another day is copied. */
export const OpenTimes = (props: OpenTimesProps) => (
  <div className="grid grid-cols-1 gap-1">
    <ol className="grid grid-cols-1">
      {dayNames.map((name, day) => (
        <Day key={name} {...props} day={day} />
      ))}
    </ol>
    <p className="text-sm text-ink-soft">{words.midnight}</p>
    <p role="alert" className="text-sm text-bad empty:hidden">
      {props.faults['opens']}
    </p>
  </div>
);
