import { moduleLimits } from '@sets/shared/module/module.contract.ts';

/** What is said of spaces to whoever calls. */
export const moduleMessages = {
  gone: 'There is no such space, or it is not for this account.',
  noTopic: 'There is no such topic in this space.',
  notModerator: 'This is for those who moderate the space.',
  notOwner: 'This is for the owner of the space.',
  ofAdmins: 'This space is the admins’ in common. It stays, and it stays theirs.',
  adminsStay: 'The support space is yours as long as you are an admin.',
  /** Shown as the owner of the support space. */
  theAdmins: 'The admins of this server',
  nobody: 'There is nobody of this id.',
  unverifiedChange: 'Verify your account first: then you can change spaces.',
  ownTitle: 'My polls',
  ownTopic: 'Polls',
  noOwnSpace: 'There is no place for your polls. Create a space for them.',
  unverified: 'Verify your account first: then you can create spaces.',
  noSchool: 'Spaces are created by people of a partnered school. Your account is of none.',
  usedUp: (allowed: number) =>
    `Your plan allows ${allowed} spaces, and you have created as many. Those that you deleted count too.`,
  ofNoSchool:
    'This space is of no school, so it can be open to everybody with its link and nothing else.',
  noDivision: (school: string, division: string) =>
    `${school} has no division “${division}”. Choose one of its list.`,
  full: `A space has at most ${moduleLimits.moderators} moderators, with those who are invited.`,
  ownerStays: 'The owner cannot be taken away. They can hand the space over, and leave then.',
  ownerLeaves: 'You own this space. Hand it over to one of its moderators first.',
  inviteFirst: 'A space is handed over to one of its moderators. Invite this person first.',
  noInvitation: 'There is no such invitation. Was it taken up?',
  notRestorable: `There is no such deleted space of yours. It can be restored for ${moduleLimits.restorableDays} days.`,
} as const;

/** Notifications, in the lists of others: so they name nobody, who may want to be forgotten. */
export const moduleNotices = {
  added: {
    title: 'Added as moderator',
    text: (space: string) => `You moderate “${space}” now: you can edit it and present in it.`,
  },
  removed: {
    title: 'You no longer moderate a space',
    text: (space: string) => `You were taken from the moderators of “${space}”.`,
  },
  handedOver: {
    title: 'A space is yours now',
    text: (space: string) => `Its owner handed “${space}” over to you.`,
  },
  inherited: {
    title: 'A space is yours now',
    text: (space: string) =>
      `The owner of “${space}” deleted their account. As its first moderator you own it now.`,
  },
} as const;

/** The mail to an address without a verified account. */
export const invitationTexts = {
  subject: (space: string) => `You are invited to moderate “${space}”`,
  heading: 'You are invited to moderate a space',
  who: (by: string, space: string) =>
    `${by} invites you to moderate the space “${space}”: to edit it, and to present in it.`,
  how: 'Register with this address and verify it. The space is among those that you moderate then. If you have an account with this address already, verify it.',
  action: 'Register',
  footnote: (days: number) =>
    `The invitation is good for ${days} days. If you do not know who sent it, ignore it.`,
} as const;

/** What the support space says until an admin writes something else. */
export const supportTexts = {
  title: (product: string) => `${product} Support`,
  questions: 'Questions',
  description: (product: string) =>
    `Ask here what you want to know about ${product}: how something works, or what does not. The admins of this server answer.`,
} as const;
