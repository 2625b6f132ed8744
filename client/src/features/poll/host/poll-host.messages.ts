import type { PollPhase } from '@sets/shared/poll/poll.standing.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { pollStageMessages } from '../poll-stage.messages.ts';
import type { NextStep } from './poll-steps.ts';
import type { SeenBy } from './seen-by.ts';

/** What stands on the projector and is not answered. */
const slidePhase = 'On the projector';

const phases: Record<PollPhase, string> = {
  lobby: 'People are coming in',
  ready: 'Ready to open',
  open: 'Voting is open',
  closed: 'Voting is closed',
  ended: pollStageMessages.ended,
};

const openHeld = 'Open the live Q&A';

/** What the large button says: the step that comes next, and the question that it is for. */
const next = (step: NextStep, phase: PollPhase): string => {
  switch (step.type) {
    case 'held':
      return openHeld;
    case 'open':
      return phase === 'closed' ? 'Next question' : 'Open voting';
    case 'goto':
      return 'Next question';
    case 'close':
      return 'Close voting';
    case 'together':
      return 'Open all questions';
    case 'show':
      return 'Show results';
    default:
      return 'End poll';
  }
};

/** What the host's desk says in a poll. */
export const pollHostMessages = {
  phases,
  slidePhase,
  next,
  previous: 'Previous question',
  hide: 'Hide results',
  show: 'Show results',
  reopen: 'Open again',
  reopenHint: 'The same round goes on, with the answers that it has',
  again: 'Ask again',
  againHint: 'A new round, from zero',
  tellRight: 'Show what is right',
  tellRightHint: 'On the projector and on phones, with the results. This round stays closed.',
  keyNames: { show: 'H', reopen: 'O', right: 'R', beside: 'B' },
  together: 'Open all at their own pace',
  togetherHint: 'Everybody goes through the questions by themselves, until you close voting',
  togetherOpen: (questions: number) => `${questions} questions are open together`,
  besideOn: (round: number) => `Show round ${round} on the projector too`,
  besideOff: (round: number) => `Hide round ${round} on the projector`,
  before: (round: number) => `Round ${round}`,
  withheld: (floor: number) =>
    `Fewer than ${floor} answers: nothing is shown, so that nobody can be guessed.`,
  openHeld,
  openHeldAgain: 'Open the live Q&A again',
  openHeldHint: 'The room asks; one tap brings everybody back to the next question of this poll.',
  quick: 'Ask something else',
  quickHint: 'It opens at once, after what is on (Q)',
  quickYes: 'Ask something else',
  sure: 'How sure they are',
  sureAnswers: 'Answers',
  sureGroups: { right: 'Right', wrong: 'Wrong', given: 'All' },
  sureNames: ['A guess', 'Fairly sure', 'Certain'],
  sureWrong: (people: number) =>
    people === 0
      ? 'Nobody is certain of something wrong.'
      : `${formatCount(people)} certain of something wrong.`,
  sureUnsaid: (people: number) => `${formatCount(people)} did not say how sure they are.`,
  round: (round: number) => `Round ${round}`,
  asked: 'asked',
  notAsked: 'not yet asked',
  isSlide: 'shown, not answered',
  onScreen: 'on the projector',
  lobbyText:
    'Open the projector, so that everybody can scan the code. When enough are here, open voting.',
  lobbyFillsText: 'People are coming in. When enough are here, open voting.',
  askOnProjector: 'Ask it on the projector now',
  seenBy: {
    everybody: 'Everybody sees this',
    host: 'Only you see this',
    nobody: 'Nobody sees results yet',
  } satisfies Record<SeenBy, string>,
  /** Of the projector. */
  there: {
    everybody: 'Results are shown there',
    host: 'Results are hidden there',
    nobody: 'Too few answers for results there',
  } satisfies Record<SeenBy, string>,
  results: (text: string) => `Answers to: ${text}`,
  answeredOf: (answered: number, of: number) =>
    `${formatCount(answered)} of ${formatCount(of)} answered`,
  answers: (answered: number) =>
    answered === 1 ? '1 has answered' : `${formatCount(answered)} have answered`,
  endNow: 'End poll …',
  endTitle: 'End this poll?',
  endText: 'Nobody can answer any more. Everybody stays in the room, for whatever comes next.',
  resultsOnProjector: 'Results on the projector',
  thanksOnProjector: 'Thanks on the projector',
  endResults: 'Show the results of all questions on the projector',
  endYes: 'End poll',
} as const;
