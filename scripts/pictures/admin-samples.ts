import { noPremium, type Premium } from '@sets/shared/account/premium.contract.ts';
import type { DeadJob, Health, PeoplePage, Person } from '@sets/shared/admin/admin.contract.ts';
import type { AuditEntry } from '@sets/shared/audit/audit.contract.ts';
import type { FeedbackLine } from '@sets/shared/feedback/feedback.contract.ts';
import type { NotificationPage } from '@sets/shared/notification/notification.contract.ts';
import type { PremiumOffer } from '@sets/shared/premium/premium.contract.ts';
import type { School } from '@sets/shared/school/school.contract.ts';
import { demoPicture } from '../../server/src/app/demo-picture.ts';

const hour = 3_600_000;
const day = 24 * hour;
const ago = (ms: number): number => Date.now() - ms;
const given: Premium = { ...noPremium, plan: 'premium', status: 'active' };
export const paid: Premium = {
  ...given,
  stripeCustomerId: 'cus_1',
  stripeSubscriptionId: 'sub_1',
  currentPeriodEnd: Date.UTC(2099, 4, 31),
};

const longName =
  'Hochschule für Rindfleischetikettierungsüberwachungsaufgabenübertragung und angewandte Wissenschaften der Freien Stadt';

const school = (schoolid: string, change: Partial<School>): School => ({
  schoolid,
  name: '',
  icon: '',
  colour: '',
  logo: '',
  country: 'SG',
  domains: ['uni.example'],
  networks: [],
  divisions: [],
  currency: 'SGD',
  people: 0,
  stalls: 0,
  ...change,
});

export const schools: School[] = [
  school('a', {
    name: 'Example University',
    icon: demoPicture(),
    domains: ['uni.example', 'alumni.uni.example', 'staff.uni.example'],
    networks: ['192.0.2.0/24', '2001:db8::/32'],
    divisions: [
      { name: 'Faculty of Engineering', domains: ['eng.uni.example', 'lab.uni.example'] },
      { name: 'Faculty of Arts and Social Sciences', domains: [] },
      { name: 'School of Computing', domains: ['comp.uni.example'] },
      { name: 'كلية القانون', domains: [] },
    ],
    people: 12_481,
  }),
  school('b', { name: 'Institute of Design and Technology', domains: ['idt.example'], people: 1 }),
  school('c', { name: longName, country: 'DE', domains: ['hs-lang.example'], people: 3_120 }),
  school('d', { name: 'جامعة المثال', country: 'EG', domains: ['mithal.example'], people: 846 }),
];

const names = [
  'Ada Lindqvist',
  'Jonas Lind',
  'Dr. Mira Okafor',
  'Wei Ling Tan',
  'Ana María Quispe Huamán',
  'محمد عبد الله',
  'Bo',
  'Prof. Dr. Maximiliane-Friederike von und zu Oberhausen-Niederbergischem-Landgrafen',
];

const personOf = (index: number): Person => {
  const username = names[index % names.length] ?? '';
  return {
    userid: `u${index}`,
    username,
    email: `${index === 7 ? 'a.very.long.address.that.goes.on.and.on' : `person${index}`}@students.uni.example`,
    accountType: index % 9 === 2 ? 'moderator' : index % 17 === 5 ? 'vendor' : 'student',
    verified: index % 6 !== 3,
    school: index % 8 === 7 ? longName : index % 5 === 4 ? 'NA' : 'Example University',
    division: {
      verified: index % 3 === 0,
      division: index % 2 === 1 ? 'Faculty of Engineering' : '',
    },
    apiCredits: (index * 7) % 60,
    locked: index % 11 === 6,
    premium: index % 7 === 2 ? given : noPremium,
    createdAt: ago(index * 3 * day),
  };
};

export const people: PeoplePage = {
  people: Array.from({ length: 60 }, (_, index) => personOf(index)),
  total: 12_481,
  next: 'more',
};

const feedbacks = [
  [
    'idea',
    'Could the screen show how many have answered in a larger font? From the last row I cannot read it.',
  ],
  [
    'problem',
    'When my phone goes to sleep the page says that it is offline.\n\nIt comes back by itself after some seconds, so perhaps it is all right.',
  ],
  ['general', 'Thank you! Our lecture has become much livelier.'],
  ['question', 'هل يمكنني استخدامه في المدرسة الثانوية؟'],
] as const;

export const feedback: FeedbackLine[] = Array.from({ length: 12 }, (_, index) => {
  const [type, text] = feedbacks[index % feedbacks.length] ?? feedbacks[0];
  const { userid, username, email } = personOf(index);
  return {
    feedbackid: `f${index}`,
    type,
    feedback: text,
    at: ago(index * 7 * hour),
    from: index % 3 === 2 ? null : { userid, username, email },
  };
});

export const health: Health = {
  version: '0.2.0',
  startedAt: ago(9 * day),
  store: { kind: 'embedded', answersInMs: 1.2 },
  mail: { kind: 'smtp', sent: 3_412, failed: 3, lastFailureAt: ago(5 * hour) },
  payments: true,
  live: { connections: 1_312, runs: 4 },
  memoryBytes: 214_000_000,
  accounts: 12_481,
};

const died: readonly Pick<DeadJob, 'kind' | 'tries' | 'code'>[] = [
  { kind: 'mail', tries: 6, code: 'ECONNECTION' },
  { kind: 'mail', tries: 1, code: 'EENVELOPE 550' },
  { kind: 'push', tries: 3, code: 'HTTP 503' },
  { kind: 'mail', tries: 1, code: 'ESEALED' },
];

export const deadJobs: DeadJob[] = died.map(({ kind, tries, code }, index) => ({
  jobid: `j${index}`,
  kind,
  tries,
  code,
  at: ago((5 + index * 20) * hour),
  diedAt: ago((3 + index * 20) * hour),
}));

const did: readonly Pick<AuditEntry, 'action' | 'subject' | 'details'>[] = [
  { action: 'person.role', subject: 'jonas@uni.example', details: 'student → moderator' },
  {
    action: 'school.changed',
    subject: 'Example University',
    details: 'domains: + staff.uni.example',
  },
  { action: 'person.locked', subject: 'person6@students.uni.example', details: '' },
  { action: 'premium.granted', subject: 'mira@uni.example', details: 'until May 31, 2027' },
  { action: 'school.created', subject: longName, details: 'hs-lang.example' },
  { action: 'premium.revoked', subject: 'bo@uni.example', details: '' },
];

export const audit: AuditEntry[] = [
  ...Array.from({ length: 3 }, () => did)
    .flat()
    // oxlint-disable-next-line oxc/no-map-spread -- each stays as it is
    .map((what, index) => ({
      ...what,
      entryid: `e${index}`,
      at: ago(index * 5 * hour),
      by: { userid: 'ada', username: 'Ada Lindqvist' },
    })),
  {
    entryid: 'first',
    at: ago(5 * day),
    action: 'admin.appointed',
    by: null,
    subject: 'ada@uni.example',
    details: '',
  },
];

export const freeOffer: PremiumOffer = {
  plan: 'free',
  premium: noPremium,
  limits: {
    free: { polls: 50, modules: 10, storedMegabytes: 200 },
    premium: { polls: 2_000, modules: 200, storedMegabytes: 5_000 },
  },
  used: { polls: 12, modules: 3, storedMegabytes: 34 },
  provider: {
    prices: [
      { period: 'month', amount: 500, currency: 'eur' },
      { period: 'year', amount: 4_800, currency: 'eur' },
    ],
  },
};

export const notifications: NotificationPage = {
  notifications: (
    [
      ['premium', 'You have premium', 'An admin gave you premium until May 31, 2027.', 0.2],
      [
        'security',
        'New login',
        'Firefox on Android signed in to your account. If that was not you, change your password.',
        3,
      ],
      ['account', 'Your role has changed', 'An admin made you a moderator.', 30],
      [
        'space',
        'Added as moderator',
        `${names[7]} invited you to “Research methods: threats to validity, confounding, and what a control group is for”.`,
        80,
      ],
      ['announcement', 'Formulas on the screen', 'Write them between dollar signs.', 400],
    ] as const
  ).map(([kind, title, text, hours], index) => ({
    notificationid: `n${index}`,
    kind,
    title,
    text,
    path: '/account/settings',
    at: ago(hours * hour),
    read: index > 2,
  })),
  unread: 3,
  next: 'older',
};
