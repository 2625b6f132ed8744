import { foodLimits } from '@sets/shared/food/food.limits.ts';
import { diets } from '@sets/shared/food/item.contract.ts';
import { useId } from 'react';
import { Field } from '../../../../ui/field.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { CheckList } from '../form/check-list.tsx';
import type { Faults } from '../form/faults.ts';
import { FormPart } from '../form/form-part.tsx';
import { TextField } from '../form/text-field.tsx';
import type { ItemDraft } from './item-draft.ts';
import { itemMessages as words } from './item.messages.ts';
import { foodMessages } from '../../parts/food.messages.ts';

interface ItemFieldsProps {
  readonly draft: ItemDraft;
  readonly faults: Faults;
  readonly change: (part: Partial<ItemDraft>) => void;
}

interface FactsProps extends ItemFieldsProps {
  readonly currency: string;
  /** Those that the stall has. */
  readonly categories: readonly string[];
}

const Money = ({ draft, faults, change, currency }: Omit<FactsProps, 'categories'>) => (
  <div className="grid grid-cols-1 items-start gap-4 narrow:grid-cols-2">
    <Field
      label={words.price(currency)}
      inputMode="decimal"
      autoComplete="off"
      fault={faults['price']}
      value={draft.price}
      onChange={({ target }) => change({ price: target.value })}
    />
    <Field
      label={words.tax}
      inputMode="decimal"
      autoComplete="off"
      fault={faults['tax']}
      value={draft.tax}
      onChange={({ target }) => change({ tax: target.value })}
    />
  </div>
);

/** What an item is, and what it costs. */
export const ItemFacts = (props: FactsProps) => {
  const { draft, faults, change, categories } = props;
  const list = useId();
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field
        label={words.name}
        dir="auto"
        autoComplete="off"
        maxLength={foodLimits.name}
        fault={faults['name']}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Money {...props} />
      <Field
        label={words.category}
        list={list}
        hint={words.categoryHint}
        dir="auto"
        autoComplete="off"
        maxLength={foodLimits.category}
        fault={faults['category']}
        value={draft.category}
        onChange={({ target }) => change({ category: target.value })}
      />
      <datalist id={list}>
        {categories.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      <TextField
        label={words.description}
        fault={faults['description']}
        value={draft.description}
        onChange={(description) => change({ description })}
      />
      <Switch
        label={words.isListed}
        hint={words.isListedHint}
        checked={draft.isListed}
        onChange={(isListed) => change({ isListed })}
      />
    </div>
  );
};

/** For whom it is, beyond what it must name. */
export const DietsField = ({ draft, change }: Omit<ItemFieldsProps, 'faults'>) => (
  <FormPart title={words.dietsTitle} text={words.dietsText}>
    <CheckList
      label={words.dietsTitle}
      values={diets}
      names={foodMessages.diets}
      chosen={draft.diets}
      onChange={(chosen) => change({ diets: chosen })}
    />
  </FormPart>
);

const Times = ({ draft, faults, change }: ItemFieldsProps) => {
  const given = { type: 'time', 'aria-invalid': faults['served'] !== undefined } as const;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field
          {...given}
          label={words.from}
          value={draft.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <Field
          {...given}
          label={words.to}
          value={draft.to}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {faults['served']}
      </p>
    </>
  );
};

/** When an item can be had, and how many are left. */
export const ServingFields = (props: ItemFieldsProps) => {
  const { draft, faults, change } = props;
  return (
    <FormPart title={words.stockTitle}>
      <Switch
        label={words.isCounted}
        hint={words.isCountedHint}
        checked={draft.isCounted}
        onChange={(isCounted) => change({ isCounted })}
      />
      {draft.isCounted && (
        <Field
          label={words.stock}
          inputMode="numeric"
          autoComplete="off"
          fault={faults['stock']}
          value={draft.stock}
          onChange={({ target }) => change({ stock: target.value })}
        />
      )}
      <Switch
        label={words.isTimed}
        hint={words.isTimedHint}
        checked={draft.isTimed}
        onChange={(isTimed) => change({ isTimed })}
      />
      {draft.isTimed && <Times {...props} />}
    </FormPart>
  );
};
