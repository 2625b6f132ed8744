/** What the editor says of a question in which points are shared. */
export const pointsFormMessages = {
  name: '100 points',
  means: 'What is worth how much: points that are shared out.',
  items: 'Items to share the points among',
  total: 'Points for each person',
  step: 'Given in steps of',
  less: 'Points may be kept',
  lessHint: 'Else everybody gives all of them',
  lacksTotal: (min: number, max: number) => `${min} to ${max} points.`,
  lacksStep: 'Steps that use up the points.',
} as const;
