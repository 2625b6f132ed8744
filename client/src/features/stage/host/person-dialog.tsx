import { participantName } from '@sets/shared/live/entry.ts';
import { extraTimes, type NamedPerson, type PersonChange } from '@sets/shared/live/people.ts';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { namesMessages as words } from './names.messages.ts';

interface PersonDialogProps {
  readonly person: NamedPerson;
  /** Whether more time than others have means something in what is on. */
  readonly givesTime: boolean;
  /** Done when the server has taken it: why not, or null. */
  readonly change: (change: PersonChange) => Promise<string | null>;
  readonly onClose: () => void;
}

type PartProps = Pick<PersonDialogProps, 'person' | 'change'>;

/** What everybody calls somebody. */
const Naming = ({ person: { name, said, waits }, change }: PartProps) => {
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<string | undefined>();
  const tell = async (wanted: PersonChange): Promise<void> =>
    setFault((await change(wanted)) ?? undefined);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = z.safeParse(participantName, typed);
    if (read.success) void tell({ type: 'rename', name: read.data });
    else setFault(read.error.issues[0]?.message);
  };
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      {waits === true && (
        <p className="flex flex-wrap items-center justify-between gap-3 text-ink-soft">
          {words.allowText}
          <Button size="small" look="primary" onClick={() => void tell({ type: 'allow' })}>
            {words.allow}
          </Button>
        </p>
      )}
      <Field
        label={words.rename}
        dir="auto"
        autoComplete="off"
        maxLength={200}
        value={typed}
        fault={fault}
        hint={said === undefined ? undefined : words.renameHint(said)}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" size="small" disabled={typed.trim() === name}>
          {words.renameSave}
        </Button>
        {said !== undefined && (
          <Button size="small" onClick={() => void tell({ type: 'rename', name: null })}>
            {words.renameBack}
          </Button>
        )}
      </p>
    </form>
  );
};

const choices = (['none', ...extraTimes] as const).map((value) => ({
  value,
  text: words.extras[value],
}));

/** The time that they have and others have not. */
const Extra = ({ person, change }: PartProps) => (
  <div className="grid gap-1.5">
    <Select
      label={words.extra}
      isSmall
      value={person.extra ?? 'none'}
      choices={choices}
      onChange={(time) => void change({ type: 'extra', time: time === 'none' ? null : time })}
    />
    <p className="text-sm text-ink-soft">{words.extraHint}</p>
  </div>
);

/** Taking somebody out, or back in, with what that means. */
const Out = ({ person: { out }, change }: PartProps) => (
  <div className="grid gap-4">
    {out !== 'room' && (
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">{words.removeText}</p>
        <Button onClick={() => void change({ type: 'remove', on: out !== 'run' })}>
          {out === 'run' ? words.removeBack : words.remove}
        </Button>
      </div>
    )}
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">{words.banText}</p>
      <Button
        look={out === 'room' ? 'outline' : 'danger'}
        onClick={() => void change({ type: 'ban', on: out !== 'room' })}
      >
        {out === 'room' ? words.banBack : words.ban}
      </Button>
    </div>
  </div>
);

/** What a host changes of one person, and takes back again. Who uses it must know that nobody else sees it. */
export const PersonDialog = ({ person, givesTime, change, onClose }: PersonDialogProps) => {
  const [fault, setFault] = useState<string | null>(null);
  const told = async (wanted: PersonChange): Promise<null> => {
    setFault(await change(wanted));
    return null;
  };
  return (
    <Dialog title={person.name} onClose={onClose}>
      <div className="grid gap-6">
        {/* A name that was kept is what is typed from then on. */}
        <Naming key={person.name} {...{ person, change }} />
        {givesTime && <Extra {...{ person }} change={told} />}
        <Out {...{ person }} change={told} />
      </div>
      <output className="mt-2 block min-h-6 text-sm text-bad">{fault}</output>
      <div className={`mt-4 ${dialogButtons}`}>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </Dialog>
  );
};
