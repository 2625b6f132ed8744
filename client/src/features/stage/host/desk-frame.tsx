import type { ReactNode } from 'react';

interface DeskFrameProps {
  /** What can be put on: at the left of a laptop, last on a phone. */
  readonly list: ReactNode;
  /** How the room is: at the right of a laptop, after what is on on a phone. */
  readonly beside: ReactNode;
  /** What is on. */
  readonly children: ReactNode;
}

/** A host's desk. */
export const DeskFrame = ({ list, beside, children }: DeskFrameProps) => (
  <main className="mx-auto grid w-full max-w-[100rem] grow grid-cols-1 content-start items-start gap-x-6 gap-y-8 p-4 lg:grid-cols-[13.5rem_minmax(0,1fr)_17.5rem] lg:px-6 lg:py-5">
    <div className="order-1 grid grid-cols-1 gap-5 lg:order-2">{children}</div>
    <div className="order-3 lg:order-1">{list}</div>
    <aside className="order-2 grid grid-cols-1 gap-4 lg:order-3">{beside}</aside>
  </main>
);
