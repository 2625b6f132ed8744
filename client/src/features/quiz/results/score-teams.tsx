import type { QuizScores, ScoredTeam } from '@sets/shared/quiz/after/scores.contract.ts';
import { Fragment } from 'react';
import { formatCount } from '../../../ui/number-format.ts';
import { TeamMark } from '../team-mark.tsx';
import { figureOf } from '../team-words.ts';
import { scoresMessages as words } from './scores.messages.ts';
import { membersOf } from './team-members.ts';

interface ScoreTeamsProps {
  readonly scores: QuizScores;
  readonly teams: readonly ScoredTeam[];
  /** Whether who is in which is there to read at once, as on paper, or asked for. */
  readonly isOpen?: boolean;
}

/** Where the teams stand, and who is in them. */
export const ScoreTeams = ({ scores, teams, isOpen = false }: ScoreTeamsProps) => {
  const format = figureOf(teams);
  return (
    <div className="score-table score-teams">
      <table>
        <caption className="only-spoken">{words.teams}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.place}</th>
            <th scope="col">{words.team}</th>
            <th scope="col">{words.people}</th>
            <th scope="col">{words.teamPoints}</th>
          </tr>
        </thead>
        <tbody>
          {teams.map(({ team, name, people, points, place }) => (
            <Fragment key={team}>
              <tr>
                <td>{formatCount(place)}</td>
                <th scope="row" dir="auto">
                  <span className="score-name">
                    <TeamMark team={team} /> {name}
                  </span>
                </th>
                <td>{formatCount(people)}</td>
                <td>{format(points)}</td>
              </tr>
              <tr className="score-members">
                <td colSpan={4}>
                  <Members names={membersOf(scores, team)} {...{ name, isOpen }} />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Names = ({ names }: { readonly names: readonly string[] }) => (
  <ul className="team-members">
    {names.map((name, at) => (
      // Several may be called the same.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={at} dir="auto">
        {name}
      </li>
    ))}
  </ul>
);

interface MembersProps extends Pick<ScoredTeam, 'name'> {
  readonly names: readonly string[];
  readonly isOpen: boolean;
}

const Members = ({ name, names, isOpen }: MembersProps) =>
  isOpen ? (
    <Names names={names} />
  ) : (
    <details>
      <summary aria-label={words.membersOf(name)}>{words.members}</summary>
      <Names names={names} />
    </details>
  );
