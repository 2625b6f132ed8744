import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What the page says that reads the codes of orders. What it says of a code is in `result.messages.ts`. */
export const scannerMessages = {
  title: 'Scanner',
  link: 'Scan codes',
  toOrders: 'To the orders',
  visitor: 'Log in to hand over orders',
  visitorText: 'Vendors and whoever brings orders read the codes of those who pick them up here.',
  login: 'Log in',
  sound: 'Sound',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
  camera: {
    label: 'Camera',
    picture: 'What the camera sees',
    start: 'Switch the camera on',
    lead: 'Hold the code of an order into the picture: it is read by itself.',
    starting: 'The camera starts …',
    again: 'Try again',
    /** After each of `faults`: a code is far too long to be typed by hand. */
    byNumber: 'Or hand it over by its number in Orders',
    stop: 'Camera off',
    light: 'Light',
    which: 'Which camera',
    nameless: (place: number) => `Camera ${formatCount(place)}`,
    faults: {
      insecure: {
        title: 'No camera without https',
        text: 'Browsers open a camera on pages with https only. Open this page by its https address.',
      },
      refused: {
        title: 'The camera is not allowed',
        text: 'Allow it for this page: in most browsers by the sign to the left of the address. Then try again.',
      },
      missing: {
        title: 'No camera is found',
        text: 'Plug one in and try again. A scanner in the hand works, too.',
      },
      busy: {
        title: 'The camera is in use',
        text: 'Another app or tab has it. Close that, then try again.',
      },
      failed: {
        title: 'The camera does not start',
        text: 'Try again. If that stays so, restart the browser.',
      },
    },
  },
  typed: {
    label: 'Or the code in letters',
    /** Where there is no camera beside it. */
    alone: 'The code in letters',
    hint: 'Paste it, or let a hand scanner type it.',
    look: 'Look it up',
  },
  queue: {
    title: 'Kept on this device',
    waiting: (count: number) =>
      `${formatCount(count)} ${plural(count, { one: 'code is', other: 'codes are' })} not confirmed yet`,
    stay: 'They are sent once the server is there. Stay logged in until then.',
    readAt: (when: string) => `Read ${when}`,
    send: 'Send now',
    confirmed: (count: number) =>
      `${formatCount(count)} that ${plural(count, { one: 'was', other: 'were' })} kept: confirmed`,
    refused: (count: number) =>
      `${formatCount(count)} that ${plural(count, { one: 'was', other: 'were' })} kept: refused`,
    seen: 'Seen',
    seenOf: (what: string) => `Seen: ${what}`,
    again: 'Look again',
    againOf: (what: string) => `Look again: ${what}`,
  },
} as const;
