import { runMessages as words } from '../run.messages.ts';

/** That a run goes on. */
export const UnderWay = () => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap rounded-full bg-good-tint px-3 py-1 text-sm font-semibold text-good">
    <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-good" />
    {words.underWay}
  </span>
);
