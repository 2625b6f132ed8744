/** What is said of a code that was read. */
export const resultMessages = {
  label: 'What was found',
  busy: 'Looking it up …',
  next: 'Next',
  yes: { title: 'Hand it over', text: 'It is paid and ready, and its code was good.' },
  ask: {
    title: 'Not paid yet',
    text: (price: string) => `Take ${price} first. Hand it over only once you have the money.`,
    yes: (price: string) => `I have ${price}`,
    no: 'Do not hand it over',
    unsent: 'That you have the money did not get through. Try again.',
  },
  kept: {
    title: 'Kept, not confirmed',
    text: 'There is no connection. Nobody knows yet whether it is paid and whether its code was used before: you decide whether you hand it over.',
    read: (when: string) => `Read ${when}. It is sent once the server is there.`,
  },
  /** Why not. */
  no: {
    'no-code': { title: 'Not a code of Sets', text: 'It is a code of something else.' },
    forged: {
      title: 'Not a code of Sets',
      text: 'It looks like one, but it was not made here.',
    },
    'not-theirs': {
      title: 'Of another stall',
      text: 'It is not of an order that you sell or bring.',
    },
    used: {
      title: 'Already used',
      text: 'Whoever shows it now may have a picture of somebody else’s.',
    },
    given: { title: 'Already handed over', text: 'It was handed over without its code.' },
    cancelled: { title: 'Cancelled', text: 'There is nothing to hand over.' },
    'not-yet': { title: 'Not ready yet', text: 'It cannot be handed over now.' },
    'not-paid-yet': {
      title: 'Not paid yet',
      text: 'It is paid by card, and that payment is not there.',
    },
    'to-pay': {
      title: 'Not paid',
      text: 'It was to be paid at the counter. Look again to take the money.',
    },
    twice: {
      title: 'Read before',
      text: 'It is kept here and not confirmed yet. Do not hand it over twice.',
    },
    'not-kept': {
      title: 'Not handed over',
      text: 'There is no connection, and this device can keep nothing more. Try again once it is back.',
    },
    refused: { title: 'Not handed over', text: 'The server refuses it.' },
  },
  /** In place of `not-yet`. */
  toBring: {
    title: 'To be brought',
    text: 'Press Set out on its card first, then hand it over.',
  },
  /** In place of `not-paid-yet`, of what was paid once. */
  moneyGone: {
    title: 'Its money is not there',
    text: 'The card that paid it has its money back, or its payer disputes it at their bank. Do not hand it over.',
  },
  usedAt: (when: string) => `Already used ${when}`,
  givenAt: (when: string) => `Handed over ${when}`,
  readAt: (when: string) => `Read ${when}`,
  status: (status: string) => `It is: ${status}.`,
} as const;
