import type { Reaction } from '@sets/shared/discussion/discussion.contract.ts';
import { locale } from '../../core/locale.ts';

const count = new Intl.NumberFormat(locale);

/** What discussions say. */
export const discussionMessages = {
  chat: 'Chat',
  chatOf: (space: string) => `Chat of ${space}`,
  discussion: 'Discussion',
  discussionOf: (topic: string) => `Discussion of ${topic}`,
  loading: 'The discussion is loading.',
  messages: 'Messages',
  empty: 'Nothing has been written here yet.',
  emptyText: 'Ask something, answer something, or say hello.',
  emptyForReaders: 'As soon as somebody writes, it is shown here.',
  older: 'Show older messages',
  toEnd: 'To the newest message',
  news: (news: number) => (news === 1 ? '1 new message' : `${count.format(news)} new messages`),
  here: (here: number) => (here === 1 ? '1 person here' : `${count.format(here)} people here`),
  moderatorsHere: (names: string) => `${names} moderating`,
  offline: 'No connection. What you write is kept on this device and sent later.',
  moderator: 'Moderator',
  edited: 'edited',
  removed: 'a message that is not shown here',
  pinned: 'Pinned',
  replyTo: (name: string) => `Answer to ${name}`,
  saved: 'Saved on this device',
  received: 'Received',
  seen: 'Sent',
  notTaken: (why: string) => `Not sent: ${why}`,
  dismiss: 'Delete',
  takeBack: 'Write it again',
  blockedMessage: 'A message of somebody whom you do not want to see',
  actions: (name: string) => `What to do with the message of ${name}`,
  react: 'React',
  reactionNames: {
    like: 'Thumbs up',
    heart: 'Heart',
    laugh: 'Laughing',
    wow: 'Astonished',
    party: 'Celebration',
    question: 'Question',
  } satisfies Record<Reaction, string>,
  reactionCount: (name: string, given: number) => `${name}: ${count.format(given)}`,
  reply: 'Answer',
  edit: 'Edit',
  remove: 'Delete',
  removeAsk: 'Delete this message?',
  removeText: 'Its words are gone for everybody then, moderators too.',
  pin: 'Pin',
  unpin: 'Take the pin away',
  mute: 'Mute for an hour',
  muted: (name: string) => `${name} cannot write in this space for an hour.`,
  block: 'Do not show me this person',
  unblock: 'Show me this person again',
  earlier: 'What it said before',
  typing: (names: readonly string[]) => {
    const [one = '', two = ''] = names;
    if (names.length === 1) return `${one} is typing`;
    return names.length === 2
      ? `${one} and ${two} are typing`
      : `${names.length} people are typing`;
  },
  write: 'Your message',
  writePlaceholder: 'Write a message',
  writeHint: 'Markdown, $formulas$ and code. @ mentions somebody.',
  send: 'Send',
  save: 'Save',
  preview: 'Preview',
  write2: 'Write',
  cancel: 'Cancel',
  editing: 'You are editing your message.',
  tooLong: (most: number) => `A message has at most ${count.format(most)} characters.`,
  people: 'Mention somebody',
  readsOnly: {
    visitor: 'Log in to write here.',
    unverified: 'Verify your account to write here.',
  },
  logIn: 'Log in',
  verify: 'Verify',
  mutedUntil: (when: string) => `A moderator has muted you here. You can write again ${when}.`,
  slow: (pause: string) => `One message in ${pause}.`,
  settings: 'Keep order',
  pause: 'Pause between two messages of one person',
  pauses: {
    0: 'None',
    10: '10 seconds',
    30: '30 seconds',
    60: '1 minute',
    300: '5 minutes',
    900: '15 minutes',
  } as Readonly<Record<number, string>>,
  mutedPeople: 'Muted',
  nobodyMuted: 'Nobody is muted.',
  unmute: 'Let write again',
  until: (when: string) => `until ${when}`,
  backToSpace: 'Back to the space',
} as const;

/** Drawn as they are; their names are spoken. */
export const reactionSigns: Readonly<Record<Reaction, string>> = {
  like: '👍',
  heart: '❤️',
  laugh: '😂',
  wow: '😮',
  party: '🎉',
  question: '❓',
};
