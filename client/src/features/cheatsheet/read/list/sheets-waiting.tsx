import { cardGrid } from './sheet-card.tsx';
import { listMessages as words } from './list.messages.ts';

const bar = 'block animate-pulse rounded-sm bg-sunken';

/** The places of so many cheat sheets that are still loading. */
export const SheetsWaiting = ({ count = 8 }: { count?: number }) => (
  <output aria-label={words.loading} data-waits className={cardGrid}>
    {Array.from({ length: count }, (_none, at) => (
      <span
        key={at}
        className="flex gap-4 rounded-lg border border-line p-3 narrow:block narrow:p-0"
      >
        <span
          className={`${bar} h-32 w-24 flex-none narrow:aspect-[4/3] narrow:h-auto narrow:w-full`}
        />
        <span className="grid grow content-start gap-3 narrow:p-4 narrow:pb-10">
          <span className={`${bar} h-4 w-1/3`} />
          <span className={`${bar} h-6 w-full`} />
          <span className={`${bar} h-4 w-2/3`} />
        </span>
      </span>
    ))}
  </output>
);
