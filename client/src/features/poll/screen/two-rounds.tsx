import './two-rounds.css';
import type { PollScreenView, PollTally } from '@sets/shared/poll/poll.live.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { screenParts } from '../../question/kind-parts.ts';
import { ScreenSheet } from '../../stage/screen/screen-sheet.tsx';
import { pollScreenMessages as words } from './poll-screen.messages.ts';

/** The round before, with counts that can be drawn. */
export interface Before {
  readonly round: number;
  readonly answered: number;
  readonly counts: NonNullable<PollTally['counts']>;
}

interface TwoRoundsProps {
  readonly question: Question;
  readonly tally: PollTally;
  readonly before: Before;
  /** What is right, as the screen is told it. */
  readonly right: PollScreenView['right'];
}

/** The same question, before people talked about it and after: each round as it would stand alone. */
export const TwoRounds = ({ question, tally, before, right }: TwoRoundsProps) => {
  const { Screen } = screenParts(question);
  return (
    <div className="two-rounds">
      <h1 className="only-spoken">{plainMath(question.text)}</h1>
      {[
        { ...before, beside: tally },
        { ...tally, beside: before },
      ].map(({ round, answered, counts, beside }) => (
        <figure key={round}>
          <figcaption>{words.roundOf(round, answered)}</figcaption>
          <div className="two-rounds-sheet">
            <ScreenSheet>
              <Screen {...{ question, counts, answered, beside, right }} />
            </ScreenSheet>
          </div>
        </figure>
      ))}
    </div>
  );
};
