import '../../../../ui/markdown/reading.css';
import { useCallback, useState } from 'react';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import { goToNamed, nameHeadings } from '../../../../ui/markdown/name-headings.ts';
import { useFetchPicture } from '../../../account/use-fetch-picture.ts';
import { pageMessages as words } from './page.messages.ts';

interface Heading {
  readonly name: string;
  readonly text: string;
  readonly isBelow: boolean;
}

/** Fewer headings are seen at a glance. */
const fewest = 3;

const headingsIn = (text: HTMLElement): Heading[] =>
  [...text.querySelectorAll('h2[id], h3[id]')].map(({ id, textContent, tagName }) => ({
    name: id,
    text: textContent ?? '',
    isBelow: tagName === 'H3',
  }));

const Contents = ({ headings }: { headings: readonly Heading[] }) => (
  <details className="rounded-lg border border-line bg-raised print:hidden" open>
    <summary className="min-h-12 cursor-pointer rounded-lg px-4 py-3 font-semibold -outline-offset-3">
      {words.contents}
    </summary>
    <nav aria-label={words.contents} className="px-2 pb-3">
      <ol>
        {headings.map(({ name, text, isBelow }) => (
          <li key={name} className={isBelow ? 'ml-5' : ''}>
            <a
              href={`#${name}`}
              dir="auto"
              className="flex min-h-10 items-center rounded-sm px-2 [overflow-wrap:anywhere] hover:bg-sunken hover:text-people-ink pointer-coarse:min-h-12"
            >
              {text}
            </a>
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
