import '../../../../ui/markdown/reading.css';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import { goToNamed, nameHeadings } from '../../../../ui/markdown/name-headings.ts';
import { reachWide } from '../../../../ui/markdown/reach-wide.ts';
import { useFetchPicture } from '../../../account/use-fetch-picture.ts';
import { pageMessages as words } from './page.messages.ts';

interface Heading {
  readonly name: string;
  /** As it is drawn, with its formulas: their text alone would say each of them several times. */
  readonly drawn: readonly Node[];
  readonly isBelow: boolean;
}

/** Fewer headings are seen at a glance. */
const fewest = 3;
/** More of them would stand between the title and the text: they are unfolded by who wants them. */
const mostUnfolded = 8;

/** What is in a heading, without links: it becomes one itself. */
const drawnIn = (heading: Element): Node[] => {
  const copy = heading.cloneNode(true) as Element;
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  return [...copy.childNodes];
};

const headingsIn = (text: HTMLElement): Heading[] =>
  [...text.querySelectorAll('h2[id], h3[id]')].map((heading) => ({
    name: heading.id,
    drawn: drawnIn(heading),
    isBelow: heading.tagName === 'H3',
  }));

const Line = ({ heading: { name, drawn } }: { heading: Heading }) => {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...drawn);
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

const Contents = ({ headings }: { headings: readonly Heading[] }) => (
  <details
    className="rounded-lg border border-line bg-raised print:hidden"
    open={headings.length <= mostUnfolded}
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

/** A cheat sheet that is a text: as a page to read, with its contents where they are long. */
export const SheetText = ({ text }: { text: string }) => {
  const fetchPicture = useFetchPicture();
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  const onDrawn = useCallback((drawn: HTMLElement) => {
    nameHeadings(drawn);
    reachWide(drawn);
    setHeadings(headingsIn(drawn));
    goToNamed(drawn, window.location.hash);
  }, []);
  return (
    <div className="mx-auto grid w-full max-w-[41rem] grid-cols-1 gap-6">
      {headings.length >= fewest && <Contents headings={headings} />}
      <Markdown text={text} fetchPicture={fetchPicture} onDrawn={onDrawn} className="post-text" />
    </div>
  );
};
