const startsWith = (bytes: Buffer, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte);

const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

/** How the files of each type begin. */
const looksLike: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  webp: (bytes) => startsWith(bytes, riff) && startsWith(bytes, webp, 8),
};

/** Whether a `data:` address holds a picture of the type that it claims; '' is no picture, and fine. */
export const isPictureItClaims = (icon: string): boolean => {
  if (icon === '') return true;
  const [, type = '', base64 = ''] = /^data:image\/(\w+);base64,(.+)$/.exec(icon) ?? [];
  return looksLike[type]?.(Buffer.from(base64, 'base64')) ?? false;
};
