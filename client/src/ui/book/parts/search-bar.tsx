import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../button.tsx';
import { readerMessages as words } from '../reader.messages.ts';
import type { BookSearch } from '../use-book-search.ts';

const said = ({ words: typed, found, at, isReading }: BookSearch): string => {
  if (typed.trim() === '') return '';
  if (found.length === 0) return isReading ? words.reading : words.noPlace;
  // How many there are is not known before all pages are read.
  return (isReading ? words.placeSoFar : words.place)((at ?? 0) + 1, found.length);
};

/** Finds words in what is read, and goes from place to place: Enter to the next, Shift and Enter back. */
export const SearchBar = ({ search, onClose }: { search: BookSearch; onClose: () => void }) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isNone = search.found.length === 0;
  return (
    <search className="flex flex-none items-center gap-1 border-b border-line bg-raised px-2 py-1">
      <input
        ref={field}
        type="search"
        aria-label={words.searchField}
        placeholder={words.searchField}
        dir="auto"
        autoComplete="off"
        maxLength={100}
        value={search.words}
        onChange={({ target }) => search.type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search.step(event.shiftKey ? -1 : 1);
          if (event.key !== 'Escape') return;
          event.preventDefault();
          // Nothing around it is closed by the same press.
          event.stopPropagation();
          onClose();
        }}
        // The bar has a button of its own that ends the search.
        className="h-11 min-w-0 grow [&::-webkit-search-cancel-button]:hidden rounded-sm bg-sunken px-3 placeholder:text-ink-soft"
      />
      <output className="min-w-16 flex-none px-1 text-center text-sm text-ink-soft">
        {said(search)}
      </output>
      <IconButton label={words.previous} isOff={isNone} onClick={() => search.step(-1)}>
        <ChevronUp size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.next} isOff={isNone} onClick={() => search.step(1)}>
        <ChevronDown size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.closeSearch} onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </search>
  );
};
