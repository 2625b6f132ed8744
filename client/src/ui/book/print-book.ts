import type { Book } from './book.ts';

/** More would take minutes, and more memory than a phone has. */
export const mostPrinted = 80;

/** As wide as a page is drawn for the printer, in pixels: 150 dots an inch of A4. */
const printedWidth = 1_240;

const imageOf = async (book: Book, page: number): Promise<HTMLImageElement> => {
  const canvas = document.createElement('canvas');
  await book.draw(page, canvas, printedWidth).done;
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => {
    if (blob === null) reject(new Error('It could not be kept.'));
    else resolve(blob);
  }, 'image/png');
  const image = new Image();
  image.alt = '';
  image.src = URL.createObjectURL(await promise);
  // Its bytes are no longer needed twice.
  canvas.width = 0;
  await image.decode();
  return image;
};

/** Draws all pages for the printer and opens the browser's dialog; `onPage` is told how far it is. */
export const printBook = async (book: Book, onPage: (page: number) => void): Promise<void> => {
  const place = document.createElement('div');
  place.className = 'book-print';
  place.setAttribute('aria-hidden', 'true');
  const clear = (): void => {
    for (const image of place.querySelectorAll('img')) URL.revokeObjectURL(image.src);
    place.remove();
  };
  try {
    for (let page = 1; page <= book.pages; page += 1) {
      onPage(page);
      place.append(await imageOf(book, page));
    }
    document.body.append(place);
    // Phones print once this has returned, and say when they have.
    addEventListener('afterprint', clear, { once: true });
    window.print();
  } catch (error) {
    clear();
    throw error;
  }
};
