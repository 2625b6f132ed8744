import { plural } from '../../core/plural.ts';
import { locale, longDay } from '../../core/locale.ts';

const shortDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** Words of the account's settings. */
export const settingsMessages = {
  title: 'Account Settings',
  contents: 'On this page',
  save: 'Save',
  saving: 'Saving …',
  saved: 'Saved',
  sections: {
    name: 'Name',
    email: 'E-mail and school',
    password: 'Password',
    appearance: 'Appearance',
    sessions: 'Where you are logged in',
    plan: 'Plan',
    data: 'Your data',
    delete: 'Delete account',
  },

  nameLead: 'What others see of you.',
  name: 'Your Name',

  emailLead:
    'Codes and links come to it. A new address is to be verified; until then you log in with the old one, and they come to that.',
  email: 'E-mail',
  verified: 'Verified',
  notVerified: 'Not verified',
  verify: 'Verify',
  school: 'School',
  noSchool: 'No school',
  noSchoolHint: 'You belong to a partnered school with an e-mail address of it.',
  noPartners: 'No school is partnered with this server yet.',
  addSchool: 'Add a school',
  partners: 'Partnered schools',
  division: 'Division',
  divisionNone: 'None',
  divisionGone: (name: string) => `${name} (not in the list any more)`,
  divisionConfirmed: 'Confirmed: what is for this division is open to you.',
  divisionWaits: 'An admin confirms it. You are told when it counts.',
  divisionUnproven: 'It counts once your address is verified and it is confirmed.',
  divisionLost: 'Your school has it no more. Choose another one.',

  passwordLead: 'Everywhere else you are logged out when it changes.',
  changePassword: 'Change password',
  changingPassword: 'Changing …',
  passwordChanged: 'Password changed. Everywhere else you are logged out.',

  appearanceLead: 'On this device.',
  theme: 'Colours',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },

  sessionsLead: 'Each device or browser that is logged in as you.',
  thisDevice: 'This device',
  unknownDevice: 'A browser that does not say what it is',
  since: (ms: number) => `Since ${shortDay.format(ms)}`,
  seen: (when: string) => `Last seen ${when}`,
  exact: (ms: number) => moment.format(ms),
  end: 'Log out',
  endOf: (device: string, since: string) => `Log out ${device}, ${since}`,
  ending: 'Logging out …',
  endOthers: 'Log out everywhere else',
  ended: (count: number) =>
    `${count} ${plural(count, { one: 'session', other: 'sessions' })} ended.`,
  noOthers: 'You are logged in nowhere else.',
  sessionsFailed: 'The list could not be loaded.',
  tryAgain: 'Try again',
  loadingSessions: 'Loading the list …',
  showAll: (count: number) => `Show all ${count}`,

  plans: { free: 'Free', premium: 'Premium' },
  freeLead: 'Everything that a class needs, within limits.',
  premiumLead: 'Thank you. You have everything there is.',
  renews: (ms: number) => `It renews on ${longDay.format(ms)}.`,
  ends: (ms: number) => `It ends on ${longDay.format(ms)}.`,
  late: 'The last payment did not go through.',
  seePlans: 'Upgrade',
  managePlan: 'Manage your plan',

  dataLead: 'Everything that is kept here about you and by you: JSON files in one zip.',
  export: 'Export all my data',
  exporting: 'Collecting your data …',
  exportName: 'sets-my-data.zip',

  deleteLead: 'For good, with everything that only you need.',
  delete: 'Delete my account',
  deleting: 'Deleting …',
  goes: 'What goes',
  goesList: [
    'Your name, e-mail, password and settings',
    'Your polls, your résumé and everything else that you made here',
    'Your sessions, on every device',
  ],
  stays: 'What stays, without your name',
  staysList: ['Answers that you gave in other people’s polls, because the results count them'],
  exportFirst: 'You may want to export your data first. This cannot be undone.',
  password: 'Your password',
  keep: 'Keep my account',
  gone: 'Your account is deleted.',
} as const;

/** What is said of settings that take effect at once. */
export const ownSettingsMessages = {
  loading: 'Loading …',
  failed: (why: string) => `These settings cannot be loaded. ${why}`,
  retry: 'Try again',
} as const;
