import type { ReactNode } from 'react';

interface OwnSetProps {
  /** Whether nobody and nothing can come in any more: the line has no opening then. */
  readonly closed?: boolean;
  /** What is in it, in a square of 100 with the line at 46 from its middle; without it, the person's dot. */
  readonly children?: ReactNode;
}

/** A line around what is one's own. Alone in it, the dot of who waits breathes. */
export const OwnSet = ({ closed = false, children }: OwnSetProps) => (
  <svg className="own-set" data-closed={closed} viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="46" pathLength="100" />
    {children ?? <circle className="own-set-dot" cx="50" cy="50" r="15" />}
  </svg>
);
