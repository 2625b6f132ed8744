/** What the editor says of a question that is answered in people’s own words. */
export const openTextFormMessages = {
  name: 'Open text',
  means: 'What people say in their own words.',
  entries: 'Answers of each person',
  one: 'One answer',
  upTo: (entries: number) => `Up to ${entries} answers`,
  moderated: 'Read before they are shown',
  moderatedHint: 'Answers come to the screen only once you let them through.',
  filter: 'Hold back rude words',
  filterHint: 'Answers with such words wait for you. Only you see them.',
  language: 'Language of the answers',
} as const;
