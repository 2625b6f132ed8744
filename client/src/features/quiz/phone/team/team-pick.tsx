import { choiceOfTeam } from '@sets/shared/quiz/teams/team-slot.ts';
import { refusedAnswer } from '../../../../live/answer-sheet.ts';
import { TeamMark } from '../../team-mark.tsx';
import { ownTeam, type TeamProps } from './own-team.ts';
import { phoneTeamMessages as say } from './team.messages.ts';

/** Whether a word of it is wider than half a phone. */
const isLong = (name: string): boolean => name.split(/\s+/).some((word) => word.length > 12);

/** The teams, to choose among until the quiz begins; by lot, the one that was drawn. */
export const TeamPick = (page: TeamProps) => {
  const { view, sheet, answer } = page;
  const { teams } = view;
  if (teams === null) return null;
  const own = ownTeam(page);
  if (teams.by === 'lot') {
    return (
      <output className="quiz-own-team">
        {own === null ? say.drawing : say.playFor}
        {own !== null && (
          <b>
            <TeamMark team={own} /> <span dir="auto">{teams.names[own]}</span>
          </b>
        )}
      </output>
    );
  }
  const refused = refusedAnswer(sheet, teams.slot)?.failure.msg ?? '';
  return (
    <section className="quiz-teams" aria-labelledby="teams">
      <h2 id="teams">{own === null ? say.choose : say.chosen}</h2>
      <fieldset aria-labelledby="teams" data-long={teams.names.some(isLong)}>
        {teams.names.map((name, team) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a team is its number
            key={team}
            type="button"
            aria-pressed={team === own}
            onClick={() => team !== own && answer(teams.slot, choiceOfTeam(team))}
          >
            <TeamMark team={team} />
            <span dir="auto">{name}</span>
          </button>
        ))}
      </fieldset>
      <output>{refused === '' && own === null ? say.elseByLot : refused}</output>
    </section>
  );
};
