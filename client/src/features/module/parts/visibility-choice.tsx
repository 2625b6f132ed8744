import { noSchool } from '@sets/shared/account/account.contract.ts';
import type { Visibility } from '@sets/shared/module/module.contract.ts';
import { schoolCalls } from '@sets/shared/school/school.calls.ts';
import { useId } from 'react';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { Select } from '../../../ui/select.tsx';
import { visibilityMessages as words } from '../module.messages.ts';

interface Choice {
  readonly value: Visibility;
  readonly title: string;
  readonly text: string;
  readonly isOffered: boolean;
}

/** To whom somebody can open a space: what their school does not have is told, not offered. */
const choicesOf = ({ school }: SignedIn, divisions: readonly string[] | null): Choice[] => {
  const hasSchool = school !== noSchool;
  const hasDivisions = divisions !== null && divisions.length > 0;
  return [
    { value: 'open', title: words.open, text: words.openText, isOffered: true },
    {
      value: 'school',
      title: words.school,
      text: hasSchool ? words.schoolText(school) : words.noSchool,
      isOffered: hasSchool,
    },
    {
      value: 'division',
      title: words.division,
      text: divisions === null || hasDivisions ? words.divisionText : words.noDivision,
      isOffered: hasDivisions,
    },
  ];
};

/** Who sees a space, as it is chosen; `division` is '' where it is for none. */
export interface ChosenVisibility {
  readonly visibility: Visibility;
  readonly division: string;
}

interface VisibilityChoiceProps {
  readonly who: SignedIn;
  readonly value: ChosenVisibility;
  readonly onChange: (value: ChosenVisibility) => void;
}

/** One's own first, else the first of the list. */
const firstOf = ({ personalDivision: { division } }: SignedIn, divisions: readonly string[]) =>
  divisions.find((each) => each === division) ?? divisions[0] ?? '';

/** Those of the school, and the one that is there, which the school may have no more. */
const offered = (divisions: readonly string[], division: string): string[] =>
  division === '' || divisions.includes(division) ? [...divisions] : [division, ...divisions];

/** Who may see a space. */
export const VisibilityChoice = ({ who, value, onChange }: VisibilityChoiceProps) => {
  const id = useId();
  const { data } = useAsked(schoolCalls.divisions, { token: who.token });
  const divisions = data?.divisions ?? null;
  const { visibility, division } = value;
  const choose = (each: Visibility): void =>
    onChange({
      visibility: each,
      division: each === 'division' ? firstOf(who, divisions ?? []) : '',
    });
  return (
    <fieldset className="grid gap-2 border-0 p-0">
      <legend className="mb-2 p-0 text-sm font-medium">{words.legend}</legend>
      {choicesOf(who, divisions).map(({ value: each, title, text, isOffered }) => (
        <label
          key={each}
          htmlFor={`${id}-${each}`}
          className="flex min-h-14 items-center gap-3 rounded-md border-[1.5px] border-line bg-raised px-4 py-2.5 not-has-disabled:cursor-pointer not-has-disabled:hover:border-line-strong has-checked:border-people has-checked:bg-people-tint has-disabled:bg-sunken"
        >
          <input
            id={`${id}-${each}`}
            type="radio"
            name={id}
            checked={visibility === each}
            disabled={!isOffered && visibility !== each}
            onChange={() => choose(each)}
            aria-labelledby={`${id}-${each}-title`}
            aria-describedby={`${id}-${each}-note`}
            className="size-5 flex-none accent-people"
          />
          <span className="min-w-0">
            <span id={`${id}-${each}-title`} className="block font-medium">
              {title}
            </span>
            <span
              id={`${id}-${each}-note`}
              className="block text-sm text-ink-soft [overflow-wrap:anywhere]"
            >
              {text}
            </span>
          </span>
        </label>
      ))}
      {visibility === 'division' && (
        <Select
          isSmall
          label={words.whichDivision}
          value={division}
          choices={offered(divisions ?? [], division).map((each) => ({ value: each, text: each }))}
          onChange={(chosen) => onChange({ visibility, division: chosen })}
        />
      )}
    </fieldset>
  );
};
