/** A picture of this server as an address that holds it, in a form that every program reads; null where it does not come. */
export const jpegOf = async (address: string): Promise<string | null> => {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.9);
};
