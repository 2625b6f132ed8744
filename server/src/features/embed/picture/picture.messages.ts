const number = new Intl.NumberFormat('en');
const plural = new Intl.PluralRules('en');

/** What pictures of a live result say. */
export const pictureMessages = {
  nothingOn: 'Nothing is on now',
  soon: 'What comes next appears here.',
  ended: 'That is a set.',
  answered: (count: number) => `${number.format(count)} answered`,
  count: (count: number) => number.format(count),
  share: (count: number, of: number) => `${Math.round((100 * count) / Math.max(1, of))}%`,
  more: (count: number) =>
    `and ${number.format(count)} more ${plural.select(count) === 'one' ? 'line' : 'lines'}`,
  moreWords: (count: number) =>
    `and ${number.format(count)} more ${plural.select(count) === 'one' ? 'word' : 'words'}`,
  round: (round: number) => `Round ${round}`,
  join: (address: string, code: string) => `${address} · ${code}`,
} as const;
