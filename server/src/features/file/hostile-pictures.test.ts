import { fileLimits } from '@sets/shared/file/file.contract.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hostilePictures, tooManyForAvif } from '../../../test/hostile-pictures.ts';
import { AppError } from '../../core/app-error.ts';
import { reEncode } from './re-encode.ts';

/* What they take of memory at their full size is printed by `npm run upload:bench -- --pictures`. */

test('a picture that is more than it looks like is refused, or becomes a small one', async () => {
  for (const { name, bytes, isRefused } of await hostilePictures({ width: 800, height: 500 }, 60)) {
    expect(bytes.byteLength, name).toBeLessThan(fileLimits.bytes);
    const outcome = await reEncode(bytes).catch((error: unknown) => error);
    if (isRefused) {
      expect(outcome, name).toBeInstanceOf(AppError);
      const codes = name === tooManyForAvif ? ['TOO_LARGE'] : ['BAD_REQUEST', 'TOO_LARGE'];
      expect(codes, name).toContain((outcome as AppError).code);
    } else {
      const { width, height } = outcome as Awaited<ReturnType<typeof reEncode>>;
      expect(Math.max(width, height), name).toBeLessThanOrEqual(800);
    }
  }
  // Of what was unpacked nothing stays, least of all of what was refused: that was 235 MB of each JPEG.
  expect(sharp.cache().items.current).toBe(0);
}, 60_000);
