/** Sentences about premium that the server says. */
export const premiumMessages = {
  noProvider: 'This server has no payment provider.',
  alreadyPremium: 'You have premium already.',
  noSubscription: 'You have no subscription.',
  notCancelled:
    'Your subscription could not be ended, because this server does not reach its payment provider. Nothing was deleted. Write to support.',
  began: {
    title: 'Welcome to Premium',
    text: 'Your payment came in, and the limits of Premium are yours.',
  },
  late: {
    title: 'Your payment did not go through',
    text: 'Premium goes on for now. Look after your means of payment, so that it stays.',
  },
  ended: {
    title: 'Premium has ended',
    text: 'You are on the free plan again. Everything that you made is still there.',
  },
} as const;
