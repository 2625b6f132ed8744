import { foodCalls } from '@sets/shared/food/food.calls.ts';
import type { ItemsFound } from '@sets/shared/food/item.contract.ts';
import type { Listings } from '@sets/shared/food/stall.contract.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { useState } from 'react';
import { useAsked } from '../../../core/use-asked.ts';
import { useToken } from '../../account/account.store.ts';
import { hasWishes, hiddenBecause } from './fits.ts';
import type { Wishes } from './food-choices.ts';
import { useFreshStates } from './use-fresh-states.ts';

export interface FoodListings {
  /** Null until they are known. */
  readonly stalls: Listings['stalls'] | null;
  /** There are more than these, of other schools. */
  readonly isMore: boolean;
  /** All schools that have stalls; those known before while another list comes. */
  readonly schools: readonly string[];
  readonly failure: Failure | null;
  readonly reload: () => Promise<void>;
}

/** The stalls of a school, or of all for ''; asked for anew when one of them opens or closes. */
export const useListings = (school: string): FoodListings => {
  const token = useToken();
  const query = { school: school === '' ? undefined : school };
  const { data, failure, reload } = useAsked(foodCalls.listings, { token, query });
  const [schools, setSchools] = useState<readonly string[]>([]);
  if (data !== null && data.schools !== schools) setSchools(data.schools);
  useFreshStates(data?.stalls.map(({ until }) => until) ?? [], reload);
  return { stalls: data?.stalls ?? null, isMore: data?.isMore ?? false, schools, failure, reload };
};

export interface FoundItems {
  /** Whether anything is looked for. */
  readonly isWanted: boolean;
  /** Null until it is known what there is. */
  readonly found: ItemsFound | null;
  /** It answers what was looked for before. */
  readonly isStale: boolean;
  readonly failure: Failure | null;
  readonly reload: () => Promise<void>;
}

const inLine = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : names.join(',');

/** What was found for other wishes may hold what somebody avoids now. */
const isShown =
  (wishes: Wishes) =>
  ({ item }: ItemsFound['found'][number]): boolean =>
    hiddenBecause(item, wishes) === null;

/** What stalls have of what somebody looks for; while one types, what was found stays. */
export const useFoundItems = (school: string, words: string, wishes: Wishes): FoundItems => {
  const token = useToken();
  const isWanted = words !== '' || hasWishes(wishes);
  const query = {
    school: school === '' ? undefined : school,
    words: words === '' ? undefined : words,
    diets: inLine(wishes.diets),
    without: inLine(wishes.without),
  };
  const { data, failure, reload } = useAsked(foodCalls.find, { token, query }, isWanted);
  const [last, setLast] = useState<{ school: string; found: ItemsFound } | null>(null);
  if (data !== null && (data !== last?.found || school !== last.school))
    setLast({ school, found: data });
  const before = last?.school === school && failure === null ? last.found : null;
  const told = data ?? before;
  return {
    isWanted,
    found: told === null ? null : { ...told, found: told.found.filter(isShown(wishes)) },
    isStale: data === null,
    failure,
    reload,
  };
};
