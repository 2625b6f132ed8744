import '../../../../ui/markdown/reading.css';
import { useCallback, useState } from 'react';
import {
  Contents,
  fewestHeadings,
  type Heading,
  headingsIn,
} from '../../../../ui/markdown/contents.tsx';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import { goToNamed, nameHeadings } from '../../../../ui/markdown/name-headings.ts';
import { useFetchPicture } from '../../../account/use-fetch-picture.ts';

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
      {headings.length >= fewestHeadings && <Contents headings={headings} />}
      <Markdown text={text} fetchPicture={fetchPicture} onDrawn={onDrawn} className="post-text" />
    </div>
  );
};
