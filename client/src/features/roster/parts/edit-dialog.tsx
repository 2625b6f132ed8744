import { type Roster, roster, rosterLimits } from '@sets/shared/roster/roster.contract.ts';
import { FileSpreadsheet, Users } from 'lucide-react';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import type { Roster as KeptRoster } from '../../../core/root/roulette-slice.ts';
import { useFaultFocus } from '../../../core/use-fault-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { Field, inputClass } from '../../../ui/field.tsx';
import { namesInText } from '../import/csv-names.ts';
import { CsvImport } from '../import/csv-import.tsx';
import { type HostedRoom, RoomImport } from '../import/room-import.tsx';
import { editMessages as words } from '../roster.messages.ts';

interface EditDialogProps {
  /** What is edited; null for a new list. */
  readonly edited: KeptRoster | null;
  /** The names of the other lists. */
  readonly taken: readonly string[];
  readonly rooms: readonly HostedRoom[] | null;
  readonly onSave: (roster: Roster) => void;
  readonly onClose: () => void;
}

type Source = 'file' | 'room';

interface NamesFieldProps {
  readonly text: string;
  readonly fault: string | undefined;
  readonly onChange: (text: string) => void;
}

const NamesField = ({ text, fault, onChange }: NamesFieldProps) => {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {words.names}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={8}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-count ${id}-fault`}
        value={text}
        className={`${inputClass} max-h-[40dvh] resize-y py-3`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-count`} className="text-sm text-ink-soft">
        {words.count(namesInText(text).length, rosterLimits.names)}
      </p>
      {fault !== undefined && (
        <p id={`${id}-fault`} className="text-sm text-bad">
          {fault}
        </p>
      )}
    </div>
  );
};

type Faults = Partial<Record<keyof Roster, string>>;

/** The first of each field: there may be one for each of a thousand names. */
const faultsOf = ({ issues }: z.core.$ZodError): Faults =>
  Object.fromEntries(
    issues.toReversed().map(({ path: [field = 'lineUp'], message }) => [field, message]),
  );

const useList = ({ edited, onSave }: EditDialogProps) => {
  const start = { name: edited?.rosterName ?? '', text: edited?.lineUp.join('\n') ?? '' };
  const [name, setName] = useState(start.name);
  const [text, setText] = useState(start.text);
  const [faults, setFaults] = useState<Faults>({});
  const add = (names: readonly string[]): void =>
    setText((before) => [...namesInText(before), ...names].join('\n'));
  const save = (): void => {
    const read = z.safeParse(roster, { rosterName: name, lineUp: namesInText(text) });
    if (read.success) onSave(read.data);
    else setFaults(faultsOf(read.error));
  };
  const isChanged = name !== start.name || text !== start.text;
  return { name, setName, text, setText, faults, add, save, isChanged };
};

interface SourcesProps extends Pick<EditDialogProps, 'rooms'> {
  readonly onAdd: (names: readonly string[]) => void;
}

/** Where names may come from but the keyboard; what it added is in the text, to be looked through. */
const Sources = ({ rooms, onAdd }: SourcesProps) => {
  const [source, setSource] = useState<Source | null>(null);
  const add = (names: readonly string[]): void => {
    onAdd(names);
    setSource(null);
  };
  const button = (own: Source) => ({
    size: 'small' as const,
    'aria-expanded': source === own,
    onClick: () => setSource(source === own ? null : own),
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-2">
        <Button {...button('file')}>
          <FileSpreadsheet size={16} aria-hidden="true" />
          {words.fromFile}
        </Button>
        <Button {...button('room')}>
          <Users size={16} aria-hidden="true" />
          {words.fromRoom}
        </Button>
      </div>
      {source !== null && (
        <div className="rounded-md bg-sunken p-4">
          {source === 'file' ? (
            <CsvImport onAdd={add} />
          ) : (
            <RoomImport rooms={rooms} most={rosterLimits.names} onAdd={add} />
          )}
        </div>
      )}
    </div>
  );
};

/** A list of names: typed, or brought in. */
export const EditDialog = (props: EditDialogProps) => {
  const { edited, taken, rooms, onClose } = props;
  const { name, setName, text, setText, faults, add, save, isChanged } = useList(props);
  const [isLeaving, setLeaving] = useState(false);
  const form = useFaultFocus(save);
  const isTaken = taken.includes(name.trim().normalize('NFC'));
  const close = (): void => (isChanged ? setLeaving(true) : onClose());
  return (
    <Dialog title={edited === null ? words.newTitle : words.editTitle} onClose={close}>
      <form {...form} className="grid grid-cols-1 gap-5">
        <Field
          label={words.name}
          hint={isTaken ? words.taken : undefined}
          fault={faults.rosterName}
          dir="auto"
          autoComplete="off"
          maxLength={rosterLimits.rosterName}
          data-takes-focus
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <NamesField text={text} fault={faults.lineUp} onChange={setText} />
        <Sources rooms={rooms} onAdd={add} />
        <div className={dialogButtons}>
          <Button onClick={close}>{words.cancel}</Button>
          <Button type="submit" look="primary">
            {words.keep}
          </Button>
        </div>
      </form>
      {isLeaving && (
        <ConfirmDialog
          title={words.leaveAsk}
          text={words.leaveText}
          yes={words.leave}
          isDanger
          onYes={onClose}
          onCancel={() => setLeaving(false)}
        />
      )}
    </Dialog>
  );
};
