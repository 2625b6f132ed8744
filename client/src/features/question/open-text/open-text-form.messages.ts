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
  rightTexts: 'Right answers, one on each line',
  rightTextsHint: 'Upper and lower case, accents and spaces do not count.',
  rightOfOne: 'Where people give several answers, none is right or wrong.',
  typos: 'Small typos count as right',
  typosHint:
    'One in a word of five to eleven letters, two in a longer one. Never in shorter words and numbers, and never where it says another word: “external” is not “internal”, “sulfite” is not “sulfate”. Where a single letter decides, switch it off.',
  language: 'Language of the answers',
} as const;
