import { useState } from 'react';
import { readerMessages as words } from '../reader.messages.ts';

interface PageFieldProps {
  readonly current: number;
  readonly pages: number;
  readonly onGo: (page: number) => void;
}

/** Which page is read; another number leads to that page. */
export const PageField = ({ current, pages, onGo }: PageFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const go = (): void => {
    const page = Number(typed);
    if (typed !== null && Number.isInteger(page) && page >= 1) onGo(Math.min(pages, page));
    setTyped(null);
  };
  return (
    <form
      className="flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        aria-label={words.pageField}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={5}
        value={typed ?? String(current)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
        onBlur={go}
        className="h-10 w-12 rounded-sm border border-line bg-raised text-center text-ink tabular-nums pointer-coarse:h-12"
      />
      <span>{words.of(pages)}</span>
    </form>
  );
};
