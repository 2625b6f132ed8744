import { createHash } from 'node:crypto';
import { pathWith } from '@sets/shared/core/call.ts';
import { schoolCalls } from '@sets/shared/school/school.calls.ts';
import { schoolLimits } from '@sets/shared/school/school.contract.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The file in a `data:` address. */
export const bytesOfLogo = (logo: string): Buffer =>
  Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64');

/**
 * What is wrong with a logo, or null. It must begin as a PNG does, with its header as the first part,
 * and be no larger than it is shown: how large a file is says nothing of how much it unpacks to.
 */
export const logoFault = (logo: string): string | null => {
  if (logo === '') return null;
  const bytes = bytesOfLogo(logo);
  const isPng =
    bytes.length > 33 &&
    bytes.subarray(0, 8).equals(signature) &&
    bytes.readUInt32BE(8) === 13 &&
    bytes.toString('latin1', 12, 16) === 'IHDR';
  if (!isPng) return 'logo: The picture is not a PNG.';
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const { logoWidth, logoHeight } = schoolLimits;
  const fits = width > 0 && height > 0 && width <= logoWidth && height <= logoHeight;
  return fits ? null : `logo: The picture is larger than ${logoWidth} × ${logoHeight} pixels.`;
};

/** Where pages find it; '' for none. Another logo has another address. */
export const logoPath = (schoolid: string, logo: string): string => {
  if (logo === '') return '';
  const version = createHash('sha256').update(logo).digest('hex').slice(0, 12);
  return `${pathWith(schoolCalls.logo.path, { schoolid })}?v=${version}`;
};
