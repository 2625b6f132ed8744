import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useToken } from '../../account/account.store.ts';
import type { AnyDraft, Shelf } from '../material.ts';
import { ChooseFile } from './choose-file.tsx';
import type { Exchange, Taken } from './exchange.ts';
import { exchangeMessages as words, exchangeMessagesOf } from './exchange.messages.ts';
import { FoundItems } from './found-items.tsx';
import { takenOf } from './taken.ts';
import { type Found, useMake } from './use-make.ts';

interface ImportDialogProps<Draft extends AnyDraft, Definition extends Draft, Settings> {
  readonly exchange: Exchange<Draft, Definition, Settings>;
  /** Where a new one is put. */
  readonly shelf: Shelf;
  /** What is open, where something is: how many more questions it holds, and what takes them. */
  readonly open?: { readonly room: number; readonly onAdd: (taken: Taken<Settings>) => void };
  readonly onClose: () => void;
}

type TakeProps<Draft extends AnyDraft, Definition extends Draft, Settings> = ImportDialogProps<
  Draft,
  Definition,
  Settings
> & { readonly found: Found<Settings>; readonly onBack: () => void };

const Take = <Draft extends AnyDraft, Definition extends Draft, Settings>({
  exchange,
  found,
  shelf,
  open,
  onClose,
  onBack,
}: TakeProps<Draft, Definition, Settings>) => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(found.read.items.filter(({ question }) => question !== null).map(({ at }) => at)),
  );
  const { make, isMaking, refusal } = useMake(exchange, shelf, found);
  const own = exchangeMessagesOf(exchange.noun);
  const { most } = exchange.material.rules.writing;
  const isTooMuch = chosen.size > most;
  const cannotAdd = open !== undefined && chosen.size > open.room;
  const taken = (): Taken<Settings> => takenOf(found.read, chosen);
  const add = (): void => {
    open?.onAdd(taken());
    toast.success(words.added(chosen.size));
    onClose();
  };
  return (
    <>
      <FoundItems read={found.read} chosen={chosen} onChoose={setChosen} />
      <output className="mt-3 block text-ink-soft">
        {isTooMuch || cannotAdd ? own.full(most) : words.chosen(chosen.size)}
      </output>
      {exchange.hint !== undefined && <p className="text-sm text-ink-soft">{exchange.hint}</p>}
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
          {open === undefined ? own.makeOnly : own.make}
        </Button>
        {open !== undefined && (
          <Button look="primary" disabled={chosen.size === 0 || cannotAdd} onClick={add}>
            {own.add}
          </Button>
        )}
      </div>
    </>
  );
};

/** Questions from a file or a text: what was found is looked at before any of it is taken. */
export const ImportDialog = <Draft extends AnyDraft, Definition extends Draft, Settings>(
  props: ImportDialogProps<Draft, Definition, Settings>,
) => {
  const token = useToken() ?? '';
  const [found, setFound] = useState<Found<Settings> | null>(null);
  return (
    <Dialog title={words.import} onClose={props.onClose}>
      {found === null ? (
        <ChooseFile
          calls={props.exchange.calls}
          token={token}
          onRead={(read, name) => setFound({ read, name })}
        />
      ) : (
        <Take {...props} found={found} onBack={() => setFound(null)} />
      )}
    </Dialog>
  );
};
