import './points-results.css';
import {
  meanPoints,
  type PointsCounts,
  type PointsQuestion,
  type Shared,
} from '@sets/shared/question/kinds/points.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { optionBar, OptionMark } from '../../../ui/option-mark.tsx';
import type { ResultParts, ResultsProps } from '../question-parts.ts';
import { tenths } from '../tenths.ts';
import { pointsMessages as words } from './points.messages.ts';

type Props = ResultsProps<PointsQuestion, Shared, PointsCounts>;

/** Of an item: its mean as a bar, all points that it got, and how many gave it some. */
const Figures = ({ mean, sum, people }: { mean: number; sum: number; people: number }) => (
  <>
    <td data-empty={mean === 0}>
      <b>{tenths(mean)}</b>
    </td>
    <td data-name={words.sum}>{formatCount(sum)}</td>
    <td data-name={words.people}>{formatCount(people)}</td>
  </>
);

/** The mean of each item as a bar on one base line, with all points that it got and how many gave it some. */
const Results = ({ question, caption, counts }: Props) => {
  const heads = counts === null ? [] : [words.mean, words.sum, words.people];
  const means = question.options.map(({ id }) => (counts === null ? 0 : meanPoints(counts, id)));
  const most = Math.max(1, ...means);
  return (
    <div className="points-results">
      <table className="points-chart" data-counts={counts === null ? 'hidden' : 'shown'}>
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
            const { points = 0, people = 0 } = counts?.sums.find((each) => each.id === id) ?? {};
            const mean = means[index] ?? 0;
            const bar = { '--length': mean / most, ...optionBar(index) } as CSSProperties;
            return (
              <tr key={id} style={bar}>
                <th scope="row">
                  <OptionMark index={index} />{' '}
                  <span dir="auto">
                    <MathText text={text} />
                  </span>
                </th>
                {counts !== null && <Figures sum={points} {...{ mean, people }} />}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

export const pointsResults: ResultParts<PointsQuestion, Shared, PointsCounts> = { Results };
