import './ranking-results.css';
import {
  inOrder,
  placesOf,
  type RankedItem,
  type RankingCounts,
  type RankingQuestion,
} from '@sets/shared/question/kinds/ranking.ts';
import type { Ranked } from '@sets/shared/question/ranked.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { optionBar, OptionMark } from '../../../ui/option-mark.tsx';
import type { ResultParts, ResultsProps } from '../question-parts.ts';
import { tenths } from '../tenths.ts';
import { rankingMessages as words } from './ranking.messages.ts';
import { rightPlaceOf } from './right-place.ts';

/** While nothing is known the items stand in the order of the question. */
const nothing: RankingCounts = { items: [] };

const Item = ({ item: { option, index } }: { readonly item: RankedItem }) => (
  <th scope="row">
    <OptionMark index={index} />{' '}
    <span dir="auto">
      <MathText text={option.text} />
    </span>
  </th>
);

/** How often it got one place: a disc whose area says it, and the number below. */
const Place = ({ count, most, place }: { count: number; most: number; place: string }) => (
  <td data-place={place} style={{ '--part': Math.sqrt(count / most) } as CSSProperties}>
    <i aria-hidden="true" />
    {formatCount(count)}
  </td>
);

interface ChartProps {
  readonly question: RankingQuestion;
  readonly caption: string;
  readonly counts: RankingCounts;
  /** The items in the right order, where that is to be told. */
  readonly right: readonly string[] | null;
}

/** The items in the order that they got; for each of them how often it got each place. */
const Chart = ({ question, caption, counts, right }: ChartProps) => {
  const isPart = question.top !== null;
  const places = Array.from({ length: placesOf(question) }, (_, at) => words.ordinal(at + 1));
  const most = Math.max(1, ...counts.items.flatMap((item) => item.places));
  return (
    <table className="ranking-chart" style={{ '--places': places.length } as CSSProperties}>
      <caption className="only-spoken">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          {places.map((place) => (
            <th key={place} scope="col">
              {place}
            </th>
          ))}
          {right !== null && <th scope="col">{words.right}</th>}
          <th scope="col">{isPart ? words.points : words.meanPlace}</th>
        </tr>
      </thead>
      <tbody>
        {inOrder(question, counts).map((item) => (
          <tr key={item.option.id} style={optionBar(item.index) as CSSProperties}>
            <Item item={item} />
            {places.map((place, at) => (
              <Place key={place} count={item.places[at] ?? 0} {...{ most, place }} />
            ))}
            {right !== null && (
              <td className="ranking-right" data-name={words.right}>
                {rightPlaceOf(right, item.option.id)}
              </td>
            )}
            <td data-name={isPart ? words.points : words.meanPlace}>
              <b>
                {isPart
                  ? formatCount(item.points)
                  : item.mean === null
                    ? words.nobody
                    : tenths(item.mean)}
              </b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What is put in order, while nothing is told of it. */
const Items = ({ question, caption }: Pick<ChartProps, 'question' | 'caption'>) => (
  <table className="ranking-chart">
    <caption className="only-spoken">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{words.item}</th>
      </tr>
    </thead>
    <tbody>
      {inOrder(question, nothing).map((item) => (
        <tr key={item.option.id}>
          <Item item={item} />
        </tr>
      ))}
    </tbody>
  </table>
);

const Results = (props: ResultsProps<RankingQuestion, Ranked, RankingCounts>) => {
  const { question, caption, counts, right = null } = props;
  if (counts === null) return <Items {...{ question, caption }} />;
  return (
    <div className="ranking-results">
      <Chart
        {...{ question, caption, counts }}
        right={isOfType('order', right) ? right.ids : null}
      />
      {question.top !== null && (
        <p className="mt-3 text-sm text-ink-soft">{words.pointsRule(placesOf(question))}</p>
      )}
    </div>
  );
};

export const rankingResults: ResultParts<RankingQuestion, Ranked, RankingCounts> = { Results };
