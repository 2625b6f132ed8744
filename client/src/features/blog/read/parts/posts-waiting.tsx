import { feedMessages as words } from '../read.messages.ts';

const bar = 'block animate-pulse rounded-sm bg-sunken';

/** The places of so many posts that are still loading. */
export const PostsWaiting = ({ count = 4 }: { count?: number }) => (
  <output aria-label={words.loading} data-waits className="block divide-y divide-line">
    {Array.from({ length: count }, (_none, at) => (
      <span key={at} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-8 py-6">
        <span className="grid content-start gap-3">
          <span className={`${bar} h-6 w-40`} />
          <span className={`${bar} h-7 w-4/5`} />
          <span className={`${bar} h-5 w-full`} />
          <span className={`${bar} h-5 w-2/3`} />
        </span>
        <span className={`${bar} size-20 narrow:h-32 narrow:w-48`} />
      </span>
    ))}
  </output>
);
