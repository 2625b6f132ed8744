/** What is said of the words of a round. */
export const roundWordsMessages = {
  file: 'word cloud',
  none: 'Nobody said a word.',
  noneShown: 'No word is shown.',
  endings: { png: 'PNG', svg: 'SVG', csv: 'CSV' },
  takeAs: {
    png: 'Cloud as a picture, PNG',
    svg: 'Cloud as a drawing, SVG',
    csv: 'Words as a table, CSV',
  },
  notMade: 'This browser could not draw it. Take the words as a table.',
} as const;
