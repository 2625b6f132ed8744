import type { TeamLine } from '@sets/shared/quiz/quiz.tallies.ts';
import { formatCount } from '../../../../ui/number-format.ts';
import { figureOf } from '../../team-words.ts';
import { TeamMark } from '../../team-mark.tsx';
import { quizHostMessages } from '../quiz-host.messages.ts';
import { hostTeamMessages as words } from './teams.messages.ts';

const figure = 'px-1.5 text-end tabular-nums whitespace-nowrap sm:px-2';

interface TeamsBoardProps {
  readonly names: readonly string[];
  readonly lines: readonly TeamLine[];
}

/** Where the teams stand. */
export const TeamsBoard = ({ names, lines }: TeamsBoardProps) => {
  const format = figureOf(lines);
  return (
    <table
      aria-label={words.board}
      className="w-full table-fixed border-separate border-spacing-0 rounded-lg border border-line bg-raised px-2"
    >
      <thead className="text-sm text-ink-soft">
        <tr className="h-10 *:font-normal">
          <th scope="col" className={`w-13 ${figure}`}>
            {quizHostMessages.place}
          </th>
          <th scope="col" className="px-2 text-start">
            {words.team}
          </th>
          <th scope="col" className={`w-16 ${figure}`}>
            {words.size}
          </th>
          <th scope="col" className={`w-24 ${figure}`}>
            {quizHostMessages.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ team, place, people, points }) => (
          <tr key={team} className="h-11 font-semibold *:border-t *:border-line">
            <td className={figure}>{formatCount(place)}</td>
            <th scope="row" className="px-2 text-start font-[inherit]">
              <span className="flex items-center gap-2.5">
                <TeamMark team={team} />
                <span dir="auto" className="truncate">
                  {names[team]}
                </span>
              </span>
            </th>
            <td className={`${figure} font-normal text-ink-soft`}>{formatCount(people)}</td>
            <td className={figure}>{format(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
