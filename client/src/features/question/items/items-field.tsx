import { limits } from '@sets/shared/core/limits.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Listing, Range } from '../choice/choice-draft.ts';
import { OptionList } from '../choice/option-list.tsx';
import { itemsFormMessages as words } from './items-form.messages.ts';

interface ItemsFieldProps<Q extends Listing> {
  readonly label: string;
  readonly question: Q;
  readonly lacks: readonly string[];
  readonly range?: Range;
  readonly onChange: (question: Q) => void;
}

/** The items of a question: what is put in order, or given points. */
export const ItemsField = <Q extends Listing>(props: ItemsFieldProps<Q>) => {
  const { label, question, lacks, range = limits.option, onChange } = props;
  const isShort = lacks.includes('options');
  return (
    <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0">
      <legend className="mb-1 p-0 font-medium">{label}</legend>
      <OptionList {...{ question, range }} words={words.list} onChange={onChange} />
      <p className={classNames('text-sm', isShort ? 'text-warn' : 'text-ink-soft')}>
        {isShort ? words.lacks(range.min) : words.hint}
      </p>
    </fieldset>
  );
};
