import { createContext, useContext, useEffect, useRef } from 'react';
import { loadChunk } from '../../../core/chunk.ts';

/** Where each text of a sheet notes when it is drawn, so that nothing is printed before. */
export const Draws = createContext<Set<Promise<void>>>(new Set());

/** An address as it is read on paper. */
export const readAddress = (url: string): string =>
  url.replace(/^(?:https?:\/\/|mailto:|tel:)(?:www\.)?/i, '').replace(/\/$/, '');

/** A link on paper leads nowhere: where its words are not its address, that stands behind them. */
const tellAddresses = (drawn: HTMLElement): void => {
  for (const link of drawn.querySelectorAll('a')) {
    const address = readAddress(link.getAttribute('href') ?? '');
    const words = readAddress(link.textContent?.trim() ?? '');
    if (words !== address && !address.startsWith('#')) link.dataset['address'] = address;
  }
};

/** Markdown as it is printed. */
export const PrintedText = ({ text }: { readonly text: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const draws = useContext(Draws);
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const { drawMarkdown } = await loadChunk(
        () => import('../../../ui/markdown/draw-markdown.ts'),
      );
      if (place.current === null) return;
      await drawMarkdown(place.current, text);
      tellAddresses(place.current);
    };
    draws.add(draw());
  }, [text, draws]);
  if (text === '') return null;
  // What draws it takes the place of the text, so a new text is a new element.
  return (
    <div key={text} ref={place} dir="auto" className="markdown">
      {text}
    </div>
  );
};
