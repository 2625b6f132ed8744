import { noteLimits } from '@sets/shared/note/note.contract.ts';

const number = (count: number): string => count.toLocaleString('en');

/** What is said of notes to whoever calls. */
export const noteMessages = {
  /** Alike for what never was, is gone, or is not for whoever asks. */
  noText: 'There is no such text, or it is not for this account.',
  gone: 'There is no such note.',
  taken: 'This note is another one already. Write a new one.',
  notYours: 'This is somebody else’s note.',
  changed: 'This note was changed elsewhere meanwhile. Load it anew, then decide.',
  full: `You have ${number(noteLimits.own)} notes here, and more are not possible. Remove some of them first.`,
  fullOfShared: `People share ${number(noteLimits.shared)} notes here, and more are not possible. Keep yours for yourself.`,
  fullOfYours: `You share ${number(noteLimits.sharedOfOne)} notes here, and more are not possible. Keep this one for yourself.`,
  closed:
    'Somebody who moderates this space took this note back from the others. You keep it for yourself.',
  unverified: 'Verify your account first: then you can share notes.',
  notModerator: 'Only who moderates this space can do that.',
  noPage: 'Say on which page of the PDF the words are.',
  noPages: 'An article has no pages.',
} as const;
