import { broughtBy } from '@sets/shared/food/free-of.ts';
import type { Item } from '@sets/shared/food/item.contract.ts';
import { Link } from 'react-router-dom';
import { foodPaths } from '../food-paths.ts';
import { clockWords } from '../parts/clock-words.ts';
import { foodMessages } from '../parts/food.messages.ts';
import { ItemMarks } from '../parts/item-marks.tsx';
import { Price } from '../parts/price.tsx';
import { ItemPicture } from './item-picture.tsx';

/** What the history knows of an item that was opened over the page that one was on: Back closes it. */
const openedOverPage = { isItemOverPage: true } as const;

const servedThen = ({ from, to }: NonNullable<Item['served']>): string =>
  foodMessages.servedThen(clockWords(from), clockWords(to));

/** Why one cannot have it now, or that few are left; null where there is nothing to say. */
const availabilityWords = ({ unavailable, served, left }: Item): string | null => {
  if (unavailable === 'sold-out') return foodMessages.soldOut;
  if (unavailable === 'not-now') return served === null ? foodMessages.notNow : servedThen(served);
  return left === null ? null : foodMessages.left(left);
};

export const Availability = ({ item }: { item: Item }) => {
  const said = availabilityWords(item);
  return said === null ? null : (
    <span
      className={`rounded-full px-2.5 py-0.5 text-sm ${item.unavailable === null ? 'bg-warn-tint text-warn' : 'bg-sunken text-ink-soft'}`}
    >
      {said}
    </span>
  );
};

interface ItemRowProps {
  readonly item: Item;
  readonly currency: string;
  readonly level?: 'h3' | 'h4';
  /** It is opened over the menu that it stands in, not from elsewhere. */
  readonly isOnMenu?: boolean;
}

/** An item in a list: all of it leads to what else is told of it. */
export const ItemRow = (props: ItemRowProps) => {
  const { item, currency, level: Heading = 'h3', isOnMenu = false } = props;
  return (
    <article className="group relative flex gap-4 py-4">
      <div className="grid min-w-0 grow grid-cols-1 content-start gap-1.5">
        <Heading
          dir="auto"
          className="leading-snug font-semibold [overflow-wrap:anywhere] group-hover:text-people-ink"
        >
          <Link
            to={foodPaths.item(item.stallid, item.itemid)}
            state={isOnMenu ? openedOverPage : null}
            preventScrollReset={isOnMenu}
            className="rounded-sm after:absolute after:-inset-x-2 after:inset-y-1 after:rounded-md"
          >
            {item.name}
          </Link>
        </Heading>
        {item.description !== '' && (
          <p dir="auto" className="line-clamp-2 text-sm text-ink-soft [overflow-wrap:anywhere]">
            {item.description}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Price amount={item.price} currency={currency} className="font-medium" />
          <Availability item={item} />
        </p>
        <ItemMarks diets={item.diets} allergens={item.allergens} brought={broughtBy(item)} />
      </div>
      {item.picture !== null && (
        <ItemPicture
          key={item.picture}
          picture={item.picture}
          width={96}
          height={96}
          className="size-24 rounded-md"
        />
      )}
    </article>
  );
};
