import { formatCount } from '../../../ui/number-format.ts';

/** What the host reads of the people who take part under a name. */
export const namesMessages = {
  waits: 'waits for you',
  out: { run: 'taken out', room: 'sent out' },
  said: (name: string) => `said: ${name}`,
  waiting: (count: number) =>
    count === 1 ? 'One name waits for you.' : `${formatCount(count)} names wait for you.`,
  allow: 'Show it',
  allowThis: (name: string) => `Show the name ${name}`,
  change: 'Change',
  changeOf: (name: string) => `Change something of ${name}`,

  allowText: 'Nobody but you sees this name yet.',
  rename: 'Name that everybody sees',
  renameHint: (said: string) => `They said: ${said}`,
  renameSave: 'Keep name',
  renameBack: 'Back to what they said',
  extra: 'More time to answer',
  extraHint: 'Only they and you know. It holds for everything that comes in this room.',
  extras: {
    none: 'As much as everybody',
    25: '25 % more',
    50: '50 % more',
    100: 'Twice the time',
    unlimited: 'As much as they need',
  },
  remove: 'Take out',
  removeText:
    'Their name, points and answers count no more. Their phone asks for another name; with that they are in again.',
  removeBack: 'Take back in',
  ban: 'Send out of the room',
  banText:
    'This phone, or this account, does not come in again. Without an account, a new browser is a new person: close the doors, too.',
  banBack: 'Let in again',
  close: 'Done',
} as const;
