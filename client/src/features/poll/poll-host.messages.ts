import type { PollCommand, PollPhase } from '@sets/shared/poll/poll.live.ts';
import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';

const phases: Record<PollPhase, string> = {
  lobby: 'People are coming in',
  ready: 'Ready to open',
  open: 'Voting is open',
  closed: 'Voting is closed',
  ended: 'The poll has ended',
};

/** What the large button says: the command that comes next, and the question that it is for. */
const next = (command: PollCommand, phase: PollPhase): string => {
  switch (command.type) {
    case 'open':
      return phase === 'closed' ? 'Next question' : 'Open voting';
    case 'close':
      return 'Close voting';
    case 'show':
      return 'Show results';
    default:
      return 'End poll';
  }
};

/** What the page of the host says. */
export const hostMessages = {
  title: (poll: string) => `Hosting ${poll}`,
  plainTitle: 'Host',
  back: 'All polls',
  connecting: 'Opening the run …',
  unreachable: 'The server cannot be reached. It is tried again by itself.',
  failed: 'This poll cannot be run',
  retry: 'Try again',
  signedOut: 'You are logged out',
  signedOutText: 'Log in again to go on; the run is still there.',
  signIn: 'Log in',
  outdated: 'This page is older than the server',
  outdatedText: 'Reload it to go on; the run is still there.',
  reload: 'Reload',
  offline: 'No connection. The run goes on; this page comes back by itself.',
  phases,
  next,
  previous: 'Previous question',
  hide: 'Hide results',
  show: 'Show results',
  again: 'Ask again',
  againHint: 'A new round, from zero',
  lock: 'Lock joining',
  unlock: 'Unlock joining',
  locked: 'Joining is locked',
  fullScreen: 'Full screen',
  projector: 'Open projector',
  keys: 'Keys',
  questions: 'Questions',
  question: (position: number, text: string) => `Question ${position}: ${text}`,
  position: (position: number, of: number) => `Question ${position} of ${of}`,
  round: (round: number) => `Round ${round}`,
  asked: 'asked',
  notAsked: 'not yet asked',
  onScreen: 'on the projector',
  lobbyTitle: 'Let them in',
  lobbyText:
    'Open the projector, so that everybody can scan the code. When enough are here, open voting.',
  firstQuestion: 'First question',
  onlyYou: 'Only you see these counts',
  everybody: 'The projector shows these counts',
  results: (text: string) => `Answers to: ${text}`,
  join: 'Join',
  joinAt: 'Join at',
  qr: (link: string) => `QR code that leads to ${link}`,
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here',
  room: 'The room',
  joined: 'Joined',
  joinedHint: 'Everybody who has been in the room during this poll',
  hereNow: 'Here now',
  answered: 'Answered',
  slow: 'Slow',
  lost: 'Lost',
  slowHint: 'Answers take longer than a second',
  lostHint: 'Left in the last two minutes and not back',
  answeredOf: (answered: number, of: number) =>
    `${formatCount(answered)} of ${formatCount(of)} answered`,
  secondsLeft: (seconds: number) => `${formatCount(seconds)} s`,
  extend: (seconds: number) => `+${seconds} s`,
  extendOffer: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person has', other: 'people have' })} trouble with the network. Give everybody more time?`,
  endTitle: 'End this poll?',
  endText: 'Phones and the projector say goodbye. Nobody can answer any more.',
  endYes: 'End poll',
  endNo: 'Not yet',
  endedText: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })} took part.`,
  seeResults: 'See the results',
  runAgain: 'Run it again',
  runAnother: 'Another poll',
  anotherTitle: 'Which poll comes next?',
  anotherText: 'Everybody who is here stays: the code on the projector goes on.',
  anotherNone: 'You have no other poll yet.',
  anotherFailed: 'Your polls cannot be shown now.',
  loading: 'Your polls are loading …',
  nameless: 'Poll without a name',
  joins: 'Many joined at once',
  joinsText: 'A lecture hall looks like this; so do people whom somebody has made up.',
  burst: (people: number, seconds: number, at: string) =>
    `${formatCount(people)} people from one network within ${formatCount(seconds)} s, at ${at}`,
  exclude: 'Leave out',
  include: 'Count again',
  excluded: 'Left out of all counts',
  shortcuts: [
    ['Space', 'The next step'],
    ['→', 'The next step'],
    ['←', 'The previous question'],
    ['H', 'Hide or show the results'],
    ['L', 'Lock or unlock joining'],
    ['F', 'Full screen'],
    ['?', 'This list'],
  ],
} as const;
