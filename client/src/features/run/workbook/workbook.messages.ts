/** What stands in the workbook of a run. A name of a sheet has at most 31 letters. */
export const workbookMessages = {
  overview: 'Overview',
  answers: 'Every answer',
  question: (position: number) => `Question ${position}`,
  title: 'Title',
  opened: 'Opened (UTC)',
  ended: 'Ended (UTC)',
  joined: 'Took part',
  leftOut: 'Left out of the count',
  round: 'Round',
  people: 'People',
  share: 'Share',
  answered: 'Answered',
  participant: 'Participant',
  questionNumber: 'Question',
  answer: 'Answer',
  at: 'Answered (UTC)',
} as const;
