import { formatBytes } from '../../ui/format-bytes.ts';
import { formatCount } from '../../ui/number-format.ts';

const megabyte = 1_000_000;

const polls = (used: number, limit: number) =>
  `${formatCount(used)} of ${formatCount(limit)} polls`;

/** What the page of the plans says, and the line that tells of a limit before it is reached. */
export const premiumMessages = {
  title: 'Your plan',
  lead: 'Both plans have every tool. They differ in how much they hold. Spaces that you deleted count.',
  loading: 'Loading your plan …',
  failed: 'Your plan cannot be loaded',
  retry: 'Try again',

  plans: { free: 'Free', premium: 'Premium' },
  current: 'Your plan',
  limits: {
    polls: (count: number) => ({ count: formatCount(count), what: 'polls that you keep' }),
    modules: (count: number) => ({ count: formatCount(count), what: 'spaces that you create' }),
    storedMegabytes: (count: number) => ({
      count: formatBytes(count * megabyte),
      what: 'of files that you keep',
    }),
  },
  used: {
    polls,
    modules: (used: number, limit: number) =>
      `${formatCount(used)} of ${formatCount(limit)} spaces`,
    storedMegabytes: (used: number, limit: number) =>
      `${formatBytes(used * megabyte)} of ${formatBytes(limit * megabyte)} of files`,
  },
  forNothing: 'Nothing to pay',
  granted: 'From an admin',

  period: 'Paid by the',
  periods: { month: 'Month', year: 'Year' },
  price: {
    month: (amount: string) => `${amount} a month`,
    year: (amount: string) => `${amount} a year`,
  },
  perMonth: (amount: string) => `That is ${amount} a month.`,
  checkout: 'Go to the payment',
  checkoutHint: 'You pay on the page of the payment provider, and come back here.',
  noCheckout: 'This page of the payment provider cannot be opened.',

  standing: {
    free: 'You are on the free plan.',
    forGood: 'Premium is yours, without an end.',
    until: (date: string) => `Premium is yours until ${date}.`,
    renews: (date: string) => `Premium renews on ${date}.`,
    ends: (date: string) => `Premium ends on ${date}. Nothing more is charged.`,
    pastDue: 'The last payment did not go through. Premium stays while the provider tries again.',
  },
  cancel: 'Cancel premium',
  cancelTitle: 'Cancel premium?',
  cancelText: (date: string) =>
    `It stays until ${date}, and is not renewed. Everything that you have made stays yours; with more than the free plan keeps, you can make nothing new.`,
  cancelNoDate: 'the end of the period that is paid',
  cancelYes: 'Cancel at the end of the period',
  keep: 'Keep premium',
  goOn: 'Renew after all',
  canceled: 'Premium will not be renewed.',
  goesOn: 'Premium goes on.',

  noProvider: 'This server has no payment provider',
  noProviderText: 'Nothing can be paid here. An admin of your school can give you premium: ask.',
  contact: 'Contact Us',
  contactSubject: (product: string) => `Premium on ${product}`,
  contactBody: (name: string, email: string) =>
    `Hello,\n\nplease give me premium.\n\nName: ${name}\nE-mail: ${email}\n\nI need it for: `,

  paying: 'Your payment is being confirmed …',
  payingText: 'This usually takes a few seconds. You may leave this page; premium comes by itself.',
  paid: 'Thank you! Premium is yours.',
  left: 'You came back without paying. Nothing was charged.',
  late: 'The confirmation takes longer than usual',
  lateText:
    'Nothing is lost: premium starts as soon as the payment provider confirms. Look again in a few minutes; do not pay twice.',
  lookAgain: 'Look again',

  near: (used: number, limit: number) => `You have ${polls(used, limit)}.`,
  nearMore: (limit: number) => `Premium keeps ${formatCount(limit)}`,
} as const;
