import type { ItemsFound } from '@sets/shared/food/item.contract.ts';
import type { Stall } from '@sets/shared/food/stall.contract.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { foodPaths } from '../food-paths.ts';
import { StallState } from '../parts/stall-state.tsx';
import { ItemRow } from './item-row.tsx';
import { listingsMessages as words } from './listings.messages.ts';
import { StaleNote } from './stale-note.tsx';
import type { FoundItems as Found } from './use-listings.ts';

type FoundItem = ItemsFound['found'][number];

const StallWithItems = ({ stall, own }: { stall: Stall; own: readonly FoundItem[] }) => (
  <li className="rounded-lg border border-line bg-raised px-4 pt-4 pb-1 narrow:px-5">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h3 dir="auto" className="min-w-0 text-lg font-semibold [overflow-wrap:anywhere]">
        <Link
          to={foodPaths.stall(stall.stallid)}
          className="-my-2 inline-block rounded-sm py-2 hover:text-people-ink"
        >
          {stall.name}
        </Link>
      </h3>
      <StallState stall={stall} className="text-sm" />
    </div>
    <ul className="divide-y divide-line">
      {own.map(({ item }) => (
        <li key={item.itemid}>
          <ItemRow item={item} currency={stall.currency} level="h4" />
        </li>
      ))}
    </ul>
  </li>
);

/** By their stalls, in the order in which the stalls come. */
const ByStalls = ({ found }: { found: readonly FoundItem[] }) => (
  <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
    {[...Map.groupBy(found, ({ stall }) => stall.stallid)].map(([stallid, own]) => {
      const [first] = own;
      return first === undefined ? null : (
        <StallWithItems key={stallid} stall={first.stall} own={own} />
      );
    })}
  </ul>
);

interface FoundItemsProps {
  readonly items: Found;
  /** Somebody typed words; otherwise their diets and allergens alone say what fits. */
  readonly isSearch: boolean;
  readonly avoidsAny: boolean;
  /** Stalls are found by the words, though no item is. */
  readonly isStallFound: boolean;
}

const Nothing = ({
  isSearch,
  isStallFound,
}: Pick<FoundItemsProps, 'isSearch' | 'isStallFound'>) => {
  if (isSearch && isStallFound) return null;
  const { title, text } = isSearch ? words.none.found : words.none.wished;
  return (
    <PageNote title={title} text={text} level="h2">
      {isSearch && (
        <Link to={foodPaths.listings} className={buttonClass()}>
          {words.clearSearch}
        </Link>
      )}
    </PageNote>
  );
};

/** What stalls have of what somebody looks for. */
export const FoundItems = (props: FoundItemsProps) => {
  const { items, isSearch, avoidsAny, isStallFound } = props;
  const { found, failure, isStale, reload } = items;
  const titleId = useId();
  if (found === null) {
    if (failure === null) return <Skeleton label={words.loadingItems} isPart />;
    return (
      <PageNote title={words.itemsFailed} text={failure.msg} level="h2">
        <Button onClick={() => void reload()}>{words.retry}</Button>
      </PageNote>
    );
  }
  if (found.found.length === 0 && !isStale)
    return <Nothing isSearch={isSearch} isStallFound={isStallFound} />;
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={isStale}
      className={`grid grid-cols-1 gap-3 ${isStale ? 'opacity-60' : ''}`}
    >
      <h2 id={titleId} className="text-2xl font-semibold tracking-[-0.02em]">
        {isSearch ? words.items : words.itemsThatFit}
      </h2>
      {failure !== null && <StaleNote failure={failure} onRetry={() => void reload()} />}
      {avoidsAny && <p className="text-sm text-ink-soft">{words.onlyDeclared}</p>}
      <ByStalls found={found.found} />
      {found.isMore && <p className="text-ink-soft">{words.more}</p>}
    </section>
  );
};
