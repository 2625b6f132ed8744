import { formatCount } from '../../../../ui/number-format.ts';

/** What is said of files that cannot be taken. */
export const chosenMessages = {
  wrongKind: 'A sheet is a PDF, pictures (JPEG, PNG, WebP, GIF, AVIF) or a Markdown file.',
  locked: 'This PDF wants a password. Save it without one, and choose it again.',
  damaged: 'This PDF is damaged: its pages cannot be read.',
  noPdf: 'This is not a PDF, whatever its name says.',
  noText: 'This file is not text. A Markdown file is plain text in UTF-8.',
  noLetters: 'There is nothing in this file.',
  longText: (most: number) => `A Markdown file has at most ${formatCount(most)} characters.`,
  large: (megabytes: number) => `It may have ${formatCount(megabytes)} MB at most.`,
  unreadable: 'This file cannot be read. Choose it again.',
  fullOfPictures: (most: number) => `A sheet has at most ${formatCount(most)} pictures.`,
  picture: 'Picture',
} as const;
