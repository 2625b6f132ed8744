import { isolated } from '../../../../core/isolated.ts';

/** What a card of the board says beside `orderMessages`, and what is asked before something is done with it. */
export const cardMessages = {
  asSoon: 'As soon as possible',
  time: (when: string) => `For ${when}`,
  toGone: 'Brought to somebody whose account is deleted',
  isHere: (when: string) => `Is here since ${when}`,
  atDoor: (when: string) => `At the door since ${when}`,
  sending: 'Sending …',
  held: 'Waits for the connection',
  taps: {
    accept: 'Accept',
    prepare: 'Prepare',
    ready: 'Ready',
    'take-money': 'Take the money',
    'set-out': 'Set out',
    deliver: 'Hand over',
  },
  invoice: 'Invoice',
  tapOf: (tap: string, number: number) => `${tap}: order ${number}`,
  /** What whoever placed it has asked for. */
  asked: {
    cancel: 'Asks to cancel it',
    refund: 'Asks for money back',
    refundOf: (lines: readonly string[]) => `Asks for money back for ${lines.join(', ')}`,
    why: (reason: string) => `“${isolated(reason)}”`,
    answer: 'Answer',
  },
  failed: {
    owed: (price: string) => `The refund of ${price} failed. It is still owed to the customer.`,
    waits: (price: string) =>
      `The refund of ${price} failed. It goes out again by itself: do not give it by hand.`,
    again: 'Try again',
    reason: 'Tried again',
  },
  money: {
    title: (number: number) => `Money of order ${number}`,
    text: (price: string) => `Have you been given ${price}? That cannot be undone.`,
    yes: 'Yes, I have it',
  },
  setOut: {
    title: (number: number) => `Who brings order ${number}?`,
    myself: 'I bring it',
  },
  cancel: {
    open: 'Cancel',
    title: (number: number) => `Cancel order ${number}?`,
    text: 'Whoever placed it is told, with what you write.',
    byHand: (price: string) =>
      `Whoever placed it is told, with what you write. Give ${price} back by hand.`,
    byCard: (price: string) =>
      `Whoever placed it is told, with what you write. ${price} goes back to their card.`,
    reason: 'Why',
    noReason: 'Say why.',
    yes: 'Cancel it',
  },
  refund: {
    open: 'Money back',
    title: (number: number) => `Money back for order ${number}?`,
    text: 'It goes back the way it came. That cannot be undone.',
    back: {
      counter: (price: string) =>
        `It was paid at the counter: give ${price} back by hand. That cannot be undone.`,
      card: (price: string) => `${price} goes back to their card. That cannot be undone.`,
    },
    /** Of all of it: its fee, its tip, or both. */
    beside: (price: string) =>
      `${price} of this was paid beside the items, and goes back with the last of them.`,
    owed: (price: string) => `With it, ${price} that is still owed goes out again.`,
    reason: 'Why',
    noReason: 'Say why.',
    lines: 'For what',
    noLines: 'Choose at least one.',
    yes: 'Give it back',
    give: (price: string) => `Give back ${price}`,
  },
  answer: {
    title: (number: number) => `What order ${number} asks for`,
    cancel: 'Whoever placed it asks to cancel it.',
    refund: 'Whoever placed it asks for money back.',
    back: {
      counter: (price: string) => `If you grant it, hand ${price} back in cash.`,
      card: (price: string) => `If you grant it, ${price} goes back to their card.`,
    },
    reason: 'Your answer, if you like',
    yes: 'Cancel it',
    no: 'Refuse',
  },
  code: { title: 'Hand over by code' },
} as const;
