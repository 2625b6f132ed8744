import './roulette.css';
import type { Roster } from '@sets/shared/roster/roster.contract.ts';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import type { Roster as KeptRoster } from '../../core/root/roulette-slice.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import type { HostedRoom } from './import/room-import.tsx';
import { keptRoundEvents } from './kept-rounds.ts';
import { EditDialog } from './parts/edit-dialog.tsx';
import { GroupsDesk } from './parts/groups-desk.tsx';
import { NameDesk } from './parts/name-desk.tsx';
import { rosterMessages as words } from './roster.messages.ts';
import { rosterActions, syncRosters } from './roster-store.ts';
import { useRosters } from './use-rosters.ts';
import { useRound } from './use-round.ts';

type Mode = 'one' | 'groups';
const modes: readonly Mode[] = ['one', 'groups'];

const tabLook =
  'min-h-12 rounded-full border border-line px-4 text-ink-soft hover:bg-sunken hover:text-ink narrow:min-h-11 aria-pressed:border-people aria-pressed:bg-people-tint aria-pressed:text-people-ink';

/** A list that is drawn from. Its `key` is its name: each has its own round. */
const DrawFrom = ({ roster, userid }: { roster: KeptRoster; userid: string }) => {
  const [mode, setMode] = useState<Mode>('one');
  const round = useRound(userid, roster.rosterName, roster.lineUp);
  return (
    <div className="grid grid-cols-1 gap-6">
      <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
        <legend className="only-spoken">{words.mode}</legend>
        {modes.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === mode}
            className={tabLook}
            onClick={() => setMode(each)}
          >
            {words[each]}
          </button>
        ))}
      </fieldset>
      {mode === 'one' ? <NameDesk round={round} /> : <GroupsDesk round={round} />}
    </div>
  );
};

/** Which dialog is open, over which list. */
type Open =
  | { readonly kind: 'edit'; readonly roster: KeptRoster | null }
  | { readonly kind: 'remove'; readonly roster: KeptRoster };

interface DialogsProps {
  readonly open: Open;
  readonly who: SignedIn;
  readonly rosters: readonly KeptRoster[];
  readonly rooms: readonly HostedRoom[] | null;
  readonly onChosen: (rosterName: string | null) => void;
  readonly onClose: () => void;
}

const Dialogs = ({ open, who, rosters, rooms, onChosen, onClose }: DialogsProps) => {
  const { roster } = open;
  const forget = ({ rosterName }: KeptRoster): void => {
    keptRoundEvents.keep(who.userid, rosterName, []);
    void rosterActions.remove(who, rosterName);
  };
  const save = (saved: Roster): void => {
    onClose();
    // Another name is another list; what was drawn of the old one goes with it.
    if (roster !== null && roster.rosterName !== saved.rosterName) forget(roster);
    onChosen(saved.rosterName);
    void rosterActions.keep(who, saved);
  };
  const remove = (): void => {
    onClose();
    onChosen(null);
    if (roster !== null) forget(roster);
  };
  if (open.kind === 'remove') {
    return (
      <ConfirmDialog
        title={words.removeTitle(open.roster.rosterName)}
        text={words.removeText}
        yes={words.removeYes}
        isDanger
        onYes={remove}
        onCancel={onClose}
      />
    );
  }
  const others = rosters.filter((each) => each !== roster);
  return (
    <EditDialog
      edited={roster}
      taken={others.map(({ rosterName }) => rosterName)}
      rooms={rooms}
      onSave={save}
      onClose={onClose}
    />
  );
};

const NotTold = ({ failure, onRetry }: { failure: string; onRetry: () => void }) => (
  <output className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-warn-tint px-4 py-2 text-warn">
    <span>
      {words.notTold} {failure}
    </span>
    <Button size="small" onClick={onRetry}>
      {words.retry}
    </Button>
  </output>
);

interface HeadProps {
  readonly rosters: readonly KeptRoster[];
  readonly roster: KeptRoster | null;
  readonly onChoose: (rosterName: string) => void;
  readonly onOpen: (open: Open) => void;
}

const Head = ({ rosters, roster, onChoose, onOpen }: HeadProps) => (
  <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
    <div className="grid gap-1">
      <h1 className="text-3xl font-semibold">{words.title}</h1>
      <p className="text-ink-soft">{words.lead}</p>
    </div>
    {roster !== null && (
      <div className="flex w-full flex-wrap items-end gap-2 narrow:w-auto">
        <div className="w-full narrow:w-64">
          <Select
            label={words.list}
            isSmall
            value={roster.rosterName}
            choices={rosters.map(({ rosterName }) => ({ value: rosterName, text: rosterName }))}
            onChange={onChoose}
          />
        </div>
        <Button onClick={() => onOpen({ kind: 'edit', roster })}>
          <Pencil size={16} aria-hidden="true" />
          {words.edit}
        </Button>
        <Button onClick={() => onOpen({ kind: 'edit', roster: null })}>
          <Plus size={18} aria-hidden="true" />
          {words.newList}
        </Button>
        <Button
          aria-label={words.remove}
          title={words.remove}
          onClick={() => onOpen({ kind: 'remove', roster })}
        >
          <Trash2 size={18} aria-hidden="true" />
        </Button>
      </div>
    )}
  </header>
);

interface RoulettePageProps {
  readonly who: SignedIn;
  /** The rooms that this person hosts now; null while they are not known. */
  readonly rooms: readonly HostedRoom[] | null;
}

/** `/tools/nameroulette`: a list of people, of whom one is drawn, or who are put into groups. */
export const RoulettePage = ({ who, rooms }: RoulettePageProps) => {
  const { rosters, isLoaded, failure } = useRosters(who);
  const [chosen, setChosen] = useState<string | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  useTitle(words.title);
  const roster = rosters.find(({ rosterName }) => rosterName === chosen) ?? rosters[0] ?? null;
  return (
    <main className="mx-auto grid w-full max-w-[1168px] grid-cols-1 content-start gap-6 px-4 py-10 narrow:px-5">
      <Head rosters={rosters} roster={roster} onChoose={setChosen} onOpen={setOpen} />
      {failure !== null && <NotTold failure={failure} onRetry={() => void syncRosters(who)} />}
      {roster !== null && <DrawFrom key={roster.rosterName} roster={roster} userid={who.userid} />}
      {roster === null && !isLoaded && <Skeleton label={words.loading} isPart />}
      {roster === null && isLoaded && (
        <PageNote title={words.none} text={words.noneText} level="h2">
          <Button look="primary" onClick={() => setOpen({ kind: 'edit', roster: null })}>
            {words.newList}
          </Button>
        </PageNote>
      )}
      {open !== null && (
        <Dialogs
          open={open}
          who={who}
          rosters={rosters}
          rooms={rooms}
          onChosen={setChosen}
          onClose={() => setOpen(null)}
        />
      )}
    </main>
  );
};
