import { longestAlt } from '@sets/shared/question/question-picture.ts';

/** What the editor says of the picture of a question. */
export const pictureMessages = {
  choose: 'Choose a picture',
  add: 'Add a picture',
  other: 'Another picture',
  remove: 'Remove the picture',
  hint: 'JPEG, PNG, WebP or GIF. Place and device are taken out.',
  adding: 'The picture is on its way …',
  noPicture: 'This is no picture that can be taken. JPEG, PNG, WebP and GIF can.',
  tooLarge: (megabytes: number) => `The picture is too large: ${megabytes} MB are the most.`,
  nowhere: 'Pictures can be added where questions are written.',
  alt: 'What is seen on it',
  altHint: 'For who cannot see it, and where it does not load.',
  altBesideHint:
    'For who cannot see it, and where it does not load. Everybody can read it: say what is seen, not what is right.',
  lacksAlt: 'Write what is seen on it: who cannot see it answers too.',
  altLong: `At most ${longestAlt} characters.`,
} as const;
