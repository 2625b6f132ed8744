import { expect, test } from 'vitest';
import { isPictureItClaims } from './picture-type.ts';

const starts = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0],
  jpeg: [0xff, 0xd8, 0xff, 0xe0, 0],
  webp: [...Buffer.from('RIFF'), 4, 0, 0, 0, ...Buffer.from('WEBPVP8 ')],
};
const icon = (type: string, bytes: readonly number[] | string): string =>
  `data:image/${type};base64,${Buffer.from(bytes as string).toString('base64')}`;
const types = ['png', 'jpeg', 'webp'] as const;

test.each(types.flatMap((claimed) => types.map((real) => [claimed, real] as const)))(
  'claims to be %s, is %s',
  (claimed, real) => {
    expect(isPictureItClaims(icon(claimed, starts[real]))).toBe(claimed === real);
  },
);

test('no picture is fine; what is none is not', () => {
  expect(isPictureItClaims('')).toBe(true);
  expect(isPictureItClaims(icon('png', '<svg onload="alert(1)"/>'))).toBe(false);
  expect(isPictureItClaims(icon('gif', 'GIF89a'))).toBe(false);
  expect(isPictureItClaims('data:image/png;base64,=')).toBe(false);
});
