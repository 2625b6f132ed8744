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
  wayBack: 'What was on before',
  backTo: 'Back to',
  backToHint: 'It was set aside and goes on where it was; what is on now is kept.',
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
  /** What the room does meanwhile cannot be known here. */
  offline:
    'No connection to the server. Your steps are not sent; phones keep what they cannot send. It comes back by itself.',
  doorsOpen: 'Doors open',
  doorsClosed: 'Doors closed',
  closeDoors: ': close them',
  atOnceKey: 'Q',
  doorsKey: 'L',
  openDoors: ': open them',
  fullScreen: 'Full screen',
  projector: 'Open projector',
  look: (name: string) => `Projector: ${name}`,
  looks: {
    paper: 'paper',
    night: 'night',
    school: 'the school’s colour',
    'school-night': 'the school’s colour at night',
    contrast: 'high contrast',
  },
  keys: 'Keys',
  /** To the page from which one presents. */
  back: 'Back',
  join: 'Join',
  joinAt: 'Join at',
  qr: (link: string) => `QR code that leads to ${link}`,
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here',
  onProjector: 'On the projector now',
  room: 'The room',
  hereNow: 'here now',
  ofAnswered: (of: number) => `of ${formatCount(of)} answered`,
  joinedSince: (joined: number) => `${formatCount(joined)} joined since this was put on.`,
  here: ({ connected, joined }: { readonly connected: number; readonly joined: number }) =>
    `${formatCount(connected)} here now, ${formatCount(joined)} joined since this was put on.`,
  health: {
    steady: (count: string) => `${count} steady`,
    slow: (count: string) => `${count} slow`,
    lost: (count: string) => `${count} lost`,
  },
  healthMeans: {
    slow: 'Slow: their network takes longer than a second. Their answers count.',
    lost: 'Lost: they left in the last two minutes and are not back. What they answered counts.',
  },
  paceOpened: 'opened',
  paceSeen: 'since this page is open',
  paceSeconds: (seconds: number) => `${formatCount(seconds)} s`,
  paceDot: (answers: number) => `A dot is ${formatCount(answers)} answers.`,
  paceMoods: {
    none: 'Nobody has answered yet',
    coming: 'Answers are coming in',
    slowing: 'Slowing down',
  },
  paceRecent: (count: number) =>
    `${count === 0 ? 'No' : formatCount(count)} ${plural(count, { one: 'answer', other: 'answers' })} in the last 10 seconds.`,
  extend: (seconds: number) => `+${seconds} s`,
  extendOffer: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person has', other: 'people have' })} trouble with the network. Give everybody more time?`,
  endedText: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })} took part.`,
  /** By another host, or by itself: its time was over, or everybody had answered. */
  movedOn: 'It had moved on already. You see what is on now.',
  seeResults: 'See the results',
  again: 'Present it again',
  nextText: 'Everybody who is here stays: the code on the projector goes on.',
  joins: 'How people came into this room',
  together: (people: number, groups: number, networks: number) =>
    `${formatCount(people)} people in ${formatCount(groups)} ${plural(groups, { one: 'group', other: 'groups' })}, over ${formatCount(networks)} ${plural(networks, { one: 'network', other: 'networks' })}`,
  ofBurst: (answered: number, network: number | null) =>
    `${answered === 0 ? 'None' : formatCount(answered)} of them answered${network === null ? '' : ` · network ${formatCount(network)}`}`,
  leftOut: (people: number) => `${formatCount(people)} left out of the count`,
  joinsText:
    'Whoever comes in over one network within a minute is a group: mostly, a hall. One phone counts once, but a new ticket is easily had: many people at once who nobody sees may be one script. You can leave a group out of all counts and results, also after the end, and count it again.',
  paces: {
    steady: `Fewer than ${quickFrom} a second`,
    quick: `${quickFrom} a second and more`,
  },
  burst: (people: number, seconds: number, when: string) =>
    `${formatCount(people)} people within ${formatCount(seconds)} s, ${when}`,
  names: 'Names',
  namesText: 'Who takes part under which name.',
  namesHere: (named: number, here: number) =>
    `${formatCount(named)} of ${formatCount(here)} here have said their name`,
  noNames: 'Nobody has said a name yet.',
  nameGone: 'not here',
  moreNames: (count: number) => `And ${formatCount(count)} more; the table of answers has all.`,
  exclude: 'Leave out',
  excludeThose: (those: string) => `Leave out: ${those}`,
  include: 'Count again',
  includeThose: (those: string) => `Count again: ${those}`,
  excluded: 'Left out of all counts',
  shortcuts: [
    ['L', 'Close or open the doors'],
    ['T', 'The next look of the projector'],
    ['F', 'Full screen'],
    ['Q', 'Ask something at once'],
    ['?', 'This list'],
  ],
} as const;
