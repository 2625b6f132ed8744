import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { typesetEvent } from '../../../ui/math/math-text.tsx';
import { addressOf } from './address-of.ts';

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

/** What stands in the place of a picture that does not come: a file loads nothing. */
const nothing = 'data:,';

const dataOf = async (address: string): Promise<string> => {
  try {
    const response = await fetch(address);
    return response.ok ? await addressOf(await response.blob()) : nothing;
  } catch {
    return nothing;
  }
};

/** Puts pictures into what is drawn. */
const picturesIn = async (place: HTMLElement): Promise<void> => {
  await Promise.all(
    [...place.querySelectorAll('img')].map(async (image) => {
      image.src = await dataOf(image.src);
    }),
  );
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
    await picturesIn(place);
    return await work(place);
  } finally {
    root.unmount();
    place.remove();
  }
};
