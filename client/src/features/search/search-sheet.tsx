import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { searchMessages as words } from './search.messages.ts';
import { SearchInput } from './search-input.tsx';
import { SearchList, SpokenCount } from './search-list.tsx';
import { useSearchBox } from './use-search-box.ts';

/** The search on a narrow page: a sheet over all of it, with the field at its top. Draw it to open it. */
export const SearchSheet = ({ token, onClose }: { token: string; onClose: () => void }) => {
  const sheet = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const box = useSearchBox(token, onClose);
  const { show } = box;
  useEffect(() => {
    const shown = sheet.current;
    const before = document.activeElement;
    shown?.showModal();
    input.current?.focus();
    input.current?.select();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={sheet}
      aria-label={words.search}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper text-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex flex-none items-center gap-1 border-b border-line p-2">
          <SearchInput ref={input} box={box} className="px-3" onFocus={show} />
          <IconButton label={words.close} className="size-11" onClick={onClose}>
            <X size={22} aria-hidden="true" />
          </IconButton>
        </div>
        <div className="grow overflow-y-auto overscroll-contain p-2 pb-8">
          {box.isOpen && <SearchList box={box} />}
        </div>
        <SpokenCount box={box} />
      </div>
    </dialog>
  );
};
