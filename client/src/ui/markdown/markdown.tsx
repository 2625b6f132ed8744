import { useEffect, useRef } from 'react';
import { loadChunk } from '../../core/chunk.ts';
import { classNames } from '../class-names.ts';

interface MarkdownProps {
  readonly text: string;
  readonly className?: string;
}

/** Markdown with formulas; as it was typed until what draws it has arrived. */
export const Markdown = ({ text, className }: MarkdownProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    void loadChunk(() => import('./draw-markdown.ts')).then(
      ({ drawMarkdown }) => {
        if (!isGone && place.current !== null) void drawMarkdown(place.current, text);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  // What draws it takes the place of the text, so a new text is a new element.
  return (
    <div key={text} ref={place} dir="auto" className={classNames('markdown', className)}>
      {text}
    </div>
  );
};
