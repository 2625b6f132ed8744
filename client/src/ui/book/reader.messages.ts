import { formatCount, formatShare } from '../number-format.ts';

/** What the reader of a book says. */
export const readerMessages = {
  reader: (title: string) => `Reader: ${title}`,
  pages: 'Pages',
  page: (page: number, of: number) => `Page ${formatCount(page)} of ${formatCount(of)}`,
  pageField: 'Page',
  of: (pages: number) => `/ ${formatCount(pages)}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  thumbs: 'Small pages',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  fit: 'Fit the width',
  zoom: (share: number) => formatShare(share),
  dark: 'Dark paper',
  full: 'Fill the window',
  notFull: 'Back to the page',
  search: 'Search in the text',
  closeSearch: 'Close the search',
  searchField: 'Words in the pages',
  next: 'Next place',
  previous: 'Previous place',
  place: (at: number, of: number) => `${formatCount(at)} of ${formatCount(of)}`,
  placeSoFar: (at: number, of: number) => `${formatCount(at)} of ${formatCount(of)} …`,
  noPlace: 'Not found',
  reading: 'Reading …',
  more: 'More options',
  opening: 'Opening the pages …',
  broken: 'This page cannot be drawn.',
  retry: 'Try again',
  offline: 'No network. Pages that were not loaded yet come when it is back.',
  faults: {
    locked: {
      title: 'It is locked with a password',
      text: 'It cannot be shown here. Download it and open it with a program that asks for the password.',
    },
    damaged: {
      title: 'The file cannot be shown',
      text: 'It seems to be damaged. Download it: another program may be able to open it.',
    },
    refused: {
      title: 'The file is not there',
      text: 'It was replaced or taken back a moment ago. Load the page anew.',
    },
    away: {
      title: 'The pages cannot be loaded',
      text: 'There is no network, or the server does not answer.',
    },
  },
  printing: (page: number, of: number) =>
    `Preparing page ${formatCount(page)} of ${formatCount(of)} …`,
  tooManyToPrint: (most: number) =>
    `It has more than ${formatCount(most)} pages. Download it and print it from there.`,
  notPrinted: 'The pages could not be prepared.',
} as const;
