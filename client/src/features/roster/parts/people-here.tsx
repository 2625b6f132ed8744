import { memo } from 'react';
import { peopleMessages as words } from '../roster.messages.ts';
import type { Round } from '../use-round.ts';

interface LineProps {
  readonly id: string;
  readonly label: string;
  readonly isPresent: boolean;
  readonly had: boolean;
  readonly onChange: (id: string, isPresent: boolean) => void;
}

const Line = memo(({ id, label, isPresent, had, onChange }: LineProps) => (
  <li>
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-1 hover:bg-sunken">
      <input
        type="checkbox"
        checked={isPresent}
        aria-label={words.isHere(label)}
        className="size-5 flex-none accent-people"
        onChange={(event) => onChange(id, event.target.checked)}
      />
      <span
        dir="auto"
        className={`min-w-0 grow text-left [overflow-wrap:anywhere] ${isPresent ? '' : 'text-ink-soft line-through'}`}
      >
        {label}
      </span>
      {had && isPresent && <span className="flex-none text-sm text-ink-soft">{words.had}</span>}
    </label>
  </li>
));

/** Everybody of the list: who is absent today is not drawn. */
export const PeopleHere = ({ round }: { round: Round }) => {
  const { persons, present, state, setPresent } = round;
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-xl font-semibold">{words.people}</h2>
      <p className="text-ink-soft">{words.here(present.length, persons.length)}</p>
      <ul aria-label={words.people} className="-mx-1 max-h-96 overflow-y-auto">
        {persons.map(({ key, label }) => (
          <Line
            key={key}
            id={key}
            label={label}
            isPresent={!state.absent.has(key)}
            had={state.had.has(key)}
            onChange={setPresent}
          />
        ))}
      </ul>
    </section>
  );
};
