import type { ReactNode } from 'react';

interface PageNoteProps {
  readonly title: string;
  readonly text: string;
  /** `h2` where the page has its heading already. */
  readonly level?: 'h1' | 'h2';
  /** The next step. */
  readonly children?: ReactNode;
}

/** A page, or a part of one, that has one thing to say: what is so, and what can be done now. */
export const PageNote = ({ title, text, level: Heading = 'h1', children }: PageNoteProps) => (
  <div className="mx-auto grid max-w-md grid-cols-1 justify-items-center gap-3 px-4 py-16 text-center [overflow-wrap:anywhere]">
    <Heading className={`font-semibold ${Heading === 'h1' ? 'text-3xl' : 'text-2xl'}`}>
      {title}
    </Heading>
    <p className="text-balance text-ink-soft">{text}</p>
    {children !== undefined && (
      <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>
    )}
  </div>
);
