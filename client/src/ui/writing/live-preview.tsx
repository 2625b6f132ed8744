import { useEffect, useEffectEvent, useRef } from 'react';
import { loadChunk } from '../../core/chunk.ts';
import { useSettled } from '../../core/use-settled.ts';
import type { FetchPicture } from '../markdown/draw-pictures.ts';
import { writingMessages as words } from './writing.messages.ts';

/** In milliseconds: after so long without a key it is drawn anew. */
const pause = 200;

interface LivePreviewProps {
  readonly text: string;
  readonly fetchPicture: FetchPicture;
  readonly onDrawn: () => void;
}

/** A text as it will be read, drawn anew while it is written. */
export const LivePreview = ({ text, fetchPicture, onDrawn }: LivePreviewProps) => {
  const drawn = useEffectEvent(onDrawn);
  const place = useRef<HTMLDivElement>(null);
  const settled = useSettled(text, pause);
  useEffect(() => {
    let isLate = false;
    void loadChunk(() => import('../markdown/redraw-markdown.ts')).then(
      ({ redrawMarkdown }) => {
        if (isLate || place.current === null) return;
        void redrawMarkdown(place.current, settled, fetchPicture, () => isLate).then(() => drawn());
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
