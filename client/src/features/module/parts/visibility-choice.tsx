import { noSchool } from '@sets/shared/account/account.contract.ts';
import type { Visibility } from '@sets/shared/module/module.contract.ts';
import { useId } from 'react';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { visibilityMessages as words } from '../module.messages.ts';

interface Choice {
  readonly value: Visibility;
  readonly title: string;
  readonly text: string;
  readonly isOffered: boolean;
}

/** To whom somebody can open a space: what their account does not have is told, not offered. */
const choicesOf = ({ school, personalDivision: { verified, division } }: SignedIn): Choice[] => {
  const hasSchool = school !== noSchool;
  const hasDivision = hasSchool && verified && division !== '';
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
      text: hasDivision ? words.divisionText(division) : words.noDivision,
      isOffered: hasDivision,
    },
  ];
};

interface VisibilityChoiceProps {
  readonly who: SignedIn;
  readonly value: Visibility;
  readonly onChange: (value: Visibility) => void;
}

/** Who may see a space. */
export const VisibilityChoice = ({ who, value, onChange }: VisibilityChoiceProps) => {
  const id = useId();
  return (
    <fieldset className="grid gap-2 border-0 p-0">
      <legend className="mb-2 p-0 text-sm font-medium">{words.legend}</legend>
      {choicesOf(who).map(({ value: each, title, text, isOffered }) => (
        <label
          key={each}
          htmlFor={`${id}-${each}`}
          className="flex min-h-14 items-center gap-3 rounded-md border-[1.5px] border-line bg-raised px-4 py-2.5 not-has-disabled:cursor-pointer not-has-disabled:hover:border-line-strong has-checked:border-people has-checked:bg-people-tint has-disabled:bg-sunken"
        >
          <input
            id={`${id}-${each}`}
            type="radio"
            name={id}
            checked={value === each}
            disabled={!isOffered && value !== each}
            onChange={() => onChange(each)}
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
    </fieldset>
  );
};
