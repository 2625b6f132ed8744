import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';

const days = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'day', other: 'days' })}`;

const spaces = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'space', other: 'spaces' })}`;

/** What the page of a space and that of a topic say. */
export const moduleMessages = {
  chat: 'Chat',
  loading: 'Loading the space …',
  save: 'Save',
  cancel: 'Cancel',
  retry: 'Try again',
  failed: 'The space cannot be loaded',
  closed: 'Not found, or not for this account',
  closedText:
    'The address may be mistyped, the space may be gone, or it is for a school that you do not belong to.',
  closedToVisitor:
    'The address may be mistyped, the space may be gone, or it is only for people of a school.',
  logIn: 'Log in',
  toHome: 'To the first page',
  support: {
    title: 'Help',
    text: 'Say what is missing or does not work, or write to whoever runs this server.',
    feedback: 'Give feedback',
  },
  by: (name: string) => `by ${name}`,
  visibility: {
    open: 'Everybody with the link',
    school: (school: string) => `People of ${school}`,
    division: (division: string) => `${division} only`,
  },
  week: (week: number) => `Week ${formatCount(week)}`,
  since: (day: string) => `since ${day}`,
  startsIn: (count: number, day: string) => `Starts in ${days(count)}, on ${day}`,
  title: 'Title',
  rename: 'Change the title',
  copyLink: 'Copy the link',
  copied: 'The link is copied',
  notCopied: 'Copying did not work. The link is in the address bar.',
  settings: 'Settings',
  about: 'About',
  editAbout: 'Edit the description',
  addAbout: 'Add a description',
  description: 'Description',
  markdownHint: 'Markdown and formulas: **bold**, - list, [link](https://…), $x^2$',
  noAbout: 'What is it about, and what should people know before the first time?',
  nothingYet: 'Nothing written yet.',
} as const;

export const topicMessages = {
  discussion: 'Discussion',
  title: 'Topics',
  none: 'No topics yet',
  noneText: 'Each lecture or chapter is a topic. Its polls live in it.',
  noneForReader: 'Nothing is here yet. It fills as the weeks go by.',
  add: 'Add a topic',
  addPlaceholder: 'Binary search',
  addButton: 'Add',
  full: (most: number) =>
    `A space holds ${formatCount(most)} topics. Put all of them to use first.`,
  edit: (title: string) => `Edit ${title}`,
  editTitle: 'Title of the topic',
  move: (title: string) => `Move ${title}`,
  moveHint: 'Drag it, or use the arrow keys.',
  up: 'Move up',
  down: 'Move down',
  moved: (title: string, place: number, of: number) => `${title} is now ${place} of ${of}.`,
  archive: 'Archive',
  archived: (count: number) => `Archived (${formatCount(count)})`,
  archivedText: 'Only moderators see these.',
  bringBack: 'Bring back',
  bringBackOf: (title: string) => `Bring back ${title}`,
  isArchived: 'Archived',
  unknown: 'There is no such topic in this space',
  unknownText: 'Its address may be mistyped.',
  toSpace: 'To the space',
  previous: 'Previous topic',
  next: 'Next topic',
  neighbours: 'Other topics',
  views: 'Views of the topic',
  view: { overview: 'Overview', timeline: 'In order of events', clouds: 'Word clouds' },
  polls: 'Polls',
  quizzes: 'Quizzes',
  takePart: 'Take part in the lecture',
  takePartText: 'The code is on the big screen. No account, nothing to install.',
  join: 'Join with a code',
} as const;

export const peopleMessages = {
  title: 'People',
  owner: 'Owner',
  moderator: 'Moderator',
  you: 'You',
  invite: 'Invite a moderator',
  email: 'E-mail address',
  inviteHint: 'Moderators present and edit here. Who has no account gets an invitation.',
  inviteButton: 'Invite',
  inviting: 'Inviting …',
  /** Fixed by the specification. */
  added: 'Added As Moderator',
  invited: 'Invited',
  withdraw: (email: string) => `Withdraw the invitation of ${email}`,
  remove: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'They no longer present or edit here. What they made stays.',
  removeYes: 'Remove',
  leave: 'Leave as moderator',
  leaveTitle: 'Stop moderating this space?',
  leaveText: 'What you made here stays. Only the owner or a moderator can invite you again.',
  leaveYes: 'Leave',
  left: 'You no longer moderate this space.',
  handOver: 'Hand over',
  handOverTitle: 'Hand this space over',
  handOverText: 'Its new owner decides who moderates and may delete it. You stay a moderator.',
  to: 'New owner',
  handOverNone: 'Invite somebody first: the new owner is one of the moderators.',
  handedOver: (name: string) => `${name} owns this space now.`,
} as const;

export const settingsMessages = {
  title: 'Settings of the space',
  startDate: 'Start date',
  startHint: 'Weeks are counted from this day.',
  who: 'Who may see it',
  delete: 'Delete the space',
  deleteTitle: 'Delete this space?',
  deleteText: (count: number) =>
    `Its topics and what hangs on them go with it, and what is live in it ends. You can bring the space back for ${days(count)}.`,
  deleteYes: 'Delete it',
  deleted: 'The space is deleted',
  deletedText: (title: string, day: string) => `“${title}” can be brought back until ${day}.`,
  undo: 'Undo',
  restored: 'The space is back.',
} as const;

export const visibilityMessages = {
  legend: 'Who may see it',
  open: 'Everybody with the link',
  openText: 'Also without an account.',
  school: 'My school',
  schoolText: (school: string) => `Whoever has an account of ${school}.`,
  noSchool: 'Your account has no school.',
  division: 'A division',
  divisionText: 'Whoever is confirmed to belong to it.',
  noDivision: 'Your school has no divisions.',
  whichDivision: 'Which division',
} as const;

export const createMessages = {
  title: 'Create a space',
  lead: 'A home for one module: its topics, its polls, its people.',
  name: 'Title',
  namePlaceholder: 'Algorithms and Data Structures',
  create: 'Create Space',
  creating: 'Creating …',
  startDate: 'Start date',
  optional: 'You can change all of it later.',
  left: (left: number, allowed: number) =>
    `You can create ${formatCount(left)} more of ${spaces(allowed)}. Deleted ones count.`,
  cannot: {
    unverified: {
      title: 'Verify your account first',
      text: 'Spaces are created by people who have verified their address. It takes a minute.',
      way: 'Verify in the settings',
    },
    noSchool: {
      title: 'Your school comes first',
      text: 'Spaces belong to a school. Enter your school’s e-mail address in the settings.',
      way: 'To the settings',
    },
    usedUp: {
      title: 'All your spaces are used',
      text: (allowed: number) =>
        `Your plan has ${spaces(allowed)}, and you have created them all. Deleted ones count.`,
      way: 'See the plans',
      other: 'To your spaces',
    },
  },
  loading: 'Loading …',
} as const;

export const listMessages = {
  created: { title: 'Spaces you created', none: 'You have not created a space yet' },
  moderating: { title: 'Spaces you moderate', none: 'You do not moderate a space yet' },
  visited: { title: 'Spaces you visited', none: 'You have not visited a space yet' },
  createdText: 'A space is the home of one module: its topics, its polls, its people.',
  moderatingText: 'Whoever owns a space can invite you by your e-mail address.',
  visitedText: 'Open the link of a space, and you find it here again.',
  visitedForVisitors: 'Log in, and the list is kept on all your devices.',
  tabs: 'Lists of spaces',
  tab: { created: 'Created', moderating: 'Moderating', visited: 'Visited' },
  create: 'Create Space',
  loading: 'Loading spaces …',
  failed: 'The spaces cannot be loaded',
  deleted: 'Deleted',
  until: (day: string) => `Can be brought back until ${day}`,
  restore: 'Bring back',
  restoreOf: (title: string) => `Bring back ${title}`,
} as const;

/** On the first page. */
export const homeMessages = {
  title: 'Your spaces',
  visited: 'Spaces you visited',
  all: 'All spaces',
  create: 'Create Space',
  none: 'A space is the home of one module: its topics, its polls, its people.',
  owns: 'Yours',
  moderates: 'You moderate',
} as const;
