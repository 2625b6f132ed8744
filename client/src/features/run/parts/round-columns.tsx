import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import type { CSSProperties } from 'react';
import { formatCount, formatShare } from '../../../ui/number-format.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { laneOf } from '../lane.ts';
import { runMessages as words } from '../run.messages.ts';
import { shareOf } from '../whole-of.ts';

/** More steps than these are no bars that can be read below each other. */
const mostBars = 10;

/** Whether its lines are many steps of one scale, as columns of numbers are. */
export const isSteps = ({
  unmarked,
  multiple,
  lines,
}: Pick<RoundResult, 'unmarked' | 'multiple' | 'lines'>): boolean =>
  unmarked === true && !multiple && lines.length > mostBars;

interface RoundColumnsProps {
  readonly round: RoundResult;
  /** The share at which columns end. */
  readonly lane?: number;
}

/** Many steps as columns beside each other; what the first, the middle and the last are stands below. */
export const RoundColumns = ({ round, lane }: RoundColumnsProps) => {
  const { lines, text } = round;
  const end = lane ?? laneOf([round]);
  const ends = [lines[0], lines[Math.floor(lines.length / 2)], lines.at(-1)];
  return (
    <div className="chart-steps">
      <div className="only-spoken">
        <table>
          <caption>{words.results(text, round.round)}</caption>
          <thead>
            <tr>
              <th scope="col">{uiMessages.option}</th>
              <th scope="col">{uiMessages.share}</th>
              <th scope="col">{uiMessages.people}</th>
            </tr>
          </thead>
          <tbody>
            {lines
              .filter(({ count }) => count > 0)
              .map((line) => (
                <tr key={line.text}>
                  <th scope="row">{line.text}</th>
                  <td>{formatShare(shareOf(round, line.count))}</td>
                  <td>{formatCount(line.count)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <div className="chart-steps-columns" aria-hidden="true">
        {lines.map((line) => {
          const style = { '--length': Math.min(1, shareOf(round, line.count) / end) };
          return (
            <i key={line.text} style={style as CSSProperties}>
              {line.count > 0 && <b>{formatCount(line.count)}</b>}
            </i>
          );
        })}
      </div>
      <p className="chart-steps-ends" aria-hidden="true">
        {ends.map((line, at) => (
          // The first and the middle one may be called alike.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at}>{line?.text}</span>
        ))}
      </p>
    </div>
  );
};
