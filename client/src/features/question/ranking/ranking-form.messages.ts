/** What the editor says of a question in which items are put in order. */
export const rankingFormMessages = {
  name: 'Ranking',
  means: 'What comes first: a list that is put in order.',
  items: 'Items to put in order',
  writeFirst: 'Write the items first.',
  rightOrder: 'The right order',
  noOrder: 'Clear the order',
  top: 'How many are put in order',
  all: 'All of them',
  first: (count: number) => (count === 1 ? 'Only the first one' : `Only the first ${count}`),
} as const;
