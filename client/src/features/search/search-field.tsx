import { Search } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { SearchInput } from './search-input.tsx';
import { SearchList, SpokenCount } from './search-list.tsx';
import { useSearchBox } from './use-search-box.ts';

interface SearchFieldProps {
  readonly token: string;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** The field in a bar that has room for it; what was found lies under it, over the page. */
export const SearchField = ({ token, input }: SearchFieldProps) => {
  const whole = useRef<HTMLDivElement>(null);
  const box = useSearchBox(token, () => input.current?.blur());
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of what is in it
    <div
      ref={whole}
      className="relative w-full"
      onBlur={({ relatedTarget }) => {
        const stays = relatedTarget instanceof Node && whole.current?.contains(relatedTarget);
        if (stays !== true) box.close();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        if (box.isOpen) {
          box.close();
          input.current?.focus();
        } else input.current?.blur();
      }}
    >
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
      />
      <SearchInput
        ref={input}
        box={box}
        aria-keyshortcuts="/"
        className="peer pr-10 pl-10"
        onFocus={box.show}
        onClick={box.show}
      />
      <kbd
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 rounded-[6px] border border-line px-1.5 text-xs leading-5 text-ink-soft peer-focus:hidden"
      >
        /
      </kbd>
      {box.isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a click must not take the focus out of the field
        <div
          className="absolute top-full right-0 left-0 z-30 mt-1 max-h-[min(32rem,calc(100dvh-5rem))] overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-2 text-left shadow-raised"
          onMouseDown={(event) => {
            if (!(event.target instanceof Element && event.target.closest('button')))
              event.preventDefault();
          }}
        >
          <SearchList box={box} />
        </div>
      )}
      <SpokenCount box={box} />
    </div>
  );
};
