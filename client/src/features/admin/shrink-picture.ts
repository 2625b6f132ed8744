import { schoolLimits } from '@sets/shared/school/school.contract.ts';

/** Edge lengths of a square that are tried, in pixels, until the picture is small enough. */
const edges = [128, 96, 64, 48, 32] as const;
/** How much of the largest size of a logo is tried. */
const shares = [1, 0.75, 0.5, 0.33, 0.2] as const;

/** A picture on a canvas of this size, in pixels, as large as fits and in its middle. */
const drawn = (picture: ImageBitmap, width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const scale = Math.min(width / picture.width, height / picture.height);
  const wide = Math.max(1, picture.width * scale);
  const high = Math.max(1, picture.height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
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

/** The first of what is made of a picture that is small enough; null where none is, or it is no picture. */
const small = async (
  file: Blob,
  mostBytes: number,
  make: (picture: ImageBitmap) => string[],
): Promise<string | null> => {
  const picture = await readPicture(file);
  if (picture === null) return null;
  const found = make(picture).find((address) => address.length <= mostBytes);
  picture.close();
  return found ?? null;
};

/** A picture as a small square in a `data:` address; null where it is not one that can be read. */
export const shrinkPicture = (file: Blob): Promise<string | null> =>
  small(file, schoolLimits.iconBytes, (picture) =>
    edges.flatMap((edge) => written(drawn(picture, edge, edge))),
  );

/** A logo in its own proportions, as a PNG in a `data:` address; null where it cannot be read. */
export const shrinkLogo = (file: Blob): Promise<string | null> =>
  small(file, schoolLimits.logoBytes, (picture) => {
    const { logoWidth, logoHeight } = schoolLimits;
    const most = Math.min(logoWidth / picture.width, logoHeight / picture.height);
    return shares.map((share) => {
      const wide = Math.max(1, Math.floor(picture.width * most * share));
      const high = Math.max(1, Math.floor(picture.height * most * share));
      return drawn(picture, wide, high).toDataURL('image/png');
    });
  });
