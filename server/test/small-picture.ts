import sharp from 'sharp';

/** A photograph as phones send it: with where it was taken. */
export const smallPicture = ({ width = 40, height = 30 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0072b2' } })
    .withExif({ IFD3: { GPSLatitude: '48/1 8/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
