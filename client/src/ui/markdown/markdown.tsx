import { useEffect, useRef } from 'react';
import { loadChunk } from '../../core/chunk.ts';
import { classNames } from '../class-names.ts';
import type { FetchPicture } from './draw-pictures.ts';

interface MarkdownProps {
  readonly text: string;
  readonly className?: string;
  /** Where pictures of this server come from, the same function as long as it gives the same. */
  readonly fetchPicture?: FetchPicture | undefined;
  /** Called when the text is drawn, pictures apart; the same function as long as it does the same. */
  readonly onDrawn?: ((place: HTMLElement) => void) | undefined;
}

/** Markdown with formulas; as it was typed until what draws it has arrived. */
export const Markdown = ({ text, className, fetchPicture, onDrawn }: MarkdownProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    void loadChunk(() => import('./draw-markdown.ts')).then(
      ({ drawMarkdown }) => {
        const into = place.current;
        if (isGone || into === null) return;
        void drawMarkdown(into, text, fetchPicture).then(() => {
          if (!isGone) onDrawn?.(into);
        });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [text, fetchPicture, onDrawn]);
  // What draws it takes the place of the text, so a new text is a new element.
  return (
    <div key={text} ref={place} dir="auto" className={classNames('markdown', className)}>
      {text}
    </div>
  );
};
