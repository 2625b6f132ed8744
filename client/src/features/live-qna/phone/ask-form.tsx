import { clean } from '@sets/shared/core/text.ts';
import { liveQnaLimits } from '@sets/shared/live-qna/live-qna.contract.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Notes } from '../../../live/phone-memory.ts';
import { TextBox } from '../../../ui/text-box.tsx';
import { liveQnaPhoneMessages as say } from './live-qna-phone.messages.ts';

interface AskFormProps {
  readonly names: boolean;
  readonly notes: Notes;
  readonly onAsk: (text: string, name: string | null) => void;
}

const typed = z.object({ text: z.string(), name: z.string(), isNamed: z.boolean() });
type Typed = z.infer<typeof typed>;
const nothing: Typed = { text: '', name: '', isNamed: false };

interface NameLineProps {
  readonly draft: Typed;
  readonly onChange: (draft: Typed) => void;
}

/** Nobody is asked who they are; whoever wants to say it, does. */
const NameLine = ({ draft, onChange }: NameLineProps) => {
  const [isFresh, setFresh] = useState(false);
  if (!draft.isNamed) {
    return (
      <button
        type="button"
        className="qna-plain"
        onClick={() => {
          setFresh(true);
          onChange({ ...draft, isNamed: true });
        }}
      >
        {say.anonymous}
      </button>
    );
  }
  return (
    <span className="qna-name">
      <input
        aria-label={say.name}
        placeholder={say.name}
        autoComplete="name"
        maxLength={liveQnaLimits.name}
        ref={isFresh ? (input) => input?.focus() : undefined}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <button
        type="button"
        aria-label={say.nameless}
        className="qna-plain"
        onClick={() => onChange({ ...draft, isNamed: false })}
      >
        <span aria-hidden="true">×</span>
      </button>
    </span>
  );
};

/** The field at the thumb. What is typed is kept; after asking it is free again. */
export const AskForm = ({ names, notes, onAsk }: AskFormProps) => {
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => notes.read('draft', typed) ?? nothing);
  useEffect(() => notes.write('draft', draft), [notes, draft]);
  const text = clean(draft.text);
  const left = liveQnaLimits.text - text.length;
  const canAsk = text !== '' && left >= 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!canAsk) return;
    const name = names && draft.isNamed ? clean(draft.name) : '';
    onAsk(text, name === '' ? null : name);
    setDraft({ ...draft, text: '' });
    box.current?.querySelector('textarea')?.focus({ preventScroll: true });
  };
  const isWriting = draft.text !== '';
  return (
    <form className="qna-ask" ref={box} onSubmit={submit}>
      <label htmlFor={id} className="qna-unseen">
        {say.askTitle}
      </label>
      <div className="qna-line">
        <TextBox
          id={id}
          dir="auto"
          placeholder={say.placeholder}
          aria-describedby={`${id}-left`}
          aria-invalid={left < 0}
          value={draft.text}
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        />
        <button type="submit" className="phone-button" data-look="primary" aria-disabled={!canAsk}>
          {say.ask}
        </button>
      </div>
      <div className="qna-under">
        {names ? <NameLine draft={draft} onChange={setDraft} /> : <span />}
        <output id={`${id}-left`} data-over={left < 0}>
          {isWriting && left < 100 ? say.left(left) : ''}
        </output>
      </div>
    </form>
  );
};
