import '../figure-table.css';
import {
  meanPoints,
  type PointsCounts,
  type PointsQuestion,
  type Shared,
} from '@sets/shared/question/kinds/points.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { OptionMark } from '../../../ui/option-mark.tsx';
import type { ResultParts, ResultsProps } from '../question-parts.ts';
import { tenths } from '../tenths.ts';
import { pointsMessages as words } from './points.messages.ts';

/** The mean of each item, with all points that it got and how many gave it some. */
const Results = (props: ResultsProps<PointsQuestion, Shared, PointsCounts>) => {
  const { question, caption, counts } = props;
  const heads = counts === null ? [] : [words.mean, words.sum, words.people];
  return (
    <table className="figure-table">
      <caption className="only-spoken">{caption}</caption>
      <thead>
        <tr>
          {[words.item, ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {question.options.map(({ id, text }, index) => {
          const sum = counts?.sums.find((each) => each.id === id);
          return (
            <tr key={id}>
              <th scope="row">
                <span>
                  <OptionMark index={index} />{' '}
                  <span dir="auto">
                    <MathText text={text} />
                  </span>
                </span>
              </th>
              {counts !== null && <td data-main="true">{tenths(meanPoints(counts, id))}</td>}
              {counts !== null && <td>{formatCount(sum?.points ?? 0)}</td>}
              {counts !== null && <td>{formatCount(sum?.people ?? 0)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

export const pointsResults: ResultParts<PointsQuestion, Shared, PointsCounts> = { Results };
