/** What a quiz says in reports and refusals. */
export const quizMessages = {
  closed: 'This question is closed.',
  paused: 'The quiz is paused.',
  noQuestion: 'There is no such question.',
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
} as const;
