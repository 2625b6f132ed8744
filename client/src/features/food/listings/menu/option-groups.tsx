import type { OptionGroup } from '@sets/shared/food/item.contract.ts';
import { foodMessages } from '../../parts/food.messages.ts';
import { Price } from '../../parts/price.tsx';
import { avoidedIn } from '../fits.ts';
import type { Wishes } from '../food-choices.ts';
import { itemMessages as words } from './menu.messages.ts';
import { takesWords } from './takes-words.ts';

type Choice = OptionGroup['choices'][number];

interface ChoiceRowProps {
  readonly choice: Choice;
  readonly currency: string;
  readonly wishes: Wishes;
}

/** What a choice brings, and that it is sold out. */
const ChoiceNotes = ({ choice, wishes }: Pick<ChoiceRowProps, 'choice' | 'wishes'>) => {
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

const ChoiceRow = ({ choice, currency, wishes }: ChoiceRowProps) => (
  <li className="flex items-start justify-between gap-4 py-2">
    <span className="min-w-0">
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
  </li>
);

interface OptionGroupsProps {
  readonly groups: readonly OptionGroup[];
  readonly currency: string;
  readonly wishes: Wishes;
}

/** What there is to choose of an item, and what it costs more. */
export const OptionGroups = ({ groups, currency, wishes }: OptionGroupsProps) => (
  <div className="grid grid-cols-1 gap-5">
    {groups.map((group) => (
      <section key={group.id} aria-labelledby={`group-${group.id}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id={`group-${group.id}`} dir="auto" className="font-semibold">
            {group.name}
          </h3>
          <p className="text-sm text-ink-soft">{takesWords(group)}</p>
        </div>
        <ul className="divide-y divide-line">
          {group.choices.map((choice) => (
            <ChoiceRow key={choice.id} choice={choice} currency={currency} wishes={wishes} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);
