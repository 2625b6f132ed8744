import type { ScoredTeam } from '@sets/shared/quiz/after/scores.contract.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { TeamMark } from '../team-mark.tsx';
import { figureOf } from '../team-words.ts';
import { scoresMessages as words } from './scores.messages.ts';

/** Where the teams stand. */
export const ScoreTeams = ({ teams }: { readonly teams: readonly ScoredTeam[] }) => {
  const format = figureOf(teams);
  return (
    <div className="score-table">
      <table>
        <caption className="only-spoken">{words.teams}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.place}</th>
            <th scope="col">{words.team}</th>
            <th scope="col">{words.people}</th>
            <th scope="col">{words.perPerson}</th>
          </tr>
        </thead>
        <tbody>
          {teams.map(({ team, name, people, points, place }) => (
            <tr key={team}>
              <td>{formatCount(place)}</td>
              <th scope="row" dir="auto">
                <TeamMark team={team} /> {name}
              </th>
              <td>{formatCount(people)}</td>
              <td>{format(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
