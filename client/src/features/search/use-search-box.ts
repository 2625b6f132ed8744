import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOfHit } from './search-paths.ts';
import { useTyped } from './typed-before.ts';
import { queryIn, type Search, useSearch } from './use-search.ts';

/** The hits, and behind them the way to more. */
const placesIn = (search: Search | null): number =>
  search === null ? 0 : search.hits.length + (search.next === null ? 0 : 1);

/** A combobox over the search: `onLeave` once it has led somewhere. */
export const useSearchBox = (token: string, onLeave: () => void) => {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useTyped(token);
  const [isOpen, setOpen] = useState(false);
  const { search, isPending, more, retry } = useSearch(token, typed);
  /** Null until an arrow was pressed: then the best hit is meant. */
  const [chosen, setChosen] = useState<number | null>(null);
  /** Enter was pressed before the answer was here. */
  const [goes, setGoes] = useState(false);
  const places = placesIn(search);
  const active = places === 0 ? null : Math.min(chosen ?? search?.best ?? 0, places - 1);

  const close = (): void => {
    setOpen(false);
    setChosen(null);
    setGoes(false);
  };
  const open = (place: number): void => {
    const hit = search?.hits[place];
    if (hit === undefined) {
      void more();
      return;
    }
    close();
    onLeave();
    void navigate(pathOfHit(hit));
  };
  const onAnswer = useEffectEvent(() => {
    if (!goes || isPending) return;
    setGoes(false);
    if (search !== null && search.hits.length > 0) open(search.best);
  });
  useEffect(() => onAnswer(), [search, isPending]);

  const move = (by: number): void => {
    setOpen(true);
    if (places === 0 || active === null) return;
    setChosen(isOpen ? (active + by + places) % places : active);
  };
  const enter = (): void => {
    if (isPending) setGoes(queryIn(typed) !== '');
    else if (isOpen && active !== null) open(active);
    else setOpen(true);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: enter,
  };
  return {
    listId,
    typed,
    search,
    isPending,
    active,
    isOpen: isOpen && queryIn(typed) !== '',
    retry,
    open,
    close,
    show: () => setOpen(true),
    type: (next: string) => {
      setTyped(next);
      setChosen(null);
      setGoes(false);
      setOpen(true);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // While letters are being put together, the keys are those of the input method.
      const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    },
  };
};

export type SearchBox = ReturnType<typeof useSearchBox>;

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, place: number): string => `${listId}-${place}`;
