import { allergens } from '@sets/shared/food/item.contract.ts';
import { foodLimits } from '@sets/shared/food/food.limits.ts';
import { ChevronDown, X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { inputClass } from '../../../../ui/field.tsx';
import { CheckList } from '../form/check-list.tsx';
import type { Faults } from '../form/faults.ts';
import type { ChoiceDraft } from './group-draft.ts';
import { foodMessages, inWords } from '../../parts/food.messages.ts';
import { optionMessages as words } from './option.messages.ts';

interface ChoiceRowProps {
  readonly choice: ChoiceDraft;
  /** From 1 on. */
  readonly at: number;
  readonly currency: string;
  /** Of its fields, below this. */
  readonly path: string;
  readonly faults: Faults;
  readonly isOnly: boolean;
  readonly change: (part: Partial<ChoiceDraft>) => void;
  readonly onRemove: () => void;
}

const Lines = (props: ChoiceRowProps) => {
  const { choice, at, currency, path, faults, isOnly, change, onRemove } = props;
  const id = useId();
  const name = faults[`${path}.name`];
  const price = faults[`${path}.price`];
  const note = name === undefined && price === undefined ? undefined : `${id}-note`;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <input
          aria-label={words.choiceName(at)}
          aria-invalid={name !== undefined}
          aria-describedby={note}
          placeholder={words.choice(at)}
          dir="auto"
          autoComplete="off"
          maxLength={foodLimits.name}
          value={choice.name}
          onChange={({ target }) => change({ name: target.value })}
          className={classNames(inputClass, '!w-auto min-w-0 grow-3 basis-28')}
        />
        <input
          aria-label={words.choicePrice(at)}
          aria-invalid={price !== undefined}
          aria-describedby={note}
          placeholder={words.more(currency)}
          inputMode="decimal"
          autoComplete="off"
          value={choice.price}
          onChange={({ target }) => change({ price: target.value })}
          className={classNames(
            inputClass,
            '!w-auto max-w-30 min-w-0 grow basis-20 !px-3 text-right',
          )}
        />
        <IconButton
          label={words.removeChoice(choice.name.trim() || words.unnamed(at))}
          className="size-11"
          isOff={isOnly}
          onClick={onRemove}
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {note !== undefined && (
        <p id={note} className="text-sm text-bad">
          {name ?? price}
        </p>
      )}
    </>
  );
};

/** A choice: what it is called, what it costs more, what it brings, and whether it is sold out. */
export const ChoiceRow = (props: ChoiceRowProps) => {
  const { choice, at, change } = props;
  const name = choice.name.trim() || words.unnamed(at);
  const brings = inWords(choice.allergens);
  return (
    <li className="grid grid-cols-1 gap-1">
      <Lines {...props} />
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <details className="group min-w-0 grow open:basis-full">
          <summary
            aria-label={`${words.bringsOf(name)}: ${brings === '' ? words.bringsNone : brings}`}
            className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm text-ink-soft hover:text-ink"
          >
            <ChevronDown
              size={16}
              aria-hidden="true"
              className="flex-none transition-transform group-open:rotate-180"
            />
            {brings === '' ? words.bringsNone : words.bringsSome(brings)}
          </summary>
          <div className="py-2">
            <CheckList
              label={words.bringsOf(name)}
              values={allergens}
              names={foodMessages.allergens}
              chosen={choice.allergens}
              onChange={(chosen) => change({ allergens: chosen })}
            />
          </div>
        </details>
        <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            aria-label={words.soldOutOf(name)}
            checked={choice.isSoldOut}
            onChange={({ target }) => change({ isSoldOut: target.checked })}
            className="size-5 flex-none accent-people"
          />
          {words.soldOut}
        </label>
      </div>
    </li>
  );
};
