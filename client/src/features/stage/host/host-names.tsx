import type { People } from '@sets/shared/live/room.ts';
import { ChevronDown } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { hostMessages as words } from './host.messages.ts';
import { type NamedRun, NamedRunContext, type NamesOfRun } from './named-run.ts';

/** Names are asked for again at most so often, in ms. */
const pause = 2_000;

/** The names of a run while they are looked at: anew when people come, go or say what they are called. */
const useNames = ({ ask }: NamedRun, isOpen: boolean): NamesOfRun | null => {
  const [names, setNames] = useState<NamesOfRun | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async (): Promise<void> => {
      const told = await ask();
      if (isOver) return;
      if (told.ok) setNames(told.data);
      timer = setTimeout(() => void look(), pause);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask, isOpen]);
  return names;
};

const Names = ({ names }: { names: NamesOfRun }) => (
  <>
    <ul
      aria-label={words.names}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
      tabIndex={0}
      className="-mx-2 grid max-h-96 gap-1 overflow-y-auto px-2 text-sm"
    >
      {names.people.map(({ number, name, here }) => (
        <li key={number} className="flex items-baseline justify-between gap-3">
          <span dir="auto" className={classNames('min-w-0 break-words', !here && 'text-ink-soft')}>
            {name}
          </span>
          {!here && <span className="flex-none text-ink-soft">{words.nameGone}</span>}
        </li>
      ))}
    </ul>
    {names.total > names.people.length && (
      <p className="text-sm text-ink-soft">{words.moreNames(names.total - names.people.length)}</p>
    )}
  </>
);

interface HostNamesProps {
  readonly people: People | null;
  /** Whether they are looked at from the start: while people come in, who is there is what matters. */
  readonly isOpen?: boolean | undefined;
}

const Panel = (props: HostNamesProps & { readonly named: NamedRun }) => {
  const { named, people } = props;
  const [isOpen, setOpen] = useState(props.isOpen === true);
  const names = useNames(named, isOpen);
  return (
    <details
      className="group rounded-lg border border-line bg-raised"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 p-5 text-sm [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-medium">{words.names}</span>
          <span className="text-ink-soft">
            {names === null
              ? words.namesText
              : words.namesHere(names.here, people?.connected ?? names.here)}
          </span>
        </span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="flex-none text-ink-soft group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 px-5 pb-5">
        {names?.total === 0 && <p className="text-sm text-ink-soft">{words.noNames}</p>}
        {names !== null && names.total > 0 && <Names names={names} />}
      </div>
    </details>
  );
};

/** Who is here under which name, where what is on asks for names; for the host alone. */
export const HostNames = (props: HostNamesProps) => {
  const named = useContext(NamedRunContext);
  // Where they no longer matter from the start the list is folded: while it is open it is asked for again and again.
  const key = `${named?.runId} ${props.isOpen}`;
  return named === null ? null : <Panel key={key} named={named} {...props} />;
};
