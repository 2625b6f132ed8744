import type { EntryRule } from '@sets/shared/live/entry.ts';
import { Select } from '../../../ui/select.tsx';
import { editorMessages as words } from '../editor.messages.ts';

const entries = (['open', 'named', 'account'] as const satisfies EntryRule[]).map((value) => ({
  value,
  text: words.entryChoices[value],
}));

interface EntrySettingProps {
  readonly label: string;
  readonly entry: EntryRule;
  /** What each means for what is asked, with what an honest host should know. */
  readonly means: Readonly<Record<EntryRule, string>>;
  readonly onChange: (entry: EntryRule) => void;
}

/** Who may take part. */
export const EntrySetting = ({ label, entry, means, onChange }: EntrySettingProps) => (
  <div className="grid gap-1.5">
    <Select label={label} value={entry} choices={entries} onChange={onChange} />
    <p className="text-sm text-ink-soft">{means[entry]}</p>
  </div>
);
