import { useEffect, useRef } from 'react';
import { loadChunk } from '../../../../core/chunk.ts';
import { useSettled } from '../../../../core/use-settled.ts';
import type { FetchPicture } from '../../../../ui/markdown/draw-pictures.ts';
import { editMessages as words } from '../edit.messages.ts';

/** In milliseconds: after so long without a key it is drawn anew. */
const pause = 200;

interface LivePreviewProps {
  readonly text: string;
  readonly fetchPicture: FetchPicture;
}

/** A text as it will be read, drawn anew while it is written. */
export const LivePreview = ({ text, fetchPicture }: LivePreviewProps) => {
  const place = useRef<HTMLDivElement>(null);
  const settled = useSettled(text, pause);
  useEffect(() => {
    let isLate = false;
    void loadChunk(() => import('../../../../ui/markdown/redraw-markdown.ts')).then(
      ({ redrawMarkdown }) => {
        if (isLate || place.current === null) return;
        void redrawMarkdown(place.current, settled, fetchPicture, () => isLate);
      },
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [settled, fetchPicture]);
  return (
    <>
      {text.trim() === '' && <p className="text-ink-soft">{words.nothingYet}</p>}
      <div ref={place} dir="auto" className="markdown mx-auto max-w-prose text-lg" />
    </>
  );
};
