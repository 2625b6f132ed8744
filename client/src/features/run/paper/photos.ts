import type { Photo } from './pdf/pdf-file.ts';
import type { OnPage } from './layout/places.ts';

/** How much of a photograph is kept, from 0 to 1. */
const quality = 0.75;

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture is empty.')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });

const paperOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const paper = canvas.getContext('2d', { alpha: false });
  if (paper === null) throw new Error('There is nothing to draw on.');
  return paper;
};

/**
 * Takes photographs out of the picture of a page, with what is drawn upon them: they have thousands
 * of colours, and are packed otherwise than letters. `scale`: pixels a CSS pixel.
 */
export const cutOut = async (
  page: HTMLCanvasElement,
  places: readonly OnPage[],
  scale: number,
): Promise<{ photos: Photo[]; rest: ImageData }> => {
  const paper = paperOf(page);
  const photos: Photo[] = [];
  for (const place of places) {
    const [x, y] = [Math.round(place.x * scale), Math.round(place.y * scale)];
    const width = Math.min(page.width - x, Math.round(place.width * scale));
    const height = Math.min(page.height - y, Math.round(place.height * scale));
    if (x < 0 || y < 0 || width < 1 || height < 1) continue;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    paperOf(canvas).drawImage(page, -x, -y);
    paper.fillStyle = '#ffffff';
    paper.fillRect(x, y, width, height);
    const jpeg = new Uint8Array(await (await jpegOf(canvas)).arrayBuffer());
    const box = { x: x / scale, y: y / scale, width: width / scale, height: height / scale };
    photos.push({ box, width, height, jpeg });
  }
  return { photos, rest: paper.getImageData(0, 0, page.width, page.height) };
};
