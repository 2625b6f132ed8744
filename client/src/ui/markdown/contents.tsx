import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { uiMessages as words } from '../ui.messages.ts';

/** A heading of a text that is drawn, with its name in the address. */
export interface Heading {
  readonly name: string;
  /** As it is drawn, with its formulas: their text alone would say each of them several times. */
  readonly drawn: readonly Node[];
  readonly isBelow: boolean;
}

/** Fewer headings are seen at a glance. */
export const fewestHeadings = 3;
/** More of them would stand between the title and the text: they are unfolded by who wants them. */
const mostUnfolded = 8;

/** What is in a heading, without signs of footnotes, and without links: it becomes one itself. */
const drawnIn = (heading: Element): Node[] => {
  const copy = heading.cloneNode(true) as Element;
  for (const sign of copy.querySelectorAll('sup.footnote')) sign.remove();
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  return [...copy.childNodes];
};

/** The headings of a text whose headings are named. */
export const headingsIn = (text: HTMLElement): Heading[] =>
  [...text.querySelectorAll('h2[id], h3[id]')].map((heading) => ({
    name: heading.id,
    drawn: drawnIn(heading),
    isBelow: heading.tagName === 'H3',
  }));

const Line = ({ heading: { name, drawn } }: { heading: Heading }) => {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // The same headings may be told twice on a page, of which one is shown.
    place.current?.replaceChildren(...drawn.map((node) => node.cloneNode(true)));
  }, [drawn]);
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- what is in its heading is put into it
    <a
      href={`#${name}`}
      className="block rounded-sm px-2 py-2 [overflow-wrap:anywhere] hover:bg-sunken hover:text-people-ink pointer-coarse:py-3"
    >
      <span ref={place} dir="auto" className="block" />
    </a>
  );
};

interface ContentsProps {
  readonly headings: readonly Heading[];
  readonly className?: string;
  /** It stands beside the text and is in nobody's way. */
  readonly isBeside?: boolean;
}

/** What is in a text, each a link to it; it can be folded. */
export const Contents = ({ headings, className, isBeside = false }: ContentsProps) => (
  <details
    className={classNames('rounded-lg border border-line bg-raised print:hidden', className)}
    open={isBeside || headings.length <= mostUnfolded}
  >
    <summary className="min-h-12 cursor-pointer rounded-lg px-4 py-3 font-semibold -outline-offset-3">
      {words.contents}
    </summary>
    <nav aria-label={words.contents} className="px-2 pb-3">
      <ol>
        {headings.map((heading) => (
          <li key={heading.name} className={heading.isBelow ? 'ml-5' : ''}>
            <Line heading={heading} />
          </li>
        ))}
      </ol>
    </nav>
  </details>
);
