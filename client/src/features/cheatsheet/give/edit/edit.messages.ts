import { formatCount } from '../../../../ui/number-format.ts';

/** What the page says where a cheat sheet is changed. */
export const editMessages = {
  title: 'Edit the cheat sheet',
  titled: (title: string) => `Edit: ${title}`,
  loading: 'Loading the cheat sheet …',
  none: 'There is no such cheat sheet',
  noneText: 'It was removed for good, or it is not yours.',
  failed: 'The cheat sheet cannot be loaded',
  retry: 'Try again',
  mine: 'My files',
  see: 'See it',
  facts: 'What is said of it',
  save: 'Save',
  saved: 'Saved',
  isSame: 'Everything is saved.',
  changed: {
    title: 'Changed elsewhere meanwhile',
    text: (title: string) =>
      `Another window or device has changed this sheet; it is called ‘${title}’ there. Which is to stay?`,
    mine: 'Keep what is typed here',
    theirs: 'Take what is there',
  },
  file: {
    title: 'The file',
    now: (version: number) => `Version ${formatCount(version)} is what others read.`,
    text: 'Another file takes its place; votes and comments stay, and this one becomes an earlier version.',
    note: 'What is new in it',
    noteHint: 'Readers see it beside the version.',
    go: 'Replace',
    cancel: 'Keep the old one',
    sending: 'Sending the rest, then it is replaced …',
    replacing: 'Replacing …',
    done: 'Replaced',
    changed: 'The sheet was changed elsewhere meanwhile. Look at it, then press again.',
  },
  versions: {
    title: 'Versions',
    name: (version: number) => `Version ${formatCount(version)}`,
    newest: 'what others read now',
    see: (version: number) => `See version ${formatCount(version)}`,
    failed: 'The versions cannot be loaded.',
  },
  removed: {
    title: 'This cheat sheet is removed',
    text: (until: string) => `Nobody can read it. You can put it back until ${until}.`,
    back: 'Put it back',
  },
  takenDown: {
    title: 'Taken down',
    text: 'An admin has taken this cheat sheet down. Nobody else can read it.',
    why: (reason: string) => `They say: ${reason}`,
  },
  remove: 'Remove the cheat sheet',
  leave: { title: 'Leave without saving?', text: 'What you have changed here is lost.' },
} as const;
