import { isOwnPicture } from './markdown-rules.ts';

/** Gives a picture of this server by its address, or null where it cannot be had. */
export type FetchPicture = (address: string) => Promise<Blob | null>;

/** More pictures than this in one text stay the words that stand for them. */
export const mostPictures = 60;

const drawOne = async (place: HTMLElement, fetchPicture: FetchPicture): Promise<void> => {
  const address = place.dataset['picture'] ?? '';
  if (!isOwnPicture(address)) return;
  place.dataset['state'] = 'loading';
  const picture = await fetchPicture(address).catch(() => null);
  if (picture === null || !picture.type.startsWith('image/')) {
    place.dataset['state'] = 'missing';
    return;
  }
  const image = document.createElement('img');
  const source = URL.createObjectURL(picture);
  // Once it is drawn the page has it, and what it was drawn from can go.
  const done = (): void => URL.revokeObjectURL(source);
  image.addEventListener('load', done, { once: true });
  image.addEventListener('error', done, { once: true });
  image.alt = place.textContent ?? '';
  image.decoding = 'async';
  image.src = source;
  place.dataset['state'] = 'here';
  place.replaceChildren(image);
};

/**
 * Draws the pictures of a text that is drawn already, but for those that it has drawn before. They are fetched, not linked: a picture of a
 * closed space is told to whoever may see it, and an `<img>` does not say who asks.
 */
export const drawPictures = (within: HTMLElement, fetchPicture: FetchPicture): void => {
  const places = [...within.querySelectorAll<HTMLElement>('span.picture:not([data-state])')];
  for (const place of places.slice(0, mostPictures)) void drawOne(place, fetchPicture);
};
