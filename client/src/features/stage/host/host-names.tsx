import type { People } from '@sets/shared/live/room.ts';
import type { NamedPerson, PersonChange } from '@sets/shared/live/people.ts';
import { ChevronDown, Ellipsis } from 'lucide-react';
import { lazy, Suspense, useContext, useEffect, useState } from 'react';
import { loadChunk } from '../../../core/chunk.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { hostMessages as words } from './host.messages.ts';
import { type NamedRun, NamedRunContext, type NamesOfRun } from './named-run.ts';
import { namesMessages as own } from './names.messages.ts';

const PersonDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./person-dialog.tsx'))).PersonDialog,
}));

/** Names are asked for again at most so often, in ms. */
const pause = 2_000;

/** The names of a run while they are looked at: anew when people come, go or say what they are called. */
const useNames = ({ ask }: NamedRun, isOpen: boolean) => {
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
  const again = async (): Promise<void> => {
    const told = await ask();
    if (told.ok) setNames(told.data);
  };
  return { names, again };
};

interface PersonLineProps {
  readonly person: NamedPerson;
  readonly onAllow: () => void;
  readonly onOpen: () => void;
}

/** What else a host must know of somebody. */
const marksOf = ({ said, waits, out, here }: NamedPerson): string[] => [
  ...(said === undefined ? [] : [own.said(said)]),
  ...(waits === true ? [own.waits] : []),
  ...(out === undefined ? [] : [own.out[out]]),
  ...(here || out !== undefined ? [] : [words.nameGone]),
];

const PersonLine = ({ person, onAllow, onOpen }: PersonLineProps) => {
  const { name, waits, out, here } = person;
  const isFaint = !here || out !== undefined;
  const marks = marksOf(person);
  return (
    <li className="flex items-center justify-between gap-2">
      <span className="min-w-0">
        <span dir="auto" className={classNames('block break-words', isFaint && 'text-ink-soft')}>
          {name}
        </span>
        {marks.length > 0 && (
          <span className={classNames('block', waits === true ? 'font-medium' : 'text-ink-soft')}>
            {marks.join(', ')}
          </span>
        )}
      </span>
      <span className="flex flex-none gap-1">
        {waits === true && (
          <Button size="small" aria-label={own.allowThis(name)} onClick={onAllow}>
            {own.allow}
          </Button>
        )}
        <IconButton label={own.changeOf(name)} onClick={onOpen}>
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
};

interface NamesProps {
  readonly names: NamesOfRun;
  readonly named: NamedRun;
  readonly again: () => Promise<void>;
  readonly givesTime: boolean | undefined;
}

const Names = ({ names, named, again, givesTime }: NamesProps) => {
  const [asked, setAsked] = useState<string | null>(null);
  const person = names.people.find((each) => each.person === asked);
  const change = async (of: string, wanted: PersonChange): Promise<string | null> => {
    const reply = await named.change(of, wanted);
    await again();
    return reply.ok ? null : reply.error.msg;
  };
  return (
    <>
      <ul
        aria-label={words.names}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
        tabIndex={0}
        className="-mx-2 grid max-h-96 gap-1 overflow-y-auto px-2 text-sm"
      >
        {names.people.map((each) => (
          <PersonLine
            key={each.person}
            person={each}
            onAllow={() => void change(each.person, { type: 'allow' })}
            onOpen={() => setAsked(each.person)}
          />
        ))}
      </ul>
      {names.total > names.people.length && (
        <p className="text-sm text-ink-soft">
          {words.moreNames(names.total - names.people.length)}
        </p>
      )}
      {person !== undefined && (
        <Suspense fallback={null}>
          <PersonDialog
            person={person}
            givesTime={givesTime === true}
            change={(wanted) => change(person.person, wanted)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
};

interface HostNamesProps {
  readonly people: People | null;
  /** Whether they are looked at from the start: while people come in, who is there is what matters. */
  readonly isOpen?: boolean | undefined;
  /** Whether one person can be given more time. */
  readonly givesTime?: boolean | undefined;
}

const Panel = (props: HostNamesProps & { readonly named: NamedRun }) => {
  const { named, people, givesTime } = props;
  const [isOpen, setOpen] = useState(props.isOpen === true);
  const { names, again } = useNames(named, isOpen);
  const waiting = names?.people.filter(({ waits }) => waits === true).length ?? 0;
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
          {waiting > 0 && <b className="block font-medium">{own.waiting(waiting)}</b>}
        </span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="flex-none text-ink-soft group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 px-5 pb-5">
        {names?.people.length === 0 && <p className="text-sm text-ink-soft">{words.noNames}</p>}
        {names !== null && names.people.length > 0 && (
          <Names {...{ names, named, again, givesTime }} />
        )}
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
