import type { Menu } from '@sets/shared/food/item.contract.ts';
import { Button } from '../../../../ui/button.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { hasWishes } from '../fits.ts';
import type { Choosing } from '../use-food-choices.ts';
import { WishesBar } from '../wishes-bar.tsx';
import { ItemRow } from '../item-row.tsx';
import { CategoryBar, idOfPart } from './category-bar.tsx';
import { type FittingMenu, fittingMenu, type MenuPart, partsOf } from './menu-parts.ts';
import { menuMessages as words } from './menu.messages.ts';

/** How many items somebody does not see because of what they eat, and why. */
const HiddenNote = ({ fitting }: { fitting: FittingMenu }) => {
  const { undeclared, unfit } = fitting;
  if (undeclared + unfit === 0) return null;
  return (
    <div className="grid gap-1 rounded-md bg-sunken px-4 py-3">
      {undeclared > 0 && <p>{words.undeclared(undeclared)}</p>}
      {unfit > 0 && <p>{words.unfit(unfit)}</p>}
    </div>
  );
};

interface PartProps {
  readonly part: MenuPart;
  readonly at: number;
  readonly currency: string;
  /** A menu of one part without a name needs no heading that is seen. */
  readonly isAlone: boolean;
}

const titleOf = (category: string, isAlone: boolean): string => {
  if (category !== '') return category;
  return isAlone ? words.categories : words.others;
};

const Part = ({ part: { category, items }, at, currency, isAlone }: PartProps) => (
  <section aria-labelledby={idOfPart(at)}>
    <h2
      id={idOfPart(at)}
      tabIndex={-1}
      dir="auto"
      className={
        isAlone && category === ''
          ? 'only-spoken'
          : 'scroll-mt-14 rounded-sm pt-4 text-2xl font-semibold tracking-[-0.02em] [overflow-wrap:anywhere]'
      }
    >
      {titleOf(category, isAlone)}
    </h2>
    <ul className="grid grid-cols-1 gap-x-10 lg:grid-cols-2">
      {items.map((item) => (
        <li key={item.itemid} className="min-w-0 border-b border-line">
          <ItemRow item={item} currency={currency} isOnMenu />
        </li>
      ))}
    </ul>
  </section>
);

/** What a stall has, by its categories, as far as it fits what somebody eats. */
export const MenuList = ({ menu, choices, choose }: Choosing & { menu: Menu }) => {
  const fitting = fittingMenu(menu.items, choices);
  const parts = partsOf(fitting.shown);
  if (menu.items.length === 0)
    return <PageNote title={words.empty} text={words.emptyText} level="h2" />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <WishesBar choices={choices} choose={choose} />
      <HiddenNote fitting={fitting} />
      {parts.length === 0 && hasWishes(choices) && (
        <p>
          <Button onClick={() => choose({ diets: [], without: [] })}>{words.showAll}</Button>
        </p>
      )}
      {parts.length > 1 && <CategoryBar categories={parts.map(({ category }) => category)} />}
      {parts.map((part, at) => (
        <Part
          key={part.category}
          part={part}
          at={at}
          currency={menu.stall.currency}
          isAlone={parts.length === 1}
        />
      ))}
    </div>
  );
};
