import { paces } from '@sets/shared/quiz/scoring/scoring.ts';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import type { DraftProps } from '../../../material/editor/editor-parts.ts';
import { EntrySetting } from '../../../material/editor/entry-setting.tsx';
import { timeChoices } from '../../../question/form/question-time.tsx';
import { quizEditorMessages as words } from '../quiz-editor.messages.ts';
import { type QuizDraft, timeOfAll, withTimeForAll } from '../quiz-draft.ts';
import { Pools } from './pools.tsx';

const paceChoices = paces.map((value) => ({ value, text: words.paceChoices[value] }));

/** The usual times to read, and the quiz's own where it is none of them. */
const readings = (own: number) =>
  [...new Set([0, 3, 5, 10, 15, own])]
    .toSorted((one, other) => one - other)
    .map((seconds) => ({ value: String(seconds), text: words.readingChoice(seconds) }));

const differ = 'differ';

/** One time for all questions, for whoever wants no hurry at all, or the same for each. */
const TimeForAll = ({ draft, onEdit }: DraftProps<QuizDraft>) => {
  const time = timeOfAll(draft);
  const choices = timeChoices(time ?? null);
  const isSame = time !== undefined;
  return (
    <Select
      label={words.times}
      value={isSame ? String(time ?? '') : differ}
      choices={isSame ? choices : [{ value: differ, text: words.timesDiffer }, ...choices]}
      onChange={(chosen) => {
        if (chosen === differ) return;
        onEdit((each) => withTimeForAll(each, chosen === '' ? null : Number(chosen)));
      }}
    />
  );
};

/** What holds for every question of the quiz. */
export const QuizSettings = ({ draft, onEdit }: DraftProps<QuizDraft>) => {
  const set = (changed: Partial<QuizDraft>): void => onEdit((each) => ({ ...each, ...changed }));
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-lg font-semibold">{words.wholeQuiz}</h2>
      <div className="grid gap-1.5">
        <Select
          label={words.pace}
          value={draft.pace}
          choices={paceChoices}
          onChange={(pace) => set({ pace })}
        />
        <p className="text-sm text-ink-soft">{words.paceMeans[draft.pace]}</p>
      </div>
      {draft.items.length > 1 && <TimeForAll draft={draft} onEdit={onEdit} />}
      <Switch
        label={words.partly}
        hint={words.partlyHint}
        checked={draft.partly}
        onChange={(partly) => set({ partly })}
      />
      <Switch
        label={words.streaks}
        hint={words.streaksHint}
        checked={draft.streaks}
        onChange={(streaks) => set({ streaks })}
      />
      <Select
        label={words.reading}
        value={String(draft.reading)}
        choices={readings(draft.reading)}
        onChange={(reading) => set({ reading: Number(reading) })}
      />
      <Switch
        label={words.shuffles}
        hint={words.shufflesHint}
        checked={draft.shuffles}
        onChange={(shuffles) => set({ shuffles })}
      />
      <EntrySetting
        label={words.entry}
        entry={draft.entry}
        means={words.entryMeans}
        onChange={(entry) => set({ entry })}
      />
      <Pools draft={draft} onEdit={onEdit} />
    </section>
  );
};
