import type { PhoneResults, PollPace } from '@sets/shared/poll/poll.contract.ts';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { EntrySetting } from '../../material/editor/entry-setting.tsx';
import type { DraftProps } from '../../material/editor/editor-parts.ts';
import { hasIdleTime, type PollDraft } from '../poll-draft.ts';
import { pollEditorMessages as words } from '../poll-editor.messages.ts';

const choices = (['never', 'closed', 'live'] as const satisfies PhoneResults[]).map((value) => ({
  value,
  text: words.phoneResultsChoices[value],
}));

const paces = (['host', 'own'] as const satisfies PollPace[]).map((value) => ({
  value,
  text: words.paceChoices[value],
}));

/** The usual ones, and the poll's own where it is none of them; 0 is none at all. */
const usualFloors = [0, 3, 5, 10, 20];
const floors = (own: number) =>
  [...new Set([...usualFloors, own])]
    .toSorted((one, other) => one - other)
    .map((floor) => ({ value: String(floor), text: words.floorChoice(floor) }));

const withFloor = ({ floor: _floor, ...draft }: PollDraft, floor: number): PollDraft =>
  floor === 0 ? draft : { ...draft, floor };

const TimesDoNotCount = ({ draft }: Pick<DraftProps<PollDraft>, 'draft'>) => {
  const timed = draft.questions.filter((question) => hasIdleTime(draft, question)).length;
  return timed === 0 ? null : (
    <output className="text-sm text-ink-soft">{words.timesDoNotCount(timed)}</output>
  );
};

/** What holds for every question of the poll. */
export const PollSettings = ({ draft, onEdit }: DraftProps<PollDraft>) => (
  <section className="grid gap-4">
    <h2 className="text-lg font-semibold">{words.wholePoll}</h2>
    <Switch
      label={words.liveResults}
      hint={words.liveResultsHint}
      checked={draft.liveResults}
      onChange={(liveResults) => onEdit((each) => ({ ...each, liveResults }))}
    />
    <Select
      label={words.phoneResults}
      value={draft.phoneResults}
      choices={choices}
      onChange={(phoneResults) => onEdit((each) => ({ ...each, phoneResults }))}
    />
    <div className="grid gap-1.5">
      <Select
        label={words.pace}
        value={draft.pace ?? 'host'}
        choices={paces}
        onChange={(pace) => onEdit((each) => ({ ...each, pace }))}
      />
      <TimesDoNotCount draft={draft} />
    </div>
    <Select
      label={words.floor}
      value={String(draft.floor ?? 0)}
      choices={floors(draft.floor ?? 0)}
      onChange={(floor) => onEdit((each) => withFloor(each, Number(floor)))}
    />
    <EntrySetting
      label={words.entry}
      entry={draft.entry ?? 'open'}
      means={words.entryMeans}
      onChange={(entry) => onEdit((each) => ({ ...each, entry }))}
    />
  </section>
);
