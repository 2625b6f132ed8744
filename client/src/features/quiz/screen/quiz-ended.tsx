import './quiz-ended.css';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { ScreenEnded } from '../../stage/screen/screen-ended.tsx';
import type { ScreenPartProps } from '../../stage/stage-activity.ts';
import { quizScreenMessages as words } from './quiz-screen.messages.ts';

/** How it ended, beside the goodbye. */
const Standings = ({ tally: { board, tied } }: { readonly tally: QuizTally }) => (
  <section aria-label={words.standings}>
    <ol className="quiz-standings">
      {board?.map(({ name, place, points }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may have one name
        <li key={at}>
          <b>{formatCount(place)}</b>
          <span dir="auto">{name === '' ? words.nameless : name}</span>
          <b>{formatCount(points)}</b>
        </li>
      ))}
    </ol>
    {tied > 0 && <p className="quiz-standings-more">{words.more(tied)}</p>}
  </section>
);

/** The end of a quiz: thanks, and who stands where. */
export const QuizEnded = ({ tally, ...stage }: ScreenPartProps & { tally: QuizTally | null }) => (
  <ScreenEnded {...stage} seen={null} shapes={[]}>
    {tally !== null && (tally.board ?? []).length > 0 && <Standings tally={tally} />}
  </ScreenEnded>
);
