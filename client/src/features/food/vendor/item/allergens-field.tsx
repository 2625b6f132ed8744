import { allergens } from '@sets/shared/food/item.contract.ts';
import { CircleCheck, CircleHelp, ListChecks, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { CheckList } from '../form/check-list.tsx';
import { FormPart } from '../form/form-part.tsx';
import { type Declaration, declarations, type ItemDraft } from './item-draft.ts';
import { itemMessages as words } from './item.messages.ts';
import { foodMessages } from '../../parts/food.messages.ts';

/** Told apart by a sign and words, not by a colour alone. */
const signs: Readonly<Record<Declaration, LucideIcon>> = {
  unsaid: CircleHelp,
  none: CircleCheck,
  some: ListChecks,
};

interface AllergensFieldProps {
  readonly draft: Pick<ItemDraft, 'declared' | 'allergens'>;
  readonly fault: string | undefined;
  readonly change: (part: Partial<ItemDraft>) => void;
}

interface ChoiceProps {
  readonly value: Declaration;
  readonly isChosen: boolean;
  readonly group: string;
  readonly onChoose: () => void;
}

const Choice = ({ value, isChosen, group, onChoose }: ChoiceProps) => {
  const Sign = signs[value];
  const id = `${group}-${value}`;
  const warns = value === 'unsaid' ? 'has-checked:border-warn has-checked:bg-warn-tint' : '';
  return (
    <label
      htmlFor={id}
      className={`flex min-h-14 cursor-pointer items-center gap-3 rounded-md border-[1.5px] border-line bg-raised px-4 py-2.5 hover:border-line-strong ${warns || 'has-checked:border-people has-checked:bg-people-tint'}`}
    >
      <input
        id={id}
        type="radio"
        name={group}
        checked={isChosen}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-note`}
        onChange={onChoose}
        className="size-5 flex-none accent-people"
      />
      <Sign
        size={20}
        aria-hidden="true"
        className={`flex-none ${value === 'unsaid' ? 'text-warn' : 'text-ink-soft'}`}
      />
      <span className="min-w-0">
        <span id={`${id}-title`} className="block font-medium">
          {words.declared[value]}
        </span>
        <span id={`${id}-note`} className="block text-sm text-ink-soft">
          {words.declared[`${value}Text`]}
        </span>
      </span>
    </label>
  );
};

/** Which of the 14 allergens an item has: not declared, none, or these. */
export const AllergensField = ({ draft, fault, change }: AllergensFieldProps) => {
  const group = useId();
  return (
    <FormPart title={words.allergensTitle} text={words.allergensText}>
      <div
        role="radiogroup"
        tabIndex={-1}
        aria-label={words.allergensTitle}
        aria-invalid={fault !== undefined}
        className="grid scroll-mt-24 grid-cols-1 gap-2 outline-none"
      >
        {declarations.map((value) => (
          <Choice
            key={value}
            {...{ value, group }}
            isChosen={draft.declared === value}
            onChoose={() => change({ declared: value })}
          />
        ))}
      </div>
      {draft.declared === 'some' && (
        <CheckList
          label={words.declared.some}
          values={allergens}
          names={foodMessages.allergens}
          chosen={draft.allergens}
          onChange={(chosen) => change({ allergens: chosen })}
        />
      )}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {fault}
      </p>
    </FormPart>
  );
};
