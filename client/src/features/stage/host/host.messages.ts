import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { quickFrom } from './join-pace.ts';

/** What the host's page says, whatever is on. */
export const hostMessages = {
  title: (name: string) => `Hosting ${name}`,
  plainTitle: 'Host',
  connecting: 'Opening the room …',
  offerTitle: 'People are here already',
  offerText: 'Put it on where they are: nobody has to join again.',
  offerRoom: (code: string, here: number, title: string) =>
    `In ${code}: ${formatCount(here)} here, ${title}`,
  offerNew: 'In a new room',
  asideTitle: (title: string) => `“${title}” is set aside`,
  asideOn: (on: string, code: string) =>
    `In ${code} everybody sees “${on}” now. If you put this on, that is set aside; nothing is lost.`,
  asideEnded: (on: string, code: string) => `In ${code} everybody sees the end of “${on}” now.`,
  asidePutOn: 'Put it on',
  asideStay: 'Stay with what is on',
  elsewhere: (title: string, code: string) =>
    `“${title}” is under way in another room, ${code}. Once it has ended there, it can start here.`,
  goToIt: 'Go to it',
  nothingOn: 'Nothing is on',
  nothingOnText: 'Whoever comes in waits for what you put on next.',
  unreachable: 'The server cannot be reached. It is tried again by itself.',
  retry: 'Try again',
  signedOut: 'You are logged out',
  signedOutText: 'Log in again to go on; the room is still there.',
  signIn: 'Log in',
  outdated: 'This page is older than the server',
  outdatedText: 'Reload it to go on; the room is still there.',
  unreadable: 'It cannot show what is on now. Reload it to go on; the room is still there.',
  reload: 'Reload',
  offline: 'No connection. The room goes on; this page comes back by itself.',
  lock: 'Lock joining',
  unlock: 'Unlock joining',
  locked: 'Joining is locked',
  fullScreen: 'Full screen',
  projector: 'Open projector',
  keys: 'Keys',
  join: 'Join',
  joinAt: 'Join at',
  qr: (link: string) => `QR code that leads to ${link}`,
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here',
  room: 'The room',
  joined: 'Joined',
  joinedHint: 'Everybody who has been in the room while this was on',
  hereNow: 'Here now',
  answered: 'Answered',
  slow: 'Slow',
  lost: 'Lost',
  slowHint: 'Answers take longer than a second',
  lostHint: 'Left in the last two minutes and not back',
  extend: (seconds: number) => `+${seconds} s`,
  extendOffer: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person has', other: 'people have' })} trouble with the network. Give everybody more time?`,
  endedText: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })} took part.`,
  quicker: 'Another host was quicker. You see what is on now.',
  seeResults: 'See the results',
  resultsOnProjector: 'Results on the projector',
  again: 'Present it again',
  nextText: 'Everybody who is here stays: the code on the projector goes on.',
  joins: 'How people came into this room',
  together: (people: number, groups: number) =>
    `${formatCount(people)} people in ${formatCount(groups)} ${plural(groups, { one: 'group', other: 'groups' })}`,
  leftOut: (people: number) => `${formatCount(people)} left out of the count`,
  joinsText:
    'Whoever comes in over one network within a minute is a group: mostly, a hall. You can leave a group out of all counts and results, also after the end, and count it again.',
  paces: {
    steady: `Fewer than ${quickFrom} a second`,
    quick: `${quickFrom} a second and more`,
  },
  burst: (people: number, seconds: number, when: string) =>
    `${formatCount(people)} people within ${formatCount(seconds)} s, ${when}`,
  exclude: 'Leave out',
  excludeThose: (those: string) => `Leave out: ${those}`,
  include: 'Count again',
  includeThose: (those: string) => `Count again: ${those}`,
  excluded: 'Left out of all counts',
  shortcuts: [
    ['L', 'Lock or unlock joining'],
    ['F', 'Full screen'],
    ['?', 'This list'],
  ],
} as const;
