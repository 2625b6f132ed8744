import { limits } from '@sets/shared/core/limits.ts';
import { oneLine } from '@sets/shared/core/text.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { FileRead } from '@sets/shared/poll/poll-exchange.contract.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newId } from '../../../core/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useToken } from '../../account/account.store.ts';
import type { Shelf } from '../../material/material.ts';
import { pollPaths } from '../poll-paths.ts';
import { pollServer } from '../poll-server.ts';
import { ChooseFile } from './choose-file.tsx';
import { exchangeMessages as words } from './exchange.messages.ts';
import { FoundItems } from './found-items.tsx';
import { type Taken, takenOf } from './taken.ts';

interface Found {
  readonly read: FileRead;
  readonly name: string;
}

/** What a new poll of a file is: called as the file says, or as it is called. */
const pollOf = ({ read, name }: Found, { questions, extras }: Taken): PollDefinition => ({
  liveResults: false,
  phoneResults: 'closed',
  ...read.settings,
  title: (read.title || oneLine(name.replace(/\.[^.]*$/, '')) || words.imported).slice(
    0,
    limits.title,
  ),
  questions: [...questions],
  ...(extras.length > 0 && { extras: [...extras] }),
});

interface ImportDialogProps {
  /** Where a new poll is put. */
  readonly shelf: Shelf;
  /** The poll that is open, where one is: how many more questions it holds, and what takes them. */
  readonly open?: { readonly room: number; readonly onAdd: (taken: Taken) => void };
  readonly onClose: () => void;
}

type TakeProps = ImportDialogProps & { readonly found: Found; readonly onBack: () => void };

/** Makes a poll of what is chosen: of the same choice once, however often it is tried. */
const useMake = ({ shelf, found }: Pick<TakeProps, 'shelf' | 'found'>) => {
  const token = useToken() ?? '';
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [attempts] = useState(() => new Map<string, string>());
  const make = async (taken: Taken, choice: string): Promise<void> => {
    const attempt = attempts.get(choice) ?? newId();
    attempts.set(choice, attempt);
    setMaking(true);
    const told = await pollServer.api(token).create(pollOf(found, taken), shelf, attempt);
    setMaking(false);
    if (told.ok) await navigate(pollPaths.edit(told.value.id));
    else setRefusal(told.error.msg);
  };
  return { make, isMaking, refusal };
};

const Take = ({ found, shelf, open, onClose, onBack }: TakeProps) => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(found.read.items.filter(({ question }) => question !== null).map(({ at }) => at)),
  );
  const { make, isMaking, refusal } = useMake({ shelf, found });
  const most = limits.questionsPerPoll;
  const isTooMuch = chosen.size > most;
  const cannotAdd = open !== undefined && chosen.size > open.room;
  const taken = (): Taken => takenOf(found.read.items, chosen);
  const add = (): void => {
    open?.onAdd(taken());
    toast.success(words.added(chosen.size));
    onClose();
  };
  return (
    <>
      <FoundItems read={found.read} chosen={chosen} onChoose={setChosen} />
      <output className="mt-3 block text-ink-soft">
        {isTooMuch || cannotAdd ? words.full(most) : words.chosen(chosen.size)}
      </output>
      <p role="alert" className="text-bad empty:hidden">
        {refusal}
      </p>
      <div className={`mt-4 ${dialogButtons}`}>
        <Button onClick={onBack}>{words.another}</Button>
        <Button
          look={open === undefined ? 'primary' : 'outline'}
          disabled={chosen.size === 0 || isTooMuch || isMaking}
          onClick={() => void make(taken(), [...chosen].join(' '))}
        >
          {open === undefined ? words.makeOnly : words.make}
        </Button>
        {open !== undefined && (
          <Button look="primary" disabled={chosen.size === 0 || cannotAdd} onClick={add}>
            {words.add}
          </Button>
        )}
      </div>
    </>
  );
};

/** Questions from a file or a text: what was found is looked at before any of it is taken. */
export const ImportDialog = (props: ImportDialogProps) => {
  const token = useToken() ?? '';
  const [found, setFound] = useState<Found | null>(null);
  return (
    <Dialog title={words.import} onClose={props.onClose}>
      {found === null ? (
        <ChooseFile token={token} onRead={(read, name) => setFound({ read, name })} />
      ) : (
        <Take {...props} found={found} onBack={() => setFound(null)} />
      )}
    </Dialog>
  );
};
