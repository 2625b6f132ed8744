import type { ReactNode } from 'react';
import { promptMessages as words } from './verification.messages.ts';

/** How the way out of a bar looks, a link or a button. */
export const needWayClass =
  'inline-flex min-h-12 items-center narrow:min-h-11 rounded-sm px-2 font-medium underline underline-offset-4';

interface NeedLineProps {
  readonly text: string;
  /** The way to what is missing. */
  readonly children: ReactNode;
}

/** One thing that the account still needs. */
export const NeedLine = ({ text, children }: NeedLineProps) => (
  <div className="flex flex-wrap items-center justify-center gap-x-3">
    <p>{text}</p>
    {children}
  </div>
);

/** A slim, quiet bar under the top bar: what the account still needs. */
export const NeedBar = ({ children }: { children: ReactNode }) => (
  <aside
    aria-label={words.label}
    className="flex flex-none flex-wrap items-center justify-center gap-x-8 bg-warn-tint px-4 py-0.5 text-sm text-warn"
  >
    {children}
  </aside>
);
