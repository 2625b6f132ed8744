import { plural } from '../../../../core/plural.ts';
import { formatCount } from '../../../../ui/number-format.ts';
import type { LeftKind } from './left-out.ts';

const counted = (one: string, other: string) => (count: number) =>
  `${formatCount(count)} ${plural(count, { one, other })}`;

const left: Readonly<Record<LeftKind, (count: number) => string>> = {
  scripts: counted('script or style', 'scripts and styles'),
  forms: counted('form, field or button', 'forms, fields and buttons'),
  frames: counted('page of another site within it', 'pages of other sites within it'),
  media: counted('sound or film', 'sounds and films'),
  drawings: counted('drawing that is no picture file', 'drawings that are no picture files'),
  surroundings: counted('menu, side column or hidden part', 'menus, side columns and hidden parts'),
  links: counted('link that leads nowhere from here', 'links that lead nowhere from here'),
  picturesAway: counted('picture that is not in the file', 'pictures that are not in the file'),
  pictureKinds: counted(
    'picture of a kind that cannot be taken',
    'pictures of kinds that cannot be taken',
  ),
  picturesOver: counted(
    'picture beyond what one article has',
    'pictures beyond what one article has',
  ),
  picturesRefused: counted('picture that was refused', 'pictures that were refused'),
  characters: counted(
    'character at the end: an article has no room for more',
    'characters at the end: an article has no room for more',
  ),
};

/** What the import of a web page says. */
export const importMessages = {
  open: 'Import a web page',
  title: 'Import a web page',
  intro:
    'One file: a page with its pictures in it (.html), or a page that a browser has saved as a single file (.mhtml, .mht). Where the pictures lie in a folder beside the page, choose them together with it.',
  file: 'Choose files',
  drop: 'or drop them here',
  folder: 'The page has pictures in a folder of their own',
  folderText: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'picture is', other: 'pictures are' })} not in the file. Browsers save them in a folder beside the page: choose that folder, and they are taken, too.`,
  chooseFolder: 'Choose the folder',
  without: 'Go on without them',
  reading: 'Reading the page …',
  sending: (at: number, of: number) => `Picture ${formatCount(at)} of ${formatCount(of)} …`,
  noPage: 'There is no web page in it. HTML and MHTML work.',
  onePage: 'One page at a time, please.',
  tooLarge: (megabytes: number) => `A page may have ${formatCount(megabytes)} MB at most.`,
  tooMuch: 'The page has more parts than an article can have.',
  notLoaded: 'What reads pages did not arrive. Try again in a moment.',
  unreadable: 'The page cannot be read.',
  empty: 'There is no text in the page.',
  done: 'The page is imported',
  taken: (words: number, pictures: number) =>
    `${counted('word', 'words')(words)}, ${counted('picture', 'pictures')(pictures)}.`,
  checkIt: 'Read it through before you publish it.',
  leftTitle: 'Left out',
  nothingLeft: 'Nothing was left out.',
  left,
  refusedWhy: (why: string) => `The server said: ${why}`,
  close: 'Go on writing',
  picture: 'Picture',
} as const;
