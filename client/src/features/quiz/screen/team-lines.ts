import type { BoardLine, QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizScreenView } from '@sets/shared/quiz/quiz.views.ts';

/** Who stands on the board and the podium, and how many more have the place of the last. */
interface Shown {
  readonly board: readonly BoardLine[] | null;
  readonly tied: number;
}

/** What is shown of who leads: the teams, where people play in them; all of them have a line. */
export const shownBoard = (
  { teams }: Pick<QuizScreenView, 'teams'>,
  tally: Pick<QuizTally, 'board' | 'tied' | 'teams'> | null,
): Shown => {
  if (teams === null) return { board: tally?.board ?? null, tied: tally?.tied ?? 0 };
  const lines = tally?.teams?.map(({ team, place, before, points, gained }): BoardLine => ({
    name: teams.names[team] ?? '',
    place,
    before,
    points,
    gained,
    streak: 0,
    team,
  }));
  return { board: lines ?? null, tied: 0 };
};
