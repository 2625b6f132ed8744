import './quiz-teams.css';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizScreenView } from '@sets/shared/quiz/quiz.views.ts';
import type { CSSProperties } from 'react';
import { formatCount } from '../../../ui/number-format.ts';
import { TeamMark } from '../team-mark.tsx';
import { quizScreenMessages as words } from './quiz-screen.messages.ts';

/** Lines of names in each team, by the rows of teams that there are. */
const linesOf: Readonly<Record<number, number>> = { 1: 8, 2: 3, 3: 1, 4: 1 };

interface TeamsProps {
  readonly names: NonNullable<QuizScreenView['teams']>['names'];
  readonly tally: QuizTally | null;
}

/** Who has come, by teams; names for which there is no room are in the number of their team. */
export const QuizTeams = ({ names, tally }: TeamsProps) => {
  const lobby = tally?.lobby ?? null;
  const rows = Math.ceil(names.length / 2);
  const inTeam = (team: number): string[] =>
    lobby?.names.filter((_, at) => lobby.teams?.[at] === team) ?? [];
  return (
    <section className="quiz-teams" aria-label={words.names}>
      <ul style={{ '--rows': rows, '--lines': linesOf[rows] ?? 1 } as CSSProperties}>
        {names.map((name, team) => (
          // oxlint-disable-next-line react/no-array-index-key -- a team is its number
          <li key={team}>
            <h2>
              <TeamMark team={team} onHouse />
              <span dir="auto">{name}</span>
              <b>{formatCount(tally?.sizes?.[team] ?? 0)}</b>
            </h2>
            <p dir="auto">{inTeam(team).join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
