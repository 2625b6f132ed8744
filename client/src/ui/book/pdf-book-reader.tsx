import { useState } from 'react';
import { Button } from '../button.tsx';
import { PageNote } from '../page-note.tsx';
import type { BookFollower } from './book-follower.ts';
import { Reader } from './reader.tsx';
import { readerMessages as words } from './reader.messages.ts';
import { type PdfPlace, usePdfBook } from './use-pdf-book.ts';
import { type OnBook, useToldBook } from './use-told-book.ts';

const Opening = () => (
  <output
    aria-label={words.opening}
    data-waits
    className="grid h-[max(24rem,calc(100dvh-var(--app-bar-height)-5rem))] place-items-center bg-sunken max-narrow:-mx-4 narrow:rounded-lg"
  >
    <span className="block aspect-[1/1.414] h-3/4 max-w-4/5 animate-pulse rounded-sm bg-raised" />
  </output>
);

interface PdfBookReaderProps extends PdfPlace {
  readonly title: string;
  readonly onBook?: OnBook;
  readonly follower?: BookFollower;
}

const toNobody: OnBook = () => undefined;

const Opened = ({
  title,
  onBook = toNobody,
  onRetry,
  follower,
  ...place
}: PdfBookReaderProps & { onRetry: () => void }) => {
  const { open, fault, isAway } = usePdfBook(place);
  useToldBook(open?.book ?? null, onBook);
  if (fault !== null) {
    const { title: what, text } = words.faults[fault];
    return (
      <div className="rounded-lg border border-line bg-raised">
        <PageNote title={what} text={text} level="h2">
          {(fault === 'away' || fault === 'refused') && (
            <Button onClick={onRetry}>{words.retry}</Button>
          )}
        </PageNote>
      </div>
    );
  }
  if (open === null) {
    return (
      <div>
        {isAway && (
          <output className="block rounded-md bg-warn-tint px-4 py-2 text-warn">
            {words.offline}
          </output>
        )}
        <Opening />
      </div>
    );
  }
  return <Reader {...open} {...{ title, isAway, follower }} />;
};

/** A PDF, read in pieces. */
export const PdfBookReader = (props: PdfBookReaderProps) => {
  const [tries, setTries] = useState(0);
  return <Opened key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
};
