import { limits } from '@sets/shared/core/limits.ts';
import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import type { QuizHostView } from '@sets/shared/quiz/quiz.views.ts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../../ui/dialog.tsx';
import { inputClass } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TeamMark } from '../../team-mark.tsx';
import { draftOf, faultsIn, fillsAnew, namesIn, type TeamsDraft } from './teams-draft.ts';
import { hostTeamMessages as words } from './teams.messages.ts';

const { least, most } = limits.quiz.teams;
const counts = Array.from({ length: most - least + 1 }, (_, at) => {
  const value = String(least + at);
  return { value, text: value };
});

const ways = [
  { by: 'lot', label: words.lot, hint: words.lotHint },
  { by: 'choice', label: words.choice, hint: words.choiceHint },
] as const;

interface PartProps {
  readonly draft: TeamsDraft;
  readonly change: (change: Partial<TeamsDraft>) => void;
}

const How = ({ draft, change }: PartProps) => {
  const name = useId();
  return (
    <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0">
      <legend className="mb-1.5 p-0 font-medium">{words.how}</legend>
      {ways.map(({ by, label, hint }) => (
        <label key={by} className="flex cursor-pointer items-start gap-3">
          <input
            type="radio"
            name={name}
            checked={draft.by === by}
            onChange={() => change({ by })}
            className="mt-1 size-4 flex-none accent-people"
          />
          <span className="grid">
            {label}
            <small className="text-sm text-ink-soft">{hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

interface NamesProps extends PartProps {
  /** What is wrong with each, once that is to be told. */
  readonly faults: readonly (string | undefined)[];
}

const Names = ({ draft, change, faults }: NamesProps) => {
  const id = useId();
  const { names, many } = draft;
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1.5 p-0 font-medium">{words.names}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {names.slice(0, many).map((name, team) => (
          // oxlint-disable-next-line react/no-array-index-key -- a team is its number
          <div key={team}>
            <div className="flex items-center gap-2.5 text-xl">
              <TeamMark team={team} />
              <input
                className={`${inputClass} !min-h-11 !px-3 text-base`}
                aria-label={words.nameOf(team + 1)}
                aria-invalid={faults[team] !== undefined}
                aria-describedby={faults[team] === undefined ? undefined : `${id}-${team}`}
                dir="auto"
                maxLength={limits.quiz.teamName}
                value={name}
                onChange={({ target }) => change({ names: names.with(team, target.value) })}
              />
            </div>
            {faults[team] !== undefined && (
              <p id={`${id}-${team}`} className="mt-1 ml-7.5 text-sm text-bad">
                {faults[team]}
              </p>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
};

interface TeamsDialogProps {
  readonly teams: QuizHostView['teams'];
  readonly send: (command: QuizCommand) => void;
  readonly onClose: () => void;
}

/** How many teams there are, what they are called, and who comes into which. */
export const TeamsDialog = ({ teams, send, onClose }: TeamsDialogProps) => {
  const [draft, setDraft] = useState(() => draftOf(teams));
  const [isTried, setTried] = useState(false);
  const change = (changed: Partial<TeamsDraft>): void => setDraft({ ...draft, ...changed });
  const faults = faultsIn(draft);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (faults.some((fault) => fault !== undefined)) return;
    send({ type: 'teams', teams: { names: namesIn(draft), by: draft.by }, anew: false });
    onClose();
  };
  return (
    <Dialog title={words.dialogTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
        <Select
          label={words.howMany}
          value={String(draft.many)}
          choices={counts}
          onChange={(many) => change({ many: Number(many) })}
        />
        <How draft={draft} change={change} />
        <Names draft={draft} change={change} faults={isTried ? faults : []} />
        {fillsAnew(draft, teams) && <p className="text-sm text-ink-soft">{words.anew}</p>}
        <div className={dialogButtons}>
          <Button onClick={onClose}>{words.close}</Button>
          <Button look="primary" type="submit">
            {words.set}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
