import type { SearchHit } from '@sets/shared/search/search.contract.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOfHit } from './search-paths.ts';
import { useTyped } from './typed-before.ts';
import { queryIn, type Search, useSearch } from './use-search.ts';

/** The hits, and behind them the way to more. */
const placesIn = (search: Search | null): number =>
  search === null ? 0 : search.hits.length + (search.next === null ? 0 : 1);

/** While letters are being put together, the keys are those of the input method. */
const onKey = (event: KeyboardEvent, acts: Readonly<Record<string, () => void>>): void => {
  const act = event.nativeEvent.isComposing ? undefined : acts[event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
};

/** A combobox over the search: `onLeave` once it has led somewhere. */
export const useSearchBox = (token: string, onLeave: () => void) => {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useTyped(token);
  const [isOpen, setOpen] = useState(false);
  /** Null until an arrow was pressed: then the best hit is meant. */
  const [chosen, setChosen] = useState<number | null>(null);
  /** Enter was pressed before the answer was here. */
  const goes = useRef(false);

  const close = (): void => {
    setOpen(false);
    setChosen(null);
    goes.current = false;
  };
  const leadTo = (hit: SearchHit): void => {
    close();
    onLeave();
    void navigate(pathOfHit(hit));
  };
  const { search, isPending, more, retry } = useSearch(token, typed, (found) => {
    const hit = found.hits[found.best];
    if (goes.current && hit !== undefined && found.query === queryIn(typed)) leadTo(hit);
    goes.current = false;
  });
  const places = placesIn(search);
  const active = places === 0 ? null : Math.min(chosen ?? search?.best ?? 0, places - 1);
  const open = (place: number): void => {
    const hit = search?.hits[place];
    if (hit === undefined) void more();
    else leadTo(hit);
  };
  const move = (by: number) => (): void => {
    setOpen(true);
    if (active !== null) setChosen(isOpen ? (active + by + places) % places : active);
  };
  const enter = (): void => {
    if (isPending) goes.current = queryIn(typed) !== '';
    else if (isOpen && active !== null) open(active);
    else setOpen(true);
  };
  const type = (next: string): void => {
    close();
    setTyped(next);
    setOpen(true);
  };
  return {
    listId,
    typed,
    search,
    isPending,
    active,
    close,
    open,
    type,
    isOpen: isOpen && queryIn(typed) !== '',
    retry: () => void retry(),
    show: () => setOpen(true),
    onKeyDown: (event: KeyboardEvent) =>
      onKey(event, { ArrowDown: move(1), ArrowUp: move(-1), Enter: enter }),
  };
};

export type SearchBox = ReturnType<typeof useSearchBox>;

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, place: number): string => `${listId}-${place}`;
