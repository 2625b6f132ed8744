import { fileLimits } from '@sets/shared/file/file.contract.ts';

/** What is said of pictures to whoever calls. */
export const fileMessages = {
  gone: 'There is no such picture, or it is not for this account.',
  unverified: 'Verify your account first: then you can send pictures.',
  noPicture: 'This is no picture that can be read. JPEG, PNG, WebP, GIF and AVIF can be.',
  tooManyPixels: (most: number) =>
    `The picture is larger than ${most / 1_000_000} megapixels. Make it smaller first.`,
  tooLong: `The picture is longer than ${fileLimits.sentSide.toLocaleString('en')} pixels. Cut it first.`,
  full: 'Your account keeps as many pictures as it may. Delete questions or answers with pictures first.',
  ownBusy: 'You are sending many pictures at once. Wait until some of them are there.',
  busy: 'Many pictures are being read just now. Try again in a moment.',
} as const;
