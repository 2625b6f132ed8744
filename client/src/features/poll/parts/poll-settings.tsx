import type { PhoneResults } from '@sets/shared/poll/poll.contract.ts';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { PollDraft } from '../poll-draft.ts';
import { editorMessages as words } from '../poll-editor.messages.ts';

interface PollSettingsProps {
  readonly draft: PollDraft;
  readonly onChange: (change: (draft: PollDraft) => PollDraft) => void;
}

const choices = (['never', 'closed', 'live'] as const satisfies PhoneResults[]).map((value) => ({
  value,
  text: words.phoneResultsChoices[value],
}));

/** What holds for every question of the poll. */
export const PollSettings = ({ draft, onChange }: PollSettingsProps) => (
  <section className="grid gap-4">
    <h2 className="text-lg font-semibold">{words.wholePoll}</h2>
    <Switch
      label={words.liveResults}
      hint={words.liveResultsHint}
      checked={draft.liveResults}
      onChange={(liveResults) => onChange((each) => ({ ...each, liveResults }))}
    />
    <Select
      label={words.phoneResults}
      value={draft.phoneResults}
      choices={choices}
      onChange={(phoneResults) => onChange((each) => ({ ...each, phoneResults }))}
    />
  </section>
);
