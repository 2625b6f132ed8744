import { useEffect, useRef } from 'react';
import { loadChunk } from '../../core/chunk.ts';
import { classNames } from '../class-names.ts';
import type { FetchPicture } from './draw-pictures.ts';

interface MarkdownProps {
  readonly text: string;
  readonly className?: string;
  /** Where pictures of this server come from, the same function as long as it gives the same. */
  readonly fetchPicture?: FetchPicture | undefined;
}

/** Markdown with formulas; as it was typed until what draws it has arrived. */
export const Markdown = ({ text, className, fetchPicture }: MarkdownProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    void loadChunk(() => import('./draw-markdown.ts')).then(
      ({ drawMarkdown }) => {
        if (!isGone && place.current !== null) {
          void drawMarkdown(place.current, text, fetchPicture);
        }
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [text, fetchPicture]);
  // What draws it takes the place of the text, so a new text is a new element.
  return (
    <div key={text} ref={place} dir="auto" className={classNames('markdown', className)}>
      {text}
    </div>
  );
};
