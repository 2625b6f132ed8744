import '../figure-table.css';
import {
  inOrder,
  placesOf,
  type Ranked,
  type RankingCounts,
  type RankingQuestion,
} from '@sets/shared/question/kinds/ranking.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { OptionMark } from '../../../ui/option-mark.tsx';
import type { ResultParts, ResultsProps } from '../question-parts.ts';
import { tenths } from '../tenths.ts';
import { rankingMessages as words } from './ranking.messages.ts';

/** While nothing is known the items stand in the order of the question. */
const nothing: RankingCounts = { items: [] };

/** The items in the order that they got, with what it was made of. */
const Results = (props: ResultsProps<RankingQuestion, Ranked, RankingCounts>) => {
  const { question, caption, counts } = props;
  const isShown = counts !== null;
  return (
    <>
      <table className="figure-table">
        <caption className="only-spoken">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            {isShown && <th scope="col">{words.meanPlace}</th>}
            {isShown && <th scope="col">{words.first}</th>}
            {isShown && <th scope="col">{words.points}</th>}
          </tr>
        </thead>
        <tbody>
          {inOrder(question, counts ?? nothing).map(({ option, index, mean, places, points }) => (
            <tr key={option.id}>
              <th scope="row">
                <span>
                  <OptionMark index={index} />{' '}
                  <span dir="auto">
                    <MathText text={option.text} />
                  </span>
                </span>
              </th>
              {isShown && (
                <td data-main={question.top === null}>
                  {mean === null ? words.nobody : tenths(mean)}
                </td>
              )}
              {isShown && <td>{formatCount(places[0] ?? 0)}</td>}
              {isShown && <td data-main={question.top !== null}>{formatCount(points)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {isShown && (
        <p className="mt-3 text-sm text-ink-soft">{words.pointsRule(placesOf(question))}</p>
      )}
    </>
  );
};

export const rankingResults: ResultParts<RankingQuestion, Ranked, RankingCounts> = { Results };
