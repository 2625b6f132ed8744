import './quiz-ended.css';
import { boardRows, type QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizScreenView } from '@sets/shared/quiz/quiz.views.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { ScreenEnded } from '../../stage/screen/screen-ended.tsx';
import type { ScreenPartProps } from '../../stage/stage-activity.ts';
import { figureOf } from '../team-words.ts';
import { TeamMark } from '../team-mark.tsx';
import { shownBoard } from './team-lines.ts';
import { quizScreenMessages as words } from './quiz-screen.messages.ts';

/** How it ended, beside the goodbye. */
const Ranking = ({ board, tied }: ReturnType<typeof shownBoard>) => {
  const format = figureOf(board ?? []);
  return (
    <section aria-label={words.ranking}>
      <ol className="quiz-ranking">
        {board?.slice(0, boardRows).map(({ name, place, points, team }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may have one name
          <li key={at}>
            <b>{formatCount(place)}</b>
            {team !== null && <TeamMark team={team} onHouse />}
            <span dir="auto">{name === '' ? words.nameless : name}</span>
            <b>{format(points)}</b>
          </li>
        ))}
      </ol>
      {tied > 0 && <p className="quiz-ranking-more">{words.more(tied)}</p>}
    </section>
  );
};

interface EndedProps extends Omit<ScreenPartProps, 'view' | 'tally'> {
  readonly view: QuizScreenView;
  readonly tally: QuizTally | null;
}

/** The end of a quiz: thanks, and who stands where. */
export const QuizEnded = ({ view, tally, ...stage }: EndedProps) => {
  const shown = shownBoard(view, tally);
  return (
    <ScreenEnded {...stage} seen={null} shapes={[]}>
      {(shown.board ?? []).length > 0 && <Ranking {...shown} />}
    </ScreenEnded>
  );
};
