import { plural } from '../../core/plural.ts';
import { locale } from '../../core/locale.ts';

const number = new Intl.NumberFormat(locale);
const people = (count: number): string =>
  `${number.format(count)} ${plural(count, { one: 'person', other: 'people' })}`;
const names = (count: number): string =>
  `${number.format(count)} ${plural(count, { one: 'name', other: 'names' })}`;

export const rosterMessages = {
  title: 'Name roulette',
  lead: 'Draw somebody by chance: nobody twice until all had their turn.',
  loading: 'Your lists are being loaded',
  none: 'No list of names yet',
  noneText: 'Write down who is in the room, one name a line, or take the names from a file.',
  list: 'List',
  newList: 'New list',
  edit: 'Edit',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove the list “${name}”?`,
  removeText: 'It goes from all of your devices, with who was drawn.',
  removeYes: 'Remove it',
  notTold: 'Not saved with your account yet. It is kept on this device.',
  retry: 'Try again',
  mode: 'What to draw',
  one: 'One name',
  groups: 'Groups',
} as const;

export const wheelMessages = {
  stage: 'Who was drawn',
  draw: 'Draw',
  stop: 'Show the name',
  missing: 'Not here',
  putBack: 'Put back',
  undo: 'Undo',
  projector: 'Projector',
  leave: 'Leave the projector',
  idle: 'Who is next?',
  nobody: 'Nobody is here today',
  waiting: (count: number, round: number) => `${people(count)} to come in round ${round}`,
  allHad: (round: number) => `All had their turn. Next is round ${round}.`,
  spoken: (name: string, place: number, of: number, round: number) =>
    `${name}. ${place} of ${of} in round ${round}.`,
  turning: 'Drawing',
  keys: 'Space draws · B puts back · A not here · U undoes · F projector',
  keysScreen: 'Space draws · U undoes · Esc leaves',
} as const;

export const peopleMessages = {
  people: 'People',
  here: (count: number, of: number) => `${count} of ${people(of)} here today`,
  isHere: (name: string) => `${name} is here`,
  had: 'had their turn',
  order: 'The order so far',
  orderNone: 'Nobody was drawn yet.',
  round: (round: number) => `Round ${round}`,
  putBackOf: (name: string) => `Put ${name} back`,
  startOver: 'Start over',
  startOverTitle: 'Start over?',
  startOverText: 'The order so far is forgotten, and everybody is here again.',
} as const;

export const groupMessages = {
  kind: 'How',
  groups: 'So many groups',
  people: 'Groups of so many',
  count: 'Number',
  draw: 'Draw groups',
  drawnGroups: 'Groups',
  keysScreen: 'Space draws · Esc leaves',
  none: 'Nobody is in a group yet',
  group: (at: number) => `Group ${at}`,
  drawn: (groups: number, count: number) =>
    `${groups} ${plural(groups, { one: 'group', other: 'groups' })} of ${people(count)}`,
  copy: 'Copy as text',
  copied: 'Copied',
  noCopy: 'The browser does not let this page copy.',
} as const;

export const editMessages = {
  newTitle: 'New list',
  editTitle: 'Edit the list',
  name: 'Name of the list',
  taken: 'You have a list with this name. Saving replaces it.',
  names: 'Names, one a line',
  count: (count: number, most: number) => `${names(count)}, at most ${most}`,
  keep: 'Save',
  cancel: 'Cancel',
  leaveAsk: 'Leave without saving?',
  leaveText: 'What you changed in this list is not kept.',
  leave: 'Leave',
  fromFile: 'From a CSV file',
  fromRoom: 'From people who are here now',
} as const;

export const csvMessages = {
  choose: 'CSV file',
  first: 'First names',
  last: 'Last names',
  noColumn: 'None',
  column: (at: number) => `Column ${at}`,
  hasHeading: 'The first line is a heading',
  add: (count: number) => `Add ${names(count)}`,
  preview: 'As they will be',
  more: '…',
  empty: 'There are no names in this column.',
  unreadable: 'This file cannot be read as a table. Save it as CSV and try again.',
  tooLarge: 'This file is larger than 1 MB. Names alone are smaller.',
} as const;

export const roomMessages = {
  none: 'You have nothing open now. Present something, and come back when people have joined.',
  noNames:
    'People join without a name, so nobody here can be drawn by name. Take numbers instead, and let people count off.',
  room: 'Room',
  counting: 'Counting who is here',
  here: (count: number) => `${people(count)} ${plural(count, { one: 'is', other: 'are' })} here.`,
  nobody: 'Nobody is here yet.',
  add: (count: number) => `Take the numbers 1 to ${count}`,
  failed: 'It cannot be told who is here.',
} as const;
