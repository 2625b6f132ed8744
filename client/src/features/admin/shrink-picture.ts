import { schoolLimits } from '@sets/shared/school/school.contract.ts';

/** Edge lengths that are tried, in pixels, until the picture is small enough. */
const edges = [128, 96, 64, 48, 32] as const;

/** The whole picture in the middle of a square. */
const squareOf = (picture: ImageBitmap, edge: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const scale = edge / Math.max(picture.width, picture.height);
  const width = Math.max(1, picture.width * scale);
  const height = Math.max(1, picture.height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, (edge - width) / 2, (edge - height) / 2, width, height);
  return canvas;
};

/** A browser that cannot write WebP writes PNG in its place, which is as good. */
const written = (canvas: HTMLCanvasElement): string[] => [
  canvas.toDataURL('image/png'),
  canvas.toDataURL('image/webp', 0.9),
];

const readPicture = async (file: Blob): Promise<ImageBitmap | null> => {
  try {
    return await createImageBitmap(file);
  } catch {
    // Not a picture, or of a kind that this browser does not know.
    return null;
  }
};

/** A picture as a small square in a `data:` address; null where it is not one that can be read. */
export const shrinkPicture = async (file: Blob): Promise<string | null> => {
  const picture = await readPicture(file);
  if (picture === null) return null;
  const small = edges
    .flatMap((edge) => written(squareOf(picture, edge)))
    .find((address) => address.length <= schoolLimits.iconBytes);
  picture.close();
  return small ?? null;
};
