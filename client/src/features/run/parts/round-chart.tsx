import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount, formatShare } from '../../../ui/number-format.ts';
import { optionBar, optionLetter, OptionMark } from '../../../ui/option-mark.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { laneOf } from '../lane.ts';
import { runMessages as words } from '../run.messages.ts';
import { QuestionVotes } from './question-votes.tsx';

interface RoundChartProps {
  readonly round: RoundResult;
  readonly lane?: number;
}

/** What a round came to: votes for what people asked, or answers to choose from. */
export const RoundChart = (props: RoundChartProps) =>
  props.round.lists === 'questions' ? (
    <QuestionVotes round={props.round} />
  ) : (
    <Choices {...props} />
  );

/** A round as bars on one base line. It is a table, so those who hear it get what others see. */
const Choices = ({ round, lane }: RoundChartProps) => {
  const { lines, answered, text } = round;
  const end = lane ?? laneOf([round]);
  const letters = Math.max(1, ...lines.map((line) => line.text.length));
  return (
    <table className="chart" style={{ '--letters': letters } as CSSProperties}>
      <caption className="only-spoken">{words.results(text, round.round)}</caption>
      <thead className="only-spoken">
        <tr>
          <th scope="col">{uiMessages.option}</th>
          <th scope="col">{uiMessages.share}</th>
          <th scope="col">{uiMessages.people}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const share = answered === 0 ? 0 : line.count / answered;
          const bar = {
            '--length': Math.min(1, share / end),
            ...optionBar(index),
          } as CSSProperties;
          return (
            // Options may say the same, so their place is what tells them apart.
            <tr key={optionLetter(index)} style={bar} data-none={line.count === 0}>
              <th scope="row">
                <OptionMark index={index} sign={line.sign} />
                <span dir="auto">
                  <MathText text={line.text} />
                </span>
              </th>
              <td className="chart-share">{formatShare(share)}</td>
              <td className="chart-people">{formatCount(line.count)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
