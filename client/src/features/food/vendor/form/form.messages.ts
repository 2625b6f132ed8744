/** What every form of vendors says. */
export const formMessages = {
  mend: 'Something is missing or cannot be taken. It is marked above.',
  kept: 'Not saved yet. It stays in this tab.',
  changed: {
    title: 'Changed elsewhere meanwhile',
    text: (name: string) =>
      `Another window or device has changed this; it is called ‘${name}’ there. Which is to stay?`,
    mine: 'Keep what is typed here',
    theirs: 'Take what is there',
  },
  gone: {
    title: 'Removed elsewhere meanwhile',
    text: 'Another window or device has removed it. What you typed is still here.',
    anew: 'Save it as a new one',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you changed is not saved. It stays in this tab until you close it.',
  },
  optional: 'optional',
} as const;
