import type { AccountType } from '@sets/shared/account/account.contract.ts';

const aRole: Readonly<Record<AccountType, string>> = {
  student: 'a student',
  moderator: 'a moderator',
  vendor: 'a vendor',
  admin: 'an admin',
};

const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words, in UTC: `November 21, 2026`. */
const dayOf = (at: number): string => days.format(at);

/** What admins are told, and what people are told of what admins did. */
export const adminMessages = {
  notYourRole: 'You cannot change your own role. Ask another admin.',
  notYourLock: 'You cannot lock your own account. Ask another admin.',
  notProven:
    'This person has not verified their address, so it may be somebody else’s. Ask them to do so first.',
  pays: 'This person pays for premium. It ends or changes with their own subscription.',
  untilPassed: 'until: That day has passed.',
  untilTooFar: 'until: Choose a day within a hundred years, or no end.',
  withoutEnd: 'without end',
  until: (at: number) => `until ${dayOf(at)}`,

  roleTitle: 'Your role has changed',
  role: (now: AccountType) => `An admin made you ${aRole[now]}.`,
  appointed: 'Whoever runs this server made you an admin.',
  lockedTitle: 'Your account is locked',
  locked: 'An admin locked your account and logged you out everywhere.',
  unlockedTitle: 'Your account is open again',
  unlocked: 'An admin unlocked your account. You can log in again.',
  grantedTitle: 'You have premium',
  granted: (until: number | null) =>
    until === null
      ? 'An admin gave you premium.'
      : `An admin gave you premium until ${dayOf(until)}.`,
  divisionYes: {
    title: 'Your division is confirmed',
    text: (division: string, school: string) =>
      `You are of “${division}” at ${school}: what is for its people is open to you.`,
  },
  divisionNo: {
    title: 'Your division was not confirmed',
    text: (division: string, school: string) =>
      `An admin did not find you in “${division}” at ${school}. You can name another one in your settings.`,
  },
  creditsTitle: 'Your credits were changed',
  credits: (credits: number) =>
    `An admin gave you ${credits} ${credits === 1 ? 'credit' : 'credits'} for making questions.`,
  revokedTitle: 'Your premium has ended',
  revoked: 'An admin took your premium back. What you have made stays yours.',
} as const;
