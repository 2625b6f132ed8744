const of = (name: string, what: string): string => (what === '' ? name : `${name}: ${what}`);

/**
 * What figures of a report are called, by the kinds that have them. The words are here, and not on the
 * client, because files are made of reports where there is no page.
 */
export const figureNames = {
  mean: (what = '') => of('Mean', what),
  meanOn: (axis: string, item: string) => of(`Mean ${axis}`, item),
  deviation: (what = '') => of('Standard deviation', what),
  deviationOn: (axis: string, item: string) => of(`Standard deviation ${axis}`, item),
  ratings: (what = '') => of('Ratings', what),
  meanPlace: (item: string) => of('Mean place', item),
  points: (item: string) => of('Points', item),
  median: 'Median',
  middle: 'Middle half',
  ends: 'Lowest and highest',
  words: 'Different words',
  texts: 'Different answers',
  hidden: 'Hidden by the host',
  waiting: 'Not let through',
  notListed: 'Not listed',
} as const;

/** How numbers stand beside each other in them. */
export const figureTexts = {
  about: (text: string) => `about ${text}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  both: (low: string, high: string) => `${low} and ${high}`,
  /** What is told of a line of a ranking, or of one that got points. */
  meanPlace: (mean: string) => `mean place ${mean}`,
  points: (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`,
  mean: (mean: string) => `mean ${mean}`,
  orMore: (count: string) => `${count} or more`,
} as const;
