import { formatPoints, ordinal } from '../../team-words.ts';

/** What a phone says of teams. */
export const phoneTeamMessages = {
  choose: 'Which team are you in?',
  chosen: 'Your team',
  elseByLot: 'Whoever has chosen none when it starts is put into one.',
  drawing: 'Your team is being drawn …',
  playFor: 'You play for',
  /** `place` is left out where it is not to be told. */
  stands: (place: number | null, teams: number, points: number) =>
    place === null
      ? formatPoints(points)
      : `${ordinal(place)} of ${teams}, ${formatPoints(points)}`,
} as const;
