import { schoolLimits } from '@sets/shared/school/school.contract.ts';
import sharp from '../../core/sharp.ts';
import { isPictureItClaims } from './picture-type.ts';

const tooLarge = `icon: The picture is larger than ${schoolLimits.iconSide} × ${schoolLimits.iconSide} pixels.`;

/**
 * What is wrong with the small picture of a school, or null. Only its header is read, nothing is
 * unpacked: how large a file is says nothing of how much every browser would unpack of it.
 */
export const iconFault = async (icon: string): Promise<string | null> => {
  if (icon === '') return null;
  if (!isPictureItClaims(icon)) return 'icon: The picture is not of the type that it says.';
  const bytes = Buffer.from(icon.slice(icon.indexOf(',') + 1), 'base64');
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return Math.max(width, height) > schoolLimits.iconSide ? tooLarge : null;
  } catch {
    return 'icon: The picture cannot be read.';
  }
};
