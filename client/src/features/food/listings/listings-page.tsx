import { foodLimits } from '@sets/shared/food/food.limits.ts';
import type { Stall } from '@sets/shared/food/stall.contract.ts';
import { askedOf, scoreOfTitle } from '@sets/shared/search/search-words.ts';
import { ReceiptText } from 'lucide-react';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AddressSearch } from '../../../ui/address-search.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { searchedWords } from '../../../ui/searched-words.ts';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import { foodPaths } from '../food-paths.ts';
import { CartBar } from '../order/cart/cart-bar.tsx';
import type { KeptCart } from '../order/cart/kept-cart.ts';
import { FoundItems } from './found-items.tsx';
import { listingsMessages as words } from './listings.messages.ts';
import { StaleNote } from './stale-note.tsx';
import { StallCard } from './stall-card.tsx';
import { type Choosing, useSchool } from './use-food-choices.ts';
import {
  type FoodListings,
  type FoundItems as Found,
  useFoundItems,
  useListings,
} from './use-listings.ts';
import { WishesBar } from './wishes-bar.tsx';

/** As many letters as the server takes. */
const longest = foodLimits.name;

interface SchoolChoiceProps {
  readonly school: string;
  readonly schools: readonly string[];
  readonly onChange: (school: string) => void;
}

/** Whose stalls are shown, where there is more than one school to choose. */
const SchoolChoice = ({ school, schools, onChange }: SchoolChoiceProps) => {
  const offered = school === '' || schools.includes(school) ? schools : [school, ...schools];
  if (offered.length < 2) return null;
  return (
    <div className="w-full narrow:w-72">
      <Select
        isSmall
        label={words.school}
        value={school}
        choices={[
          { value: '', text: words.allSchools },
          ...offered.map((name) => ({ value: name, text: name })),
        ]}
        onChange={onChange}
      />
    </div>
  );
};

interface StallsProps {
  readonly listings: FoodListings;
  readonly school: string;
  /** Only those that they find; all for ''. */
  readonly shown: readonly Stall[];
  readonly onAll: () => void;
}

/** What a list without any stall says. */
const NoStalls = ({ listings, school, onAll }: StallsProps) => {
  const isElsewhere = school !== '' && listings.schools.length > 0;
  const { title, text } = isElsewhere ? words.none.school(school) : words.none.anywhere;
  return (
    <PageNote title={title} text={text} level="h2">
      {isElsewhere && (
        <Button look="primary" onClick={onAll}>
          {words.allSchools}
        </Button>
      )}
    </PageNote>
  );
};

const Stalls = (props: StallsProps) => {
  const { listings, school, shown } = props;
  const { stalls, isMore, schools, failure, reload } = listings;
  const titleId = useId();
  if (stalls === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button onClick={() => void reload()}>{words.retry}</Button>
      </PageNote>
    );
  }
  if (stalls.length === 0) return <NoStalls {...props} />;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <h2 id={titleId} className="text-2xl font-semibold tracking-[-0.02em]">
        {words.stalls}
      </h2>
      {failure !== null && <StaleNote failure={failure} onRetry={() => void reload()} />}
      <ul className="grid grid-cols-1 gap-3 narrow:grid-cols-2 narrow:gap-4 lg:grid-cols-3">
        {shown.map((stall) => (
          <li key={stall.stallid} className="min-w-0">
            <StallCard stall={stall} isSchoolKnown={school !== '' || schools.length < 2} />
          </li>
        ))}
      </ul>
      {isMore && <p className="text-sm text-ink-soft">{words.moreStalls}</p>}
    </section>
  );
};

/** Those whose name or place begins with the words; all without words. */
const found = (stalls: readonly Stall[], typed: string): readonly Stall[] =>
  typed === ''
    ? stalls
    : stalls.filter(({ name, place }) => scoreOfTitle(`${name} ${place}`, askedOf(typed)) !== null);

interface FoundWordsProps {
  readonly items: Found;
  /** How many stalls the words find; null where none are looked for, or are not known yet. */
  readonly stalls: number | null;
}

/** What was found, for who hears the page: it stands there before anything is, or nobody would be told. */
const FoundWords = ({ items, stalls }: FoundWordsProps) => {
  const told = items.isWanted && !items.isStale ? items.found : null;
  return (
    <p aria-live="polite" className="only-spoken">
      {[
        ...(stalls === null ? [] : [words.stallsShown(stalls)]),
        ...(told === null ? [] : [words.itemsShown(told.found.length)]),
      ].join(', ')}
    </p>
  );
};

/** What whoever is signed in has ordered. */
const OrdersLink = () =>
  useToken() === null ? null : (
    <Link to={foodPaths.orders} className={buttonClass()}>
      <ReceiptText size={18} aria-hidden="true" />
      {words.orders}
    </Link>
  );

/** The stalls of a school, and what they have of what somebody looks for. */
export const ListingsPage = ({ choices, choose, cart }: Choosing & { cart: KeptCart | null }) => {
  const [params] = useSearchParams();
  const typed = searchedWords(params.get('search') ?? '', longest);
  const school = useSchool(choices);
  const listings = useListings(school);
  const items = useFoundItems(school, typed, choices);
  const shown = found(listings.stalls ?? [], typed);
  useTitle(typed === '' ? words.title : words.titleFound(typed));
  const hasStalls = listings.stalls === null || listings.stalls.length > 0;
  return (
    <main className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-5 px-4 py-8 narrow:py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <h1 className="text-3xl font-semibold tracking-[-0.03em]">{words.title}</h1>
        <div className="flex flex-wrap items-end gap-3">
          <OrdersLink />
          <SchoolChoice
            school={school}
            schools={listings.schools}
            onChange={(chosen) => choose({ school: chosen })}
          />
        </div>
      </header>
      {hasStalls && (
        <>
          <AddressSearch
            label={words.search}
            longest={longest}
            inAddress={typed}
            pathOf={foodPaths.found}
          />
          <WishesBar choices={choices} choose={choose} />
        </>
      )}
      <Stalls
        listings={listings}
        school={school}
        shown={shown}
        onAll={() => choose({ school: '' })}
      />
      {hasStalls && items.isWanted && listings.stalls !== null && (
        <FoundItems
          items={items}
          isSearch={typed !== ''}
          avoidsAny={choices.without.length > 0}
          isStallFound={shown.length > 0}
        />
      )}
      <FoundWords
        items={items}
        stalls={typed === '' || listings.stalls === null ? null : shown.length}
      />
      <CartBar cart={cart} />
    </main>
  );
};
