import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { inputClass } from './field.tsx';
import { searchedWords } from './searched-words.ts';

/** How long the typing must rest before it is searched for, in ms. */
const pause = 300;

interface AddressSearchProps {
  /** What is searched, as in 'Search cheat sheets'. */
  readonly label: string;
  /** Letters that can be typed at most. */
  readonly longest: number;
  /** The words that are in the address now; '' for none. */
  readonly inAddress: string;
  /** The address of what these words find; of the whole list for ''. */
  readonly pathOf: (words: string) => string;
}

/**
 * What is typed, and the address that follows it. The first words are an entry of the history of
 * their own, so that Back leads to what was listed before; further ones take the place of them.
 */
const useTyped = ({ inAddress, longest, pathOf }: AddressSearchProps) => {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const { state } = useNavigation();
  if (seen !== inAddress) {
    setSeen(inAddress);
    // A link or Back has led elsewhere.
    if (searchedWords(typed, longest) !== inAddress) setTyped(inAddress);
  }
  // What was typed before a link led elsewhere is not searched for any more.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each new address ends the wait
  useEffect(() => () => clearTimeout(timer.current), [inAddress]);
  useEffect(() => {
    // A link was pressed and its page is still loading: a search would call its reader back.
    if (state !== 'idle') clearTimeout(timer.current);
  }, [state]);
  useEffect(() => {
    // The search may be due before the page has drawn that a link leads elsewhere.
    const stay = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('a[href]')) clearTimeout(timer.current);
    };
    document.addEventListener('click', stay, { capture: true });
    return () => document.removeEventListener('click', stay, { capture: true });
  }, []);
  const go = (next: string): void => {
    clearTimeout(timer.current);
    const wanted = searchedWords(next, longest);
    if (wanted === inAddress) return;
    void navigate(pathOf(wanted), { replace: inAddress !== '', preventScrollReset: true });
  };
  const type = (next: string): void => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(go, pause, next);
  };
  return { typed, type, goNow: () => go(typed) };
};

/** Finds as one types; the words are in the address. */
export const AddressSearch = (props: AddressSearchProps) => {
  const { typed, type, goNow } = useTyped(props);
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
          aria-label={props.label}
          placeholder={props.label}
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={props.longest}
          value={typed}
          onChange={(event) => type(event.target.value)}
          className={`${inputClass} !pl-12`}
        />
      </form>
    </search>
  );
};
