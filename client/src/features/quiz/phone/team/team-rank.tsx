import { TeamMark } from '../../team-mark.tsx';
import type { QuizPageProps } from '../quiz-phone-view.ts';
import { ownTeam } from './own-team.ts';
import { phoneTeamMessages as say } from './team.messages.ts';

/** One's own team, and where it stands; for who wants it calm without places. */
export const TeamRank = (page: QuizPageProps) => {
  const { view, me, settings } = page;
  const team = ownTeam(page);
  if (view.teams === null || team === null) return null;
  const stands = me?.team?.team === team ? me.team : null;
  return (
    <p className="quiz-own-team">
      <b>
        <TeamMark team={team} /> <span dir="auto">{view.teams.names[team]}</span>
      </b>
      {stands !== null && (
        <span>{say.stands(settings.calm ? null : stands.place, stands.teams, stands.points)}</span>
      )}
    </p>
  );
};
