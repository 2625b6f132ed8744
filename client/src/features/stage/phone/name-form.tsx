import './name-form.css';
import { participantName } from '@sets/shared/live/entry.ts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Rename } from '../../../live/phone-view.ts';
import { entryGateMessages as words } from './entry-gate.messages.ts';

interface NameFormProps {
  /** What is there before anything is typed. */
  readonly start: string;
  readonly rename: Rename;
  /** The server has taken the name. */
  readonly onNamed: () => void;
  /** What the button says. */
  readonly action: string;
  /** What else one may do. */
  readonly children?: ReactNode;
}

/** The name as it is sent, or what is wrong with it. */
const readName = (typed: string): { readonly name: string } | { readonly problem: string } => {
  const read = z.safeParse(participantName, typed);
  return read.success
    ? { name: read.data }
    : { problem: read.error.issues[0]?.message ?? words.nameTitle };
};

const useNaming = ({ start, rename, onNamed }: NameFormProps) => {
  const [typed, setTyped] = useState(start);
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
    if (isSaving) return;
    setSaving(true);
    const reply = await rename(read.name);
    setSaving(false);
    if (reply.ok) onNamed();
    else refuse(reply.error.msg);
  };
  const type = (text: string): void => {
    setTyped(text);
    setProblem(null);
  };
  return { typed, problem, isSaving, field, submit, type };
};

/** What somebody is called here, typed once: the phone proposes it the next time. */
export const NameForm = (props: NameFormProps) => {
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
        {isSaving ? words.saving : props.action}
      </button>
      {props.children}
    </form>
  );
};
