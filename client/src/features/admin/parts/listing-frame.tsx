import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { adminMessages as words } from '../admin.messages.ts';
import type { Listing } from '../use-listing.ts';

const rows = ['w-2/3', 'w-5/6', 'w-1/2', 'w-3/4'];

const Waiting = ({ label }: { label: string }) => (
  <output aria-label={label} className="grid gap-5 py-4">
    {rows.map((row) => (
      <span key={row} className={`block h-9 animate-pulse rounded-md bg-sunken ${row}`} />
    ))}
  </output>
);

interface ListingFrameProps {
  readonly listing: Pick<
    Listing<unknown>,
    'lines' | 'failure' | 'hasMore' | 'isStale' | 'more' | 'reload'
  >;
  readonly loading: string;
  /** In place of a list without lines. */
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** A list with what it needs around it: loading, failed, empty, and the way to more of it. */
export const ListingFrame = ({ listing, loading, empty, children }: ListingFrameProps) => {
  const { lines, failure, hasMore, isStale, more, reload } = listing;
  if (lines === null) {
    if (failure === null) return <Waiting label={loading} />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button onClick={reload}>{words.retry}</Button>
      </PageNote>
    );
  }
  return (
    <div aria-busy={isStale} className={isStale ? 'opacity-60' : ''}>
      {failure !== null && (
        <p role="alert" className="mb-4 rounded-md bg-bad-tint px-4 py-3 text-bad">
          {failure.msg}
        </p>
      )}
      {lines.length === 0 ? empty : children}
      {hasMore && (
        <div className="mt-6 text-center">
          <Button onClick={() => void more()}>{words.more}</Button>
        </div>
      )}
    </div>
  );
};
