import './answer-results.css';
import { type Counts, countOf } from '@sets/shared/core/counts.ts';
import { isOfType, type Right } from '@sets/shared/question/right.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount, formatShare } from '../../../ui/number-format.ts';
import { OptionPicture } from '../../../ui/option-picture.tsx';
import { optionColour, optionEdge, OptionMark } from '../../../ui/option-mark.tsx';
import type { BarOption } from '../../../ui/result-bars.tsx';
import { choosingMessages as words } from './choosing.messages.ts';

interface AnswerResultsProps {
  /** What is counted, for those who hear the table. */
  readonly caption: string;
  readonly options: readonly BarOption[];
  readonly counts: Counts;
  /** Everybody who answered: what the shares are of. */
  readonly answered: number;
  /** What the person who looks at it has chosen. */
  readonly chosen: readonly string[];
  /** What is right, where that is told. */
  readonly right?: Right | null | undefined;
}

/**
 * How the room answered, for a narrow page: each answer over its bar, the largest as long as there
 * is room, and a mark at one's own. It is a table, so those who hear it get what others see.
 */
const AnswerResults = ({
  caption,
  options,
  counts,
  answered,
  chosen,
  right,
}: AnswerResultsProps) => {
  const correct = isOfType('options', right) ? right.ids : [];
  const most = Math.max(1, ...options.map(({ id }) => countOf(counts, id)));
  return (
    <table className="answer-results">
      <caption className="only-spoken">{caption}</caption>
      <thead className="only-spoken">
        <tr>
          <th scope="col">{words.answer}</th>
          <th scope="col">{words.share}</th>
          <th scope="col">{words.people}</th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ id, text, sign, picture }, index) => {
          const count = countOf(counts, id);
          const bar = {
            '--length': count / most,
            '--option': optionColour(index),
            '--option-edge': optionEdge(index),
          };
          return (
            <tr
              key={id}
              style={bar as CSSProperties}
              data-nobody={count === 0}
              data-right={correct.includes(id)}
            >
              <th scope="row">
                {picture && <OptionPicture {...{ picture, text }} isNamed />}
                <OptionMark index={index} sign={sign} />{' '}
                <span className="answer-results-text" dir="auto">
                  <MathText text={text} />
                </span>{' '}
                {correct.includes(id) && <span className="is-right">{words.correct}</span>}{' '}
                {chosen.includes(id) && <span className="you">{words.you}</span>}
              </th>
              <td className="answer-results-share">
                {formatShare(answered === 0 ? 0 : count / answered)}
              </td>
              <td>{formatCount(count)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

export default AnswerResults;
