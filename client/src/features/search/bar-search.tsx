import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { uiActions } from '../../core/ui-state.ts';
import { IconButton } from '../../ui/button.tsx';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { searchMessages as words } from './search.messages.ts';
import { SearchField } from './search-field.tsx';
import { SearchSheet } from './search-sheet.tsx';

/**
 * The search of the top bar, for who is signed in: a field where there is room for it, elsewhere an
 * icon that opens a sheet. `/` goes to whichever is there.
 */
export const BarSearch = ({ token }: { token: string }) => {
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  useShortcuts({
    '/': () => {
      uiActions.showAppBar();
      const isFieldShown =
        field.current !== null && getComputedStyle(field.current).display !== 'none';
      if (!isFieldShown) {
        setSheetOpen(true);
        return;
      }
      input.current?.focus();
      input.current?.select();
    },
  });
  return (
    <search className="flex min-w-0 grow justify-end @min-[64rem]:justify-center">
      <div ref={field} className="hidden w-full max-w-96 @min-[64rem]:block">
        <SearchField token={token} input={input} />
      </div>
      <IconButton
        label={words.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        className="size-[min(2.75rem,48px)] @min-[64rem]:hidden"
        onClick={() => setSheetOpen(true)}
      >
        <Search size={20} aria-hidden="true" />
      </IconButton>
      {isSheetOpen && <SearchSheet token={token} onClose={() => setSheetOpen(false)} />}
    </search>
  );
};
