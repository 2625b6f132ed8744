import { type SheetAudience, sheetAudiences } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { useId } from 'react';
import { formMessages as words } from './form.messages.ts';

interface AudienceChoiceProps {
  readonly chosen: SheetAudience;
  /** Whether somebody has a school, whose people may read it. */
  readonly hasSchool: boolean;
  readonly onChoose: (audience: SheetAudience) => void;
}

/** Who may read a sheet, in plain words. */
export const AudienceChoice = ({ chosen, hasSchool, onChoose }: AudienceChoiceProps) => {
  const id = useId();
  const offered = sheetAudiences.filter(
    (audience) => audience !== 'school' || hasSchool || chosen === 'school',
  );
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-2 border-0 p-0 narrow:grid-cols-2">
      <legend className="mb-1.5 p-0 text-sm font-medium">{words.who}</legend>
      {offered.map((audience) => (
        <label
          key={audience}
          htmlFor={`${id}-${audience}`}
          className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-md border-[1.5px] border-line px-4 py-2.5 has-checked:border-people has-checked:bg-people-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-people-ink"
        >
          <input
            id={`${id}-${audience}`}
            type="radio"
            name={id}
            value={audience}
            checked={audience === chosen}
            aria-labelledby={`${id}-${audience}-name`}
            aria-describedby={`${id}-${audience}-text`}
            onChange={() => onChoose(audience)}
            className="mt-1 size-4 accent-people outline-none"
          />
          <span id={`${id}-${audience}-name`} className="font-medium">
            {words.audiences[audience].name}
          </span>
          <span id={`${id}-${audience}-text`} className="col-start-2 text-sm text-ink-soft">
            {words.audiences[audience].text}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
