import { limits } from '../core/limits.ts';

/** What a quiz says in reports and refusals. */
export const quizMessages = {
  closed: 'This question is closed.',
  paused: 'The quiz is paused.',
  noQuestion: 'There is no such question.',
  quizClosed: 'This quiz is closed.',
  presented: 'This quiz is being presented, or is open already. End it first.',
  notPresented: 'Everybody goes through this quiz on their own: nothing of it is presented.',
  rightTold: 'People were told what is right: end it, and leave it open anew.',
  noAttempt: 'There are not so many attempts.',
  handedIn: 'This attempt was handed in.',
  notHandedIn: 'Hand in the attempt before it first.',
  toldAlready: 'You were told what is right of this question already.',
  attempt: (number: number) => `Attempt ${number}`,
  step: { begun: 'begun', 'handed-in': 'handed in' },
  /** To whoever chooses when a quiz closes that people go through on their own. */
  aloneBounds: `Choose a time that is at least ${limits.survey.least / 60_000} minutes after it opens, and at most ${limits.survey.most / 86_400_000} days after you have left it open.`,
  otherTeams: 'The teams are others by now.',
  teamStays: 'You stay in your team.',
  teamFull: 'That team is full. Choose another one.',
  teamsLater: 'Teams are made before the first question.',
  teamTwice: 'Two teams have the same name.',
  team: 'Team',
  teams: 'Teams',
  right: (what: string) => `Right: ${what}`,
  rightOf: (right: number, all: number) => `${right} of ${all}`,
  voided: 'Counts for nobody',
  points: 'Points',
  /** What the answers say of a question, as it is followed from one run to the next. */
  difficulty: 'Share that was right',
  discrimination: 'Discrimination',
  medianTime: 'Median time',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  seconds: (ms: number) => `${(ms / 1_000).toFixed(1)} s`,
} as const;
