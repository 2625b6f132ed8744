import type { Failure } from '@sets/shared/core/result.ts';
import { searchCalls } from '@sets/shared/search/search.calls.ts';
import { type SearchHit, searchKinds, searchLimits } from '@sets/shared/search/search.contract.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { ask } from '../../core/api.ts';
import { useSettled } from '../../core/use-settled.ts';

/** How long somebody stops typing before anything is asked. */
const pauseMs = 150;

/** What was found for what was typed. */
export interface Search {
  readonly query: string;
  /** In groups: spaces, topics, questions; in each the best first. */
  readonly hits: readonly SearchHit[];
  /** The place in `hits` of the best of all. */
  readonly best: number;
  readonly next: string | null;
  readonly failure: Failure | null;
}

const grouped = (hits: readonly SearchHit[]): SearchHit[] =>
  searchKinds.flatMap((kind) => hits.filter((hit) => hit.kind === kind));

const letters = (query: string): number => query.replaceAll(/[^\p{L}\p{N}]/gu, '').length;

/** What there is to look for in what was typed; '' where it is too little. */
export const queryIn = (typed: string): string => {
  const query = typed.trim().slice(0, searchLimits.query);
  return letters(query) < searchLimits.letters ? '' : query;
};

/** The first page of what answers, or why there is none. */
const lookFor = async (token: string, query: string, signal?: AbortSignal): Promise<Search> => {
  const told = await ask(searchCalls.find, { token, query: { q: query }, signal });
  if (!told.ok) return { query, hits: [], best: 0, next: null, failure: told.error };
  const hits = grouped(told.value.hits);
  const [first] = told.value.hits;
  const best = first === undefined ? 0 : hits.indexOf(first);
  return { query, hits, best, next: told.value.next, failure: null };
};

/**
 * Looks for what is typed, once its person pauses, and tells `onAnswer`. An answer counts only while it
 * answers what is there now: whatever comes late is dropped. `search` is null until the first answer;
 * until the next one, it is still that of the query before.
 */
export const useSearch = (token: string, typed: string, onAnswer: (search: Search) => void) => {
  const query = useSettled(queryIn(typed), pauseMs);
  const [search, setSearch] = useState<Search | null>(null);
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    if (query === '') return;
    const stop = new AbortController();
    const { signal } = stop;
    void lookFor(token, query, signal).then((found) => {
      if (signal.aborted) return;
      setSearch(found);
      tell(found);
    });
    return () => stop.abort();
  }, [token, query]);
  /** Puts something else in the place of what is shown, unless something newer is by then. */
  const replace = (next: Search): void => setSearch((now) => (now === search ? next : now));
  const more = async (): Promise<void> => {
    if (search === null || search.next === null) return;
    const asked = { q: search.query, before: search.next };
    const told = await ask(searchCalls.find, { token, query: asked });
    if (!told.ok) return;
    const hits = grouped([...search.hits, ...told.value.hits]);
    replace({ ...search, hits, next: told.value.next });
  };
  const retry = async (): Promise<void> => {
    if (search !== null) replace(await lookFor(token, search.query));
  };
  return {
    /** Of nothing that was asked where nothing is typed any more. */
    search: queryIn(typed) === '' ? null : search,
    isPending: queryIn(typed) !== (search?.query ?? ''),
    more,
    retry,
  };
};
