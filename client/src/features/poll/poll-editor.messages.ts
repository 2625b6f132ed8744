import { plural } from '../../core/plural.ts';

/** What the editor says of polls alone. */
export const pollEditorMessages = {
  wholePoll: 'For the whole poll',
  liveResults: 'Results while voting',
  liveResultsHint: 'The projector shows the bars as they grow',
  entry: 'Who answers',
  /** With what an honest host should know. */
  entryMeans: {
    open: 'One phone counts once; who takes a second device or a private window counts again.',
    named:
      'You see the names beside the answers, nobody else does. Nobody checks a name, and a second device counts again.',
    account:
      'Each account counts once, on whatever device; others are led to the login. You do not see who answered what.',
  },
  confidence: 'Ask how sure people are',
  /** Of what can be right or wrong, and of the rest. */
  confidenceHint: (isKeyed: boolean) =>
    isKeyed
      ? 'Beside the answer; you see how many are certain of something wrong while they vote'
      : 'Beside the answer; you see it while they vote',
  right: 'Right answer, if there is one',
  rightHint: 'Only you see it, until you show it to everybody while presenting',
  pace: 'Who goes on to the next question',
  paceChoices: {
    host: 'You, for everybody at once',
    own: 'Everybody at their own pace, all questions open together',
  },
  /** Questions that are open together have no time: it is said wherever both are set. */
  timesDoNotCount: (questions: number) =>
    `${questions} ${plural(questions, { one: 'question has', other: 'questions have' })} a time to answer, which does not count then: all stay open until you close them.`,
  timeDoesNotCount:
    'The time to answer does not count: the questions of this poll are open together until you close them.',
  floor: 'Results from',
  floorChoice: (answers: number) =>
    answers === 0 ? 'The first answer on' : `${answers} answers on, so that nobody can be guessed`,
  phoneResults: 'Results on phones',
  phoneResultsChoices: {
    never: 'Never',
    closed: 'After voting, with the projector',
    live: 'As soon as the projector shows them',
  },
} as const;
