import './number-chart.css';
import type { NumberCounts, NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import { rightInWords } from '@sets/shared/question/number/number-words.ts';
import type { Right } from '@sets/shared/question/right.ts';
import type { CSSProperties, ReactNode } from 'react';
import { formatCount } from '../../../ui/number-format.ts';
import { numberMessages as words } from './number.messages.ts';
import { shareAt, ticksOf } from './number-plot.ts';
import { rightAt } from './number-right.ts';
import {
  formatNumber,
  sayFigureRange,
  sayMedian,
  sayMiddle,
  sayNumber,
  sayRange,
} from './number-text.ts';

interface NumberChartProps {
  readonly question: NumberQuestion;
  readonly counts: NumberCounts;
  /** What it is called, for those who hear it. */
  readonly caption: string;
  /** The number of the person who looks at it; null where there is none. */
  readonly own?: number | null;
  /** What is right, where that is to be marked. */
  readonly right?: Right | null;
  /** Rem that a number below the columns takes. */
  readonly wide?: number;
  readonly children?: ReactNode;
}

const at = (share: number): CSSProperties => ({ '--at': share }) as CSSProperties;

type Figures = NonNullable<NumberCounts['figures']>;

/** What the answers come to, by name. */
export const figuresOf = (question: NumberQuestion, figures: Figures) => {
  const rough = (text: string): string => (figures.isRough ? words.about(text) : text);
  const [from, to] = figures.middle;
  return [
    { name: words.mean, text: sayMiddle(question, figures.mean) },
    { name: words.median, text: sayMedian(question, figures) },
    { name: words.middle, text: rough(sayFigureRange(question, from, to)) },
    { name: words.ends, text: rough(sayFigureRange(question, figures.low, figures.high)) },
  ];
};

const FigureList = ({ question, figures }: { question: NumberQuestion; figures: Figures }) => (
  <dl className="number-figures">
    {figuresOf(question, figures).map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** What a column is called: its number, or from which to which. */
export const columnName = (
  question: NumberQuestion,
  { from, width }: NumberCounts['histogram'],
  column: number,
): string => {
  const first = from + column * width;
  const low = Number(Math.max(first, question.min).toPrecision(12));
  const high = Number(Math.min(first + width - question.step, question.max).toPrecision(12));
  const isOne = Math.abs(high - low) < question.step / 1_000;
  return isOne ? sayNumber(question, low) : sayRange(question, low, high);
};

/** The columns as they are heard: those that have answers. */
export const ColumnTable = ({
  question,
  counts: { histogram },
  caption,
}: Pick<NumberChartProps, 'question' | 'counts' | 'caption'>) => (
  // A table is as wide as its words, whatever its style says: what is around it is not.
  <div className="only-spoken">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.answers}</th>
        </tr>
      </thead>
      <tbody>
        {histogram.counts.map((count, column) =>
          count === 0 ? null : (
            <tr key={columnName(question, histogram, column)}>
              <th scope="row">{columnName(question, histogram, column)}</th>
              <td>{formatCount(count)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  </div>
);

const Columns = ({ counts }: Pick<NumberCounts['histogram'], 'counts'>) => {
  const most = Math.max(1, ...counts);
  return (
    <div className="number-columns">
      {[...counts.entries()].map(([column, count]) => (
        <i key={column} style={{ '--share': count / most } as CSSProperties} />
      ))}
    </div>
  );
};

/** A line round the answers that are right, with what is right above it: being right has no colour of its own. */
const RightMark = ({
  question,
  counts: { histogram },
  right = null,
}: Pick<NumberChartProps, 'question' | 'counts' | 'right'>) => {
  const place = rightAt(question, histogram, right);
  if (place === null) return null;
  const style = { '--at': place.at, '--from': place.from, '--to': place.to } as CSSProperties;
  return (
    <div className="number-right-mark" style={style}>
      <i data-one={place.from === place.to} />
      <b data-end={place.at < 0.25 ? 'first' : place.at > 0.75 ? 'last' : undefined}>
        {words.rightIs(rightInWords(question, place.number, formatNumber))}
      </b>
    </div>
  );
};

/** How answers are spread, with what they come to: for a page as narrow as a phone. */
export const NumberChart = (props: NumberChartProps) => {
  const { question, counts, caption, own = null, wide = 22, children } = props;
  const { histogram, figures } = counts;
  const longest = Math.max(
    ...[question.min, question.max].map((each) => formatNumber(each).length),
  );
  const room = ((longest * 0.55 + 1) * histogram.counts.length) / wide;
  const ticks = ticksOf(question, histogram, room);
  return (
    <div className="number-chart">
      <ColumnTable {...{ question, counts, caption }} />
      <div className="number-plot" aria-hidden="true">
        <Columns counts={histogram.counts} />
        <RightMark {...props} />
        {own !== null && (
          <span className="number-own" style={at(shareAt(question, histogram, own))}>
            <b className="you">{words.you}</b>
          </span>
        )}
        <div className="number-ticks">
          {ticks.map(({ number, share }) => (
            <span
              key={share}
              style={at(share)}
              data-end={share < 0.02 ? 'first' : share > 0.98 ? 'last' : undefined}
            >
              {formatNumber(number)}
            </span>
          ))}
        </div>
      </div>
      {figures !== null && <FigureList question={question} figures={figures} />}
      {children}
    </div>
  );
};
