import type { AccountType } from '@sets/shared/account/account.contract.ts';
import type { AuditAction } from '@sets/shared/audit/audit.contract.ts';
import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';

export const people = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}`;

/** What the frame of the page says, and what its lists have in common. */
export const adminMessages = {
  title: 'Admin',
  titleOf: (part: string) => `${part} · Admin`,
  tabs: 'Parts of the administration',
  parts: {
    schools: 'Schools',
    people: 'People',
    divisions: 'Divisions',
    feedback: 'Feedback',
    health: 'Health',
    audit: 'Audit log',
  },
  onlyAdmins: 'This page is for admins only',
  onlyAdminsText: (name: string) =>
    `You are logged in as ${name}. Whoever runs this server can make you an admin.`,
  toHome: 'To the first page',
  failed: 'This cannot be loaded',
  retry: 'Try again',
  more: 'Load more',
  cancel: 'Cancel',
} as const;

export const roleNames: Readonly<Record<AccountType, string>> = {
  student: 'Student',
  moderator: 'Moderator',
  vendor: 'Vendor',
  admin: 'Admin',
};

export const feedbackMessages = {
  loading: 'Loading the feedback …',
  empty: 'No feedback yet',
  emptyText: 'What people send from the feedback dialog is collected here.',
  visitor: 'A visitor',
  types: { general: 'General', problem: 'Problem', idea: 'Idea', question: 'Question' },
} as const;

export const auditMessages = {
  loading: 'Loading the audit log …',
  empty: 'Nothing has been done yet',
  emptyText: 'Each change that an admin makes is written down here: who, what and when.',
  /** Who did it, where that was nobody: whoever works at the server, or the server by itself. */
  commandLine: 'The command line of the server',
  server: 'The server by itself',
  /** What the server did in somebody's place. */
  didInPlace: { 'order.cancelled': 'cancelled, in place of its vendor,' } satisfies Partial<
    Record<AuditAction, string>
  > as Partial<Record<AuditAction, string>>,
  /** Between who did it and what it was done to. */
  did: {
    'school.created': 'added the school',
    'school.changed': 'changed the school',
    'school.removed': 'removed the school',
    'stall.created': 'made the stall',
    'stall.removed': 'removed the stall',
    'menu.imported': 'took a table of items into the stall',
    'order.cancelled': 'cancelled, as its vendor,',
    'order.refunded': 'gave money back for',
    'person.role': 'changed the role of',
    'person.locked': 'locked',
    'person.unlocked': 'unlocked',
    'person.email': 'gave another e-mail address to',
    'person.emailundone': 'took back the e-mail address of',
    'person.password': 'changed the password of',
    'division.confirmed': 'confirmed the division of',
    'division.refused': 'took the division from',
    'question.revealed': 'looked up who asked',
    'report.kept': 'left as it is, after reports,',
    'report.takendown': 'took down',
    'report.putback': 'put back up',
    'premium.granted': 'gave premium to',
    'premium.revoked': 'took premium back from',
    'person.credits': 'changed the credits of',
    'admin.appointed': 'made an admin of',
    'job.retried': 'retried the job',
    'job.deleted': 'deleted the job',
  } satisfies Record<AuditAction, string>,
} as const;

export const healthMessages = {
  loading: 'Asking how the server is …',
  refreshed: 'Refreshed every 10 seconds',
  stale: 'The server does not answer; these are its last figures.',
  groups: { server: 'Server', live: 'Live', store: 'Store', mail: 'Mail' },
  version: 'Version',
  up: 'Running for',
  memory: 'Memory',
  accounts: 'Accounts',
  connections: 'Connections',
  runs: 'Runs in play',
  storeKind: 'Kind',
  answersIn: 'Answers in',
  storeSilent: 'Does not answer',
  mailKind: 'Goes to',
  mailKinds: { smtp: 'A mail server', catcher: 'The mail catcher on this server' },
  sent: 'Sent since the start',
  notSent: 'Failed since the start',
  lastFailure: 'Last failure',
  payments: 'Payments',
  stripe: 'Stripe',
  none: 'None',
} as const;
