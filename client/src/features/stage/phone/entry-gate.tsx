import './entry-gate.css';
import { participantName } from '@sets/shared/live/entry.ts';
import type { RoomInfo } from '@sets/shared/live/room.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import { type FormEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { LiveClient } from '../../../live/live-client.ts';
import type { PhoneMemory } from '../../../live/phone-memory.ts';
import { accountPaths } from '../../account/account-paths.ts';
import { stagePaths } from '../stage-paths.ts';
import { entryGateMessages as words } from './entry-gate.messages.ts';
import { PhoneNote } from './phone-note.tsx';

interface EntryGateProps {
  readonly asks: 'name' | 'login';
  readonly client: LiveClient;
  /** Known wherever a run is. */
  readonly room: RoomInfo | null;
  readonly run: RunInfo;
  readonly memory: PhoneMemory;
  /** The server has taken the name. */
  readonly onNamed: (name: string) => void;
}

/** The name as it is sent, or what is wrong with it. */
const readName = (typed: string): { readonly name: string } | { readonly problem: string } => {
  const read = z.safeParse(participantName, typed);
  return read.success
    ? { name: read.data }
    : { problem: read.error.issues[0]?.message ?? words.nameTitle };
};

const useNaming = ({ client, room, run, memory, onNamed }: EntryGateProps) => {
  const [typed, setTyped] = useState(memory.lastName);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const refuse = (msg: string): void => {
    setProblem(msg);
    field.current?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const read = readName(typed);
    if ('problem' in read) {
      refuse(read.problem);
      return;
    }
    if (isSaving || room === null) return;
    setSaving(true);
    const { roomId } = room;
    const reply = await client.request('run:name', { roomId, runId: run.runId, name: read.name });
    setSaving(false);
    if (!reply.ok) {
      refuse(reply.error.msg);
      return;
    }
    memory.keepName(reply.data.name);
    onNamed(reply.data.name);
  };
  const type = (text: string): void => {
    setTyped(text);
    setProblem(null);
  };
  return { typed, problem, isSaving, field, submit, type };
};

/** What somebody is called here, typed once: the phone proposes it the next time. */
const NameForm = (props: EntryGateProps) => {
  const { typed, problem, isSaving, field, submit, type } = useNaming(props);
  return (
    <form className="entry-name" onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor="participant-name">{words.name}</label>
      <input
        ref={field}
        id="participant-name"
        name="name"
        autoComplete="name"
        enterKeyHint="go"
        maxLength={200}
        dir="auto"
        value={typed}
        onChange={({ target }) => type(target.value)}
        aria-invalid={problem !== null}
        aria-describedby="participant-name-note"
      />
      <p id="participant-name-note" role={problem === null ? undefined : 'alert'}>
        {problem}
      </p>
      <button type="submit" className="phone-button" data-look="primary" aria-disabled={isSaving}>
        {isSaving ? words.saving : words.takePart}
      </button>
    </form>
  );
};

/** Before what is on, where it is not for whoever comes: a name to type, or the way to the login. */
const EntryGate = (props: EntryGateProps) =>
  props.asks === 'name' ? (
    <PhoneNote title={words.nameTitle} text={words.nameText}>
      <NameForm {...props} />
    </PhoneNote>
  ) : (
    <PhoneNote title={words.loginTitle} text={words.loginText}>
      <a
        className="phone-button"
        data-look="primary"
        href={accountPaths.loginTo(stagePaths.room(props.room?.code ?? ''))}
      >
        {words.logIn}
      </a>
    </PhoneNote>
  );

export default EntryGate;
