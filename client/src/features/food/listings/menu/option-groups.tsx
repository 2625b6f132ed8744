import type { OptionGroup } from '@sets/shared/food/item.contract.ts';
import { canTake, type Chosen, chosenIn } from '../../order/cart/choices.ts';
import { foodMessages } from '../../parts/food.messages.ts';
import { Price } from '../../parts/price.tsx';
import { avoidedIn } from '../fits.ts';
import type { Wishes } from '../food-choices.ts';
import { itemMessages as words } from './menu.messages.ts';
import { takesWords } from './takes-words.ts';

type Choice = OptionGroup['choices'][number];

interface ChoiceNotesProps {
  readonly choice: Choice;
  readonly wishes: Wishes;
}

/** What a choice brings, and that it is sold out. */
const ChoiceNotes = ({ choice, wishes }: ChoiceNotesProps) => {
  const avoided = avoidedIn(choice.allergens, wishes);
  return (
    <>
      {choice.allergens.length > 0 && (
        <span className={`block text-sm ${avoided.length > 0 ? 'text-warn' : 'text-ink-soft'}`}>
          {avoided.length > 0
            ? foodMessages.avoided(avoided)
            : foodMessages.brings(choice.allergens)}
        </span>
      )}
      {choice.isSoldOut && (
        <span className="block text-sm text-ink-soft">{foodMessages.soldOut}</span>
      )}
    </>
  );
};

interface GroupProps {
  readonly currency: string;
  readonly wishes: Wishes;
  readonly chosen: Chosen;
  /** Nothing of it can be had now: what there is to choose is shown all the same. */
  readonly isOff: boolean;
  readonly onToggle: (group: OptionGroup, id: string) => void;
}

interface ChoiceRowProps extends GroupProps {
  readonly group: OptionGroup;
  readonly choice: Choice;
}

const ChoiceRow = (props: ChoiceRowProps) => {
  const { group, choice, currency, wishes, chosen, isOff, onToggle } = props;
  const isChosen = chosen.includes(choice.id);
  const isFree = !isOff && (isChosen || canTake(group, chosen, choice.id));
  return (
    <li>
      <label
        className={`-mx-3 flex min-h-12 items-start gap-3 rounded-md px-3 py-2.5 has-checked:bg-people-tint ${isFree ? 'cursor-pointer hover:bg-sunken' : ''}`}
      >
        <input
          type={group.least === 1 && group.most === 1 ? 'radio' : 'checkbox'}
          name={group.id}
          checked={isChosen}
          disabled={!isFree}
          onChange={() => onToggle(group, choice.id)}
          className="mt-0.5 size-5 flex-none accent-people"
        />
        <span className="min-w-0 grow">
          <span dir="auto" className={choice.isSoldOut ? 'text-ink-soft line-through' : ''}>
            {choice.name}
          </span>
          <ChoiceNotes choice={choice} wishes={wishes} />
        </span>
        {choice.price === 0 ? (
          <span className="flex-none text-ink-soft">{words.noExtra}</span>
        ) : (
          <Price amount={choice.price} currency={currency} isMore className="flex-none" />
        )}
      </label>
    </li>
  );
};

const Group = (props: GroupProps & { group: OptionGroup }) => {
  const { group, chosen, isOff } = props;
  const isMissing = !isOff && chosenIn(group, chosen).length < group.least;
  return (
    <section aria-labelledby={`group-${group.id}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3
          id={`group-${group.id}`}
          tabIndex={-1}
          dir="auto"
          className="scroll-mt-4 rounded-sm font-semibold"
        >
          {group.name}
        </h3>
        <p className={`text-sm ${isMissing ? 'font-medium text-warn' : 'text-ink-soft'}`}>
          {takesWords(group)}
        </p>
      </div>
      <ul>
        {group.choices.map((choice) => (
          <ChoiceRow key={choice.id} choice={choice} {...props} />
        ))}
      </ul>
    </section>
  );
};

/** What there is to choose of an item, and what it costs more. */
export const OptionGroups = ({
  groups,
  ...rest
}: GroupProps & { groups: readonly OptionGroup[] }) => (
  <div className="grid grid-cols-1 gap-5">
    {groups.map((group) => (
      <Group key={group.id} group={group} {...rest} />
    ))}
  </div>
);
