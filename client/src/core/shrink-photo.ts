/** The longer edge of what is sent, in pixels: what is written on a photographed board is still read. */
const usualEdge = 2_048;
/** What is smaller, in bytes for each pixel of that edge, is sent as it is. */
const smallEnough = 340;

/**
 * A photo as a smaller file: phones make them larger than slow networks and the server take. What
 * is small already, moves, or cannot be read here stays as it is.
 */
export const shrinkPhoto = async (file: Blob, longestEdge = usualEdge): Promise<Blob> => {
  if (file.size <= smallEnough * longestEdge || file.type === 'image/gif') return file;
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
