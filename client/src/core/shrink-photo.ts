/** The longer edge of what is sent, in pixels: what is written on a photographed board is still read. */
const longestEdge = 2_048;
/** What is smaller, in bytes, is sent as it is. */
const smallEnough = 700_000;

/**
 * A photo as a smaller file: phones make them larger than slow networks and the server take. What
 * is small already, moves, or cannot be read here stays as it is.
 */
export const shrinkPhoto = async (file: Blob): Promise<Blob> => {
  if (file.size <= smallEnough || file.type === 'image/gif') return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const kind = file.type === 'image/png' ? 'image/webp' : 'image/jpeg';
    const smaller = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, kind, 0.86);
    });
    return smaller !== null && smaller.size < file.size ? smaller : file;
  } catch {
    // No picture that this browser knows: the server says what it thinks of it.
    return file;
  }
};
