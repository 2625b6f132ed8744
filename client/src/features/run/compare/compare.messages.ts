import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What the page says that puts two runs side by side. */
export const compareMessages = {
  title: 'Compare',
  toResults: 'To the results',
  heading: (name: string) => `Compare ${name}`,
  with: 'With',
  lead: 'Question by question: what was asked in both stands side by side, whatever its place.',
  noOther: 'There is nothing to compare it with yet',
  noOtherText: 'Present it once more, and both runs stand here side by side.',
  choose: 'Choose a run',
  chooseFirst: 'Choose the run to compare it with.',
  answered: (count: number, of: number) => `${formatCount(count)} of ${formatCount(of)} answered`,
  round: (round: number) => `Round ${round}`,
  onlyIn: (name: string) => `Only in ${name}`,
  answer: 'Answer',
  figure: 'Figure',
  eachAnswer: 'Answer by answer',
  figures: (text: string) => `Figures of both runs: ${text}`,
  noFigure: '–',
  moved: (by: string, isUp: boolean) => `${isUp ? '+' : '−'}${by}`,
  same: 'the same',
  change: 'Difference',
  inRun: (name: string, text: string) => `${name}: ${text}`,
  /** Below a list of what people wrote. */
  more: (count: number) => `and ${formatCount(count)} more, which are in the tables of both runs`,
  notThere: 'not among its answers',
  difference: (points: number) =>
    points === 0
      ? 'the same'
      : `${points > 0 ? '+' : '−'}${Math.abs(points)} ${plural(Math.abs(points), { one: 'point', other: 'points' })}`,
  caption: (text: string) => `Both runs: ${text}`,
  nothing: 'Nothing was asked in either of them.',
} as const;
