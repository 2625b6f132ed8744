import { foodLimits } from '@sets/shared/food/food.limits.ts';
import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts';
import type { Faults } from '../form/faults.ts';
import { FormPart } from '../form/form-part.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { type ChoiceDraft, type GroupDraft, newChoice, newGroup, takes } from './group-draft.ts';
import { optionMessages as words } from './option.messages.ts';

interface OptionsFieldProps {
  readonly groups: readonly GroupDraft[];
  readonly currency: string;
  readonly faults: Faults;
  readonly onChange: (groups: GroupDraft[]) => void;
}

interface GroupProps {
  readonly group: GroupDraft;
  readonly at: number;
  readonly currency: string;
  readonly faults: Faults;
  readonly change: (part: Partial<GroupDraft>) => void;
  readonly onRemove: () => void;
}

const takeChoices = takes.map((value) => ({ value, text: words.takes[value] }));

const Bounds = ({ group, at, faults, change }: GroupProps) => (
  <div className="grid grid-cols-2 gap-3">
    <Field
      label={words.least}
      inputMode="numeric"
      autoComplete="off"
      fault={faults[`groups.${at}.least`]}
      value={group.least}
      onChange={({ target }) => change({ least: target.value })}
    />
    <Field
      label={words.most}
      inputMode="numeric"
      autoComplete="off"
      fault={faults[`groups.${at}.most`]}
      value={group.most}
      onChange={({ target }) => change({ most: target.value })}
    />
  </div>
);

const Choices = ({ group, at, currency, faults, change }: GroupProps) => {
  const { choices } = group;
  const list = useKeptFocus<HTMLOListElement>((kept) =>
    kept.querySelector<HTMLElement>(':scope > li:last-child button'),
  );
  const changeOne = (id: string, part: Partial<ChoiceDraft>): void =>
    change({ choices: choices.map((each) => (each.id === id ? { ...each, ...part } : each)) });
  return (
    <>
      <ol ref={list} className="grid grid-cols-1 gap-2">
        {choices.map((choice, place) => (
          <ChoiceRow
            key={choice.id}
            {...{ choice, currency, faults }}
            at={place + 1}
            path={`groups.${at}.choices.${place}`}
            isOnly={choices.length === 1}
            change={(part) => changeOne(choice.id, part)}
            onRemove={() => change({ choices: choices.filter(({ id }) => id !== choice.id) })}
          />
        ))}
      </ol>
      {choices.length < foodLimits.choices && (
        <Button
          look="plain"
          className="-ms-3 justify-self-start !px-3"
          onClick={() => change({ choices: [...choices, newChoice()] })}
        >
          <Plus size={18} aria-hidden="true" />
          {words.addChoice}
        </Button>
      )}
    </>
  );
};

const Group = (props: GroupProps) => {
  const { group, at, faults, change, onRemove } = props;
  return (
    <li className="grid grid-cols-1 gap-4 rounded-lg border-[1.5px] border-line p-4">
      <div className="flex items-start justify-between gap-3">
        <h4 dir="auto" className="min-w-0 pt-2 font-semibold [overflow-wrap:anywhere]">
          {words.group(at + 1, group.name)}
        </h4>
        <IconButton label={words.remove} className="-mr-2 size-11" onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 narrow:grid-cols-2">
        <Field
          label={words.name}
          placeholder={words.nameExample}
          dir="auto"
          autoComplete="off"
          maxLength={foodLimits.name}
          fault={faults[`groups.${at}.name`]}
          value={group.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Select
          isSmall
          label={words.take}
          value={group.take}
          choices={takeChoices}
          onChange={(take) => change({ take })}
        />
      </div>
      {group.take === 'range' && <Bounds {...props} />}
      <Choices {...props} />
    </li>
  );
};

/** What is chosen with an item, in groups. */
export const OptionsField = ({ groups, currency, faults, onChange }: OptionsFieldProps) => {
  // What is left of them, or the way to another one, takes the place of what is removed.
  const place = useKeptFocus<HTMLDivElement>(
    (part) =>
      part.querySelector<HTMLElement>(':scope > ol > li:last-child button') ??
      part.querySelector<HTMLElement>(':scope > button'),
  );
  return (
    <FormPart title={words.title} text={words.text}>
      <div ref={place} className="grid grid-cols-1 gap-4">
        {groups.length > 0 && (
          <ol className="grid grid-cols-1 gap-4">
            {groups.map((group, at) => (
              <Group
                key={group.id}
                {...{ group, at, currency, faults }}
                change={(part) =>
                  onChange(
                    groups.map((each) => (each.id === group.id ? { ...each, ...part } : each)),
                  )
                }
                onRemove={() => onChange(groups.filter(({ id }) => id !== group.id))}
              />
            ))}
          </ol>
        )}
        {groups.length < foodLimits.groups ? (
          <Button className="justify-self-start" onClick={() => onChange([...groups, newGroup()])}>
            <Plus size={18} aria-hidden="true" />
            {words.add}
          </Button>
        ) : (
          <p className="text-sm text-ink-soft">{words.full(foodLimits.groups)}</p>
        )}
      </div>
    </FormPart>
  );
};
