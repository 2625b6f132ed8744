import {
  liveQnaSettings,
  type LiveQnaSettings,
  liveQnaVoting,
} from '@sets/shared/live-qna/live-qna.contract.ts';
import { limits } from '@sets/shared/core/limits.ts';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { liveQnaMessages as words } from './live-qna.messages.ts';

export const blankLiveQna: LiveQnaSettings = {
  title: words.namePlaceholder,
  moderated: false,
  names: true,
  voting: 'up',
  asking: true,
};

interface LiveQnaFormProps {
  readonly title: string;
  readonly yes: string;
  readonly given: LiveQnaSettings;
  /** Resolves with why it was not saved, or null. */
  readonly onSave: (definition: LiveQnaSettings) => Promise<string | null>;
  readonly onClose: () => void;
}

const switches = [
  ['moderated', words.moderated, words.moderatedHint],
  ['names', words.names, words.namesHint],
  ['asking', words.asking, words.askingHint],
] as const;

/** A live Q&A is its title and four settings: they fit a dialog. */
export const LiveQnaForm = ({ title, yes, given, onSave, onClose }: LiveQnaFormProps) => {
  const [draft, setDraft] = useState(given);
  const [fault, setFault] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const read = z.safeParse(liveQnaSettings, draft);
    if (!read.success) {
      setFault(words.nameMissing);
      return;
    }
    setSaving(true);
    setFault(await onSave(read.data));
    setSaving(false);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} className="grid grid-cols-1 gap-4">
        <Field
          label={words.name}
          value={draft.title}
          maxLength={limits.title}
          data-takes-focus
          fault={fault ?? undefined}
          onChange={(event) => setDraft({ ...draft, title: event.target.value })}
        />
        <Select
          label={words.voting}
          value={draft.voting}
          choices={liveQnaVoting.options.map((value) => ({ value, text: words.votings[value] }))}
          onChange={(voting) => setDraft({ ...draft, voting })}
        />
        <div className="grid grid-cols-1 gap-2">
          {switches.map(([name, label, hint]) => (
            <Switch
              key={name}
              label={label}
              hint={hint}
              checked={draft[name]}
              onChange={(checked) => setDraft({ ...draft, [name]: checked })}
            />
          ))}
        </div>
        <div className={dialogButtons}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="primary" type="submit" disabled={isSaving}>
            {yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
