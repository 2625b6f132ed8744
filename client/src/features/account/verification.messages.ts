import { plural } from '../../core/plural.ts';

const seconds = (count: number): string =>
  `${count} ${plural(count, { one: 'second', other: 'seconds' })}`;

/** Words of the code by mail, of the school's address, and of what asks for them. */
export const verificationMessages = {
  title: 'Enter your verification code',
  lead: (email: string) => `A code of six digits shows that ${email} is yours. Have it sent there.`,
  leadSent: (email: string) => `It is sent to ${email}: six digits, good for 10 minutes.`,
  code: 'Verification code',
  send: 'Send Code',
  sending: 'Sending …',
  verify: 'Verify',
  verifying: 'Verifying …',
  logOut: 'Log out',
  /** These three are fixed by the specification. */
  sent: 'Verification code sent to your registered email. Do check your junk folder.',
  verified: 'Verified successfully !',
  updated: 'Updated successfully !',
  next: (count: number) => `Another code can be sent in ${seconds(count)}.`,
} as const;

export const schoolEmailMessages = {
  title: 'Enter your school email',
  note: 'Only partnered schools are open.',
  noteMore: 'With an address of one of them you belong to it.',
  partners: 'Partnered schools',
  email: 'School email',
  change: 'Change Email',
  changing: 'Changing …',
  noPartner: (email: string) =>
    `${email} is your address now, but it belongs to none of the partnered schools.`,
} as const;

export const promptMessages = {
  later: 'Not now',
  label: 'What your account still needs',
  missing: {
    school: 'No school yet.',
    verification: 'Your e-mail is not verified yet.',
  },
  ways: {
    school: 'Enter your school email',
    verification: 'Verify',
  },
  noPartners: 'No partnered school yet.',
  noPartnersWay: 'Add a school',
} as const;
