import { sheetLimits } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { inputClass } from '../../../../ui/field.tsx';
import { sheetPaths } from '../../sheet-paths.ts';
import { listMessages as words } from './list.messages.ts';
import { searchPath, wordsOf } from './sheet-place.ts';

/** How long the typing must rest before it is searched for, in ms. */
const pause = 300;

/**
 * What is typed, and the address that follows it. The first words are an entry of the history of
 * their own, so that Back leads to what was listed before; further ones take the place of them.
 */
const useTyped = (inAddress: string) => {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  if (seen !== inAddress) {
    setSeen(inAddress);
    // A link or Back has led elsewhere.
    if (wordsOf(typed) !== inAddress) setTyped(inAddress);
  }
  // What was typed before a link led elsewhere is not searched for any more.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each new address ends the wait
  useEffect(() => () => clearTimeout(timer.current), [inAddress]);
  const go = (next: string): void => {
    clearTimeout(timer.current);
    const wanted = wordsOf(next);
    if (wanted === inAddress) return;
    const options = { replace: inAddress !== '', preventScrollReset: true };
    void navigate(wanted === '' ? sheetPaths.list : searchPath(wanted), options);
  };
  const type = (next: string): void => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(go, pause, next);
  };
  return { typed, type, goNow: () => go(typed) };
};

/** Finds cheat sheets as one types; the words are in the address. `inAddress` are those that are there now. */
export const SheetSearch = ({ inAddress }: { inAddress: string }) => {
  const { typed, type, goNow } = useTyped(inAddress);
  return (
    <search>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          goNow();
        }}
      >
        <Search
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-soft"
        />
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={sheetLimits.search}
          value={typed}
          onChange={(event) => type(event.target.value)}
          className={`${inputClass} !pl-12`}
        />
      </form>
    </search>
  );
};
