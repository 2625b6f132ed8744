import type { ResumeSection } from '@sets/shared/resume/resume.contract.ts';
import type { ResumeHintCode } from '@sets/shared/resume/resume-hints.ts';
import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';
import type { SaveStatus } from './resume-state.ts';

const sections: Readonly<Record<ResumeSection, string>> = {
  wkexp: 'Work experience',
  education: 'Education',
  skill: 'Skills',
  interest: 'Interests',
  achievement: 'Achievements',
};

const additions: Readonly<Record<ResumeSection, string>> = {
  wkexp: 'Add work experience',
  education: 'Add education',
  skill: 'Add a skill',
  interest: 'Add an interest',
  achievement: 'Add an achievement',
};

/** The labels of the lines of an entry. */
const lines: Readonly<Record<ResumeSection, Readonly<Record<string, string>>>> = {
  wkexp: { title: 'Position', company: 'Employer', duration: 'From – to' },
  education: { school: 'School and degree', duration: 'From – to' },
  skill: { skillName: 'Skill' },
  interest: { title: 'Interest' },
  achievement: { title: 'Achievement', when: 'When' },
};

const examples: Readonly<Record<string, string>> = {
  duration: 'Oct 2023 – today',
  when: 'June 2025',
};

const hints: Readonly<Record<ResumeHintCode, string>> = {
  noPhoto: 'Add a photo: people remember faces.',
  noHeadline: 'Say in one line what you do.',
  noWayToReach: 'Say how you are reached: an e-mail, a phone or a link.',
  noIntro: 'Introduce yourself in a few sentences.',
  shortIntro: 'Your introduction is short. Two or three more sentences help.',
  noWorkOrEducation: 'Add where you have worked or studied.',
  noDuration: 'Say from when to when it was.',
  noDescription: 'Describe what you did there.',
  noSkills: 'Add what you are good at.',
};

const statuses: Readonly<Record<SaveStatus, string>> = {
  saved: 'Saved',
  waiting: 'Saving …',
  saving: 'Saving …',
  offline: 'Not saved – will try again',
  unfinished: 'Not finished – kept on this device',
  asks: 'Not saved – see below',
};

/** What the page of a resume says. */
export const resumeMessages = {
  mine: 'My resume',
  titleOf: (name: string) => `Resume of ${name}`,
  loading: 'Loading the resume …',
  retry: 'Try again',
  failed: 'The resume cannot be loaded',
  nobody: 'There is nobody here',
  nobodyText: 'The address may be mistyped, or the account is gone.',
  closed: 'This resume is closed',
  closedText: 'Its owner has closed it. Ask them for its link.',
  noLink: 'This link does not work any more',
  noLinkText: 'Its owner has withdrawn it, or it was not copied whole. Ask them for a new one.',
  toPerson: 'See whose it is',
  toHome: 'To the first page',
  nothingYet: (name: string) => `${name} has not written anything yet.`,
  edit: 'Edit',
  asOthers: 'As others see it',
  backToEditing: 'Back to editing',
  bar: 'This resume',
  statuses,
  first: {
    title: 'Begin with one line',
    text: 'Say what you do, or hope to do. Everything is saved as you type, and you decide who sees it.',
    go: 'Write your headline',
  },
  sections,
  additions,
  lines,
  examples,
  description: 'Description',
  markdownHint: 'Markdown and formulas: **bold**, - list, [link](https://…), $x^2$',
  nothingToShow: 'Nothing written yet.',
  left: (count: number) =>
    count < 0
      ? `${formatCount(-count)} ${plural(-count, { one: 'character', other: 'characters' })} too many`
      : `${formatCount(count)} ${plural(count, { one: 'character', other: 'characters' })} left`,
  done: 'Done',
  discard: 'Discard',
  remove: 'Remove',
  editPiece: (name: string) => `Edit ${name}`,
  removePiece: (name: string) => `Remove ${name}`,
  removed: (name: string) => `Removed: ${name}`,
  undo: 'Undo',
  unnamed: 'a new entry',
  move: (name: string) => `Move ${name}`,
  moveHint: 'Drag, or press the arrow keys',
  moved: (name: string, place: number, count: number) =>
    `${name} is now at place ${formatCount(place)} of ${formatCount(count)}.`,
  changedNotRemoved: 'It was changed elsewhere meanwhile, so it is not removed.',
  full: (count: number) => `${formatCount(count)} entries are the most.`,
  changed: {
    title: 'Changed elsewhere meanwhile',
    text: 'Another window or device has changed this. Which one is to stay?',
    mine: 'Typed here',
    theirs: 'Changed elsewhere',
    keepMine: 'Keep mine',
    takeTheirs: 'Take the other',
    same: 'Empty',
  },
  gone: {
    title: 'Removed elsewhere meanwhile',
    text: 'What you typed is still here.',
    again: 'Add it anew',
    drop: 'Let it go',
  },
  about: {
    name: 'headline and contact',
    headline: 'Headline',
    headlineHint: 'What you do, in one line',
    place: 'Place',
    email: 'E-mail',
    phone: 'Phone',
    links: 'Links',
    label: 'Name of the link',
    url: 'Address',
    addLink: 'Add a link',
    removeLink: (name: string) => `Remove the link ${name}`,
    add: 'Add your headline and contact',
  },
  intro: {
    title: 'About me',
    name: 'the introduction',
    label: 'Introduction',
    add: 'Introduce yourself',
  },
  photo: {
    of: (name: string) => `Photo of ${name}`,
    add: 'Add a photo',
    change: 'Change the photo',
    remove: 'Remove the photo',
    drop: 'Drop the photo here',
    busy: 'The photo is on its way …',
    there: 'The photo is there.',
    gone: 'The photo is removed.',
    noPhoto: 'A photo is a JPEG, PNG, WebP, GIF or AVIF file.',
    tooLarge: (megabytes: number) => `At most ${formatCount(megabytes)} MB.`,
  },
  hints: {
    title: 'What would make it better',
    all: hints,
    about: (hint: string, entry: string) => `${entry}: ${hint}`,
    hide: 'Put away',
    show: (count: number) =>
      `${formatCount(count)} ${plural(count, { one: 'hint', other: 'hints' })}`,
  },
  access: {
    title: 'Who can see this',
    spoken: 'Who can see this:',
    everybody: 'Seen by whoever is logged in',
    nobodyElse: 'Closed',
    byLink: 'Opened by a link',
    open: 'Open to people who are logged in',
    openText: 'Everybody with an account on this server can read it.',
    closedText: 'Nobody else can read it, except by the link below.',
    contact:
      'Whoever can read it also sees the e-mail, the phone and the links that you wrote into it.',
    link: 'Public link',
    linkText:
      'Whoever has the link reads it without an account, also while it is closed. Search engines are asked not to list it.',
    noLinkText: 'A link lets people read it who have no account, such as employers.',
    make: 'Make a link',
    copy: 'Copy the link',
    copied: 'The link is copied',
    notCopied: 'Copying did not work. Select the link and copy it.',
    qr: 'QR code of the link',
    saveQr: 'Save the QR code',
    enlarge: 'Show it large',
    qrName: 'resume-code',
    withdraw: 'Withdraw the link',
    withdrawTitle: 'Withdraw the link?',
    withdrawText:
      'Whoever has it, or its QR code, can no longer read your resume. A new link is another one.',
    withdrawYes: 'Withdraw it',
  },
  newTab: '(opens in a new tab)',
} as const;
