import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const pointsOf = (points: number): string =>
  `${formatCount(points)} ${plural(points, { one: 'point', other: 'points' })}`;

/** What a phone says of one's own answers, afterwards. */
export const mineMessages = {
  listTitle: 'What you answered',
  list: 'On this phone, within a month. Whoever else uses it can read it too.',
  untitled: 'Without a title',
  emptyTitle: 'Nothing answered yet',
  empty: 'What you answer on this phone can be read here afterwards.',

  title: 'That was your set.',
  answers: (count: number) =>
    count === 0
      ? 'You answered nothing here.'
      : `${count} ${plural(count, { one: 'answer', other: 'answers' })}.`,
  points: pointsOf,
  /** Who is in the lower half is not told their place: what they had is theirs all the same. */
  standing: ({ points, place, of }: { points: number; place: number; of: number }) =>
    place <= 3 || place <= of / 2
      ? `${pointsOf(points)}: place ${place} of ${of}.`
      : `${pointsOf(points)}.`,
  playedFor: 'You played for',
  team: ({ points, place, of }: { points: number; place: number; of: number }) =>
    `(place ${place} of ${of}, ${pointsOf(points)}).`,
  asked: (count: number) =>
    `You asked ${count} ${plural(count, { one: 'question', other: 'questions' })}.`,
  askedTitle: 'What you asked',
  outcomes: {
    open: 'Not answered yet. An answer is shown here.',
    answered: 'Answered in the room.',
    hidden: 'It was not put on show, and is not answered here.',
  },
  repliedOn: (day: string) => `Answered in writing, ${day}`,
  round: (asked: string, round: number) => `${asked} (round ${round})`,
  sure: (sure: string) => `How sure you were: ${sure}`,
  private: 'The address of this page is private: whoever has it can read your answers.',

  copyLink: 'Copy the link',
  copyText: 'Copy as text',
  copied: 'Copied.',
  notCopied: 'This browser does not let it be copied. The address above can be.',

  goneTitle: 'There is nothing here',
  gone: 'The address is not complete, or whoever presented it has deleted the results.',
  failedTitle: 'Your answers did not come',
  all: 'All that was answered on this phone',
  tryAgain: 'Try again',
  join: 'Join with a code',
} as const;
