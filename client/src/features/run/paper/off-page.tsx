import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { typesetEvent } from '../../../ui/math/math-text.tsx';

/** Resolves when every formula in it is set, or shown as it was typed. */
const formulasSet = async (place: HTMLElement, drawNow: () => void): Promise<void> => {
  // What sets them is here before they are drawn, so none of them fails to get it.
  await import('../../../ui/math/typeset.ts');
  await new Promise<void>((resolve) => {
    let set = 0;
    const isDone = (): boolean => set >= place.querySelectorAll('.formula').length;
    place.addEventListener(typesetEvent, () => {
      set += 1;
      if (isDone()) resolve();
    });
    drawNow();
    if (isDone()) resolve();
  });
};

/** Draws something `width` CSS pixels wide where nobody sees it, for as long as `work` needs it. */
export const offPage = async <Made,>(
  drawn: ReactNode,
  width: number,
  work: (place: HTMLElement) => Promise<Made>,
): Promise<Made> => {
  const place = document.createElement('div');
  place.className = 'off-page';
  place.dataset['theme'] = 'light';
  place.inert = true;
  place.setAttribute('aria-hidden', 'true');
  place.style.setProperty('width', `${width}px`);
  document.body.append(place);
  const root = createRoot(place);
  try {
    await formulasSet(place, () => flushSync(() => root.render(drawn)));
    await document.fonts.ready;
    return await work(place);
  } finally {
    root.unmount();
    place.remove();
  }
};
