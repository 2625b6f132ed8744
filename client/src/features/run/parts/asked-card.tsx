import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import type { ReactNode } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatShare } from '../../../ui/number-format.ts';
import { optionName } from '../../../ui/option-mark.tsx';
import { changeBetween } from '../change-between.ts';
import { laneOf } from '../lane.ts';
import type { AskedQuestion } from '../questions-of.ts';
import { formatRoundSpan } from '../run-times.ts';
import { runMessages as words } from '../run.messages.ts';
import { RoundChart } from './round-chart.tsx';

interface RoundPartProps {
  readonly round: RoundResult;
  readonly joined: number;
  readonly lane: number;
  /** Whether there are others of the same question. */
  readonly isOneOfSeveral: boolean;
}

const RoundPart = ({ round, joined, lane, isOneOfSeveral }: RoundPartProps) => {
  const { answered, openedAt, closedAt } = round;
  return (
    <div className="asked-round">
      <p className="report-note">
        {isOneOfSeveral && <b>{words.round(round.round)}</b>}
        <span>
          {(round.lists !== 'questions' ? words.answeredOf : words.asked.votedOf)(answered, joined)}
        </span>
        {openedAt !== null && <span>{formatRoundSpan(openedAt, closedAt)}</span>}
        {openedAt !== null && closedAt === null && <b className="text-good">{words.open}</b>}
      </p>
      <RoundChart round={round} lane={lane} />
    </div>
  );
};

/** What moved where it was asked again. */
const Moved = ({ rounds }: Pick<AskedQuestion, 'rounds'>) => {
  const change = changeBetween(rounds);
  if (change === null) return null;
  const { index, from, to } = change;
  const line = rounds[0]?.lines[index];
  if (line === undefined) return null;
  const name = optionName(index, line);
  return <span>{words.moved(name, formatShare(from), formatShare(to), to > from)}</span>;
};

interface AskedCardProps {
  readonly asked: AskedQuestion;
  readonly joined: number;
  /** What can be done with it. */
  readonly children?: ReactNode;
  /** What stands below its rounds. */
  readonly below?: ReactNode;
  /** Whether that takes all the width there is. */
  readonly isSplit?: boolean;
}

/** Answers of more letters than this need all the width there is. */
const longAnswer = 60;

/** A question with what was answered; its rounds beside each other, so that they can be compared. */
export const AskedCard = ({ asked, joined, children, below, isSplit = false }: AskedCardProps) => {
  const { position, text, multiple, rounds } = asked;
  const lane = laneOf(rounds);
  const isLong = rounds.some(({ lines }) => lines.some((line) => line.text.length > longAnswer));
  const isSeveral = rounds.length > 1;
  const isWords = rounds.some(({ lists }) => lists === 'words');
  const isTexts = rounds.some(({ lists }) => lists === 'texts');
  // Its kind says in its own way what one answer may be: who rates or ranks chooses nothing.
  const isOwn = rounds.some(({ drawn, unit }) => drawn !== undefined || unit !== undefined);
  const isAsked = rounds.some(({ lists }) => lists === 'questions');
  return (
    <section
      className="report-card asked"
      data-wide={isSeveral || isLong || isWords || isTexts || isOwn || isSplit}
      data-rounds={isSeveral ? 'several' : 'one'}
    >
      <header className="asked-head">
        <div>
          <p className="report-note">
            <span>{isAsked ? words.asked.fromRoom : words.question(position)}</span>
            {multiple && !isAsked && !isOwn && <span>{words.multiple}</span>}
            {!isOwn && !isTexts && <Moved rounds={rounds} />}
          </p>
          <h2 dir="auto">
            <MathText text={text} />
          </h2>
        </div>
        {children}
      </header>
      <div className="asked-rounds">
        {rounds.map((round) => (
          <RoundPart
            key={round.slot}
            round={round}
            joined={joined}
            lane={lane}
            isOneOfSeveral={isSeveral}
          />
        ))}
      </div>
      {below}
    </section>
  );
};
