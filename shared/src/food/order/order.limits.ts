const minute = 60_000;
const day = 24 * 60 * minute;

/** Lengths are in characters, times in ms where nothing else is said. */
export const orderLimits = {
  /** Lines of one order, and how many of one item it may have, in one line or in all. */
  lines: 50,
  count: 99,
  /** Choices of one line. */
  choices: 50,
  /** Choices of all lines of one order. */
  choicesOfOrder: 300,
  lineNote: 140,
  note: 300,
  /** Where something is delivered to. */
  place: 200,
  reason: 500,
  paymentid: 100,
  /** What is noted of one order; more of it is no order but a game with buttons. */
  steps: 300,
  /** So long a step in the kitchen can be undone. */
  undo: 10_000,
  /** So long an order waits for its payment by card. */
  unpaid: 15 * minute,
  /** So long it waits for the vendor, from its time on or, where it has none, from when it was placed. */
  unanswered: 60 * minute,
  /** So long after it was made, or after its time, somebody is called to come for it: nobody eats what is older. */
  callsWithin: 12 * 60 * minute,
  /** So long after it was handed over a student may ask for money back. */
  askRefund: 2 * day,
  /** So long after it was placed a vendor may give money back: gateways take no older ones. */
  refund: 180 * day,
  /** A refund that failed is tried so often in all before the vendor is left to see to it. */
  refundAttempts: 3,
  /** So long after a failure each of these tries waits: what a gateway lacked is not there a moment later. */
  refundPauses: [0, 60 * minute, day],
  /** Open orders of one person, of those that were placed within `openWithin`. */
  openOfPerson: 10,
  openWithin: 8 * day,
  /** Portions that the open orders of one person hold, in all: what they have others cannot have. */
  portionsOfPerson: 200,
  /** Orders of one person that wait for their payment by card: each holds what was ordered, for nothing as yet. */
  unpaidOfPerson: 2,
  /** Orders that one person may let go within `letGoWithin`: cancel, or not pay in time. They held it for nothing. */
  letGo: 3,
  /** What is cancelled sooner than so after it was placed does not count as that: a slip of the finger. */
  changeOfMind: 2 * minute,
  /** Orders that one person may cancel so soon, within `letGoWithin`: until then each holds what others cannot have. */
  changesOfMind: 5,
  letGoWithin: day,
  /** How far apart times to pick up are. Every time zone is a multiple of it away from UTC. */
  slot: 15 * minute,
  /** How far ahead one may order. */
  ahead: 7 * day,
} as const;
