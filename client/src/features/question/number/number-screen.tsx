import './number-screen.css';
import type { NumberCounts, NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import { rightInWords } from '@sets/shared/question/number/number-words.ts';
import { isOfType, type RightOf } from '@sets/shared/question/right.ts';
import { type CSSProperties, useCallback, useMemo } from 'react';
import { formatCount } from '../../../ui/number-format.ts';
import { AskedScreen, type Shown } from '../asked/asked-screen.tsx';
import type { ScreenParts, ScreenProps } from '../question-parts.ts';
import { ColumnTable } from './number-chart.tsx';
import { flagsOf, middleFlags } from './number-flags.ts';
import { numberMotion } from './number-motion.ts';
import { numberMessages as words } from './number.messages.ts';
import {
  cellsOfColumns,
  dotsGrid,
  heightOf,
  type Plot,
  plotOf,
  shareAt,
  ticksOf,
} from './number-plot.ts';
import { onSameNumbers } from './same-columns.ts';
import { formatNumber, sayAll, sayMedian, sayMiddle } from './number-text.ts';

/** Of so many columns each says how many answers it has; of more, some would run into each other. */
const mostCounted = 16;
/** A sign of the numbers below the columns, in pixels of the screen. */
const sign = 23;

const alone: readonly number[] = [];

/** What is right, and how many said it, once that is shown. */
interface Told {
  readonly key: RightOf<'number'>;
  readonly hits: number;
}

type Pictured = {
  readonly plot: Plot;
  readonly question: NumberQuestion;
  readonly counts: NumberCounts;
  /** The columns that are drawn beside these; none where these stand alone. */
  readonly beside: readonly number[];
  readonly told: Told | null;
};

const Columns = ({ plot, counts, beside }: Pictured) => {
  const all = counts.histogram.counts;
  const grid = dotsGrid(plot, all, beside);
  return [...all.entries()]
    .filter(([, count]) => count > 0)
    .map(([column, count]) => {
      const style = { '--at': column, '--tall': heightOf(grid, count) } as CSSProperties;
      const isMany = all.length > 8;
      return [
        <i key={`column ${column}`} className="number-column" style={style} />,
        all.length <= mostCounted && (
          <span key={`count ${column}`} className="number-count" data-many={isMany} style={style}>
            {formatCount(count)}
          </span>
        ),
      ];
    });
};

const Ticks = ({ plot, question, counts: { histogram } }: Pictured) => {
  const isMany = histogram.counts.length > 8;
  const longest = Math.max(
    ...[question.min, question.max].map((each) => formatNumber(each).length),
  );
  return ticksOf(question, histogram, (longest * sign + 28) / plot.column).map((tick) => (
    <span
      key={tick.share}
      className="number-tick"
      data-many={isMany}
      style={{ '--at': tick.share } as CSSProperties}
    >
      {formatNumber(tick.number)}
    </span>
  ));
};

const middleOfAll = (
  question: NumberQuestion,
  figures: NonNullable<NumberCounts['figures']>,
  at: (number: number) => number,
) =>
  middleFlags(
    { is: 'mean', text: sayMiddle(question, figures.mean), share: at(figures.mean) },
    { is: 'median', text: sayMedian(question, figures), share: at(figures.median) },
  );

/** What is right, and how many of all have said it. */
const sayTold = ({
  question,
  told,
  counts,
}: Pick<Pictured, 'question' | 'counts'> & { told: Told }): string =>
  `${rightInWords(question, told.key, formatNumber)} \u00b7 ${words.hits(told.hits, counts.answers)}`;

/** As far as answers are right, drawn round them: being right has no colour of its own. */
const RightRange = ({ plot, question, counts: { histogram }, told }: Pictured) => {
  if (told === null || told.key.within === 0) return null;
  const { number, within } = told.key;
  const ends = [number - within - question.step / 2, number + within + question.step / 2];
  const [from = 0, to = 0] = ends.map((end) => shareAt(question, histogram, end));
  const style = { '--from': from, '--to': to, '--high': plot.height } as CSSProperties;
  return <i className="number-right" style={style} />;
};

const Flags = ({ plot, question, counts, told }: Pictured) => {
  const { histogram, figures } = counts;
  const at = (number: number): number => shareAt(question, histogram, number);
  const right =
    told === null
      ? []
      : [
          {
            is: 'right' as const,
            text: sayTold({ question, told, counts }),
            share: at(told.key.number),
          },
        ];
  const middle = figures === null ? [] : middleOfAll(question, figures, at);
  const flags = flagsOf(plot, [...right, ...middle]);
  return flags.map(({ is, text, share, row, hang }) => (
    <p
      key={is}
      className="number-flag"
      data-is={is}
      style={{ '--at': share, '--row': row, '--hang': hang } as CSSProperties}
    >
      <span>
        {words[is]} {text}
      </span>
    </p>
  ));
};

/** All but the dots: base line, columns, numbers, and the flags of mean and median. */
const Histogram = (pictured: Pictured) => {
  const { plot, question, counts, beside } = pictured;
  const { each } = dotsGrid(plot, counts.histogram.counts, beside);
  const style = {
    '--base': plot.base,
    '--left': plot.left,
    '--width': plot.right - plot.left,
    '--column': plot.column,
    '--flags': plot.flags,
  } as CSSProperties;
  return (
    <>
      <ColumnTable {...{ question, counts }} caption={words.results(question.text)} />
      <div className="number-screen" style={style} aria-hidden="true">
        <i className="number-base" />
        <Columns {...pictured} />
        <Ticks {...pictured} />
        <RightRange {...pictured} />
        <Flags {...pictured} />
        {each > 1 && (
          <p className="number-legend">
            <i /> {words.dotStandsFor(each)}
          </p>
        )}
      </div>
    </>
  );
};

const resultOf = (
  question: NumberQuestion,
  counts: NumberCounts | null,
  told: Told | null,
): string => {
  if (counts === null || counts.figures === null) return '';
  const { figures } = counts;
  const result = words.result(
    counts.answers,
    sayMiddle(question, figures.mean),
    sayMedian(question, figures),
  );
  return told === null
    ? result
    : `${result}. ${words.right}: ${sayTold({ question, told, counts })}`;
};

const toldOf = ({ right, hits }: ScreenProps<NumberQuestion, NumberCounts>): Told | null =>
  isOfType('number', right) ? { key: right, hits: hits ?? 0 } : null;

/** The counts, over the same numbers as those beside them; and the columns of these. */
const comparedOf = ({
  counts,
  beside,
}: Pick<ScreenProps<NumberQuestion, NumberCounts>, 'counts' | 'beside'>) => {
  const other = beside?.counts?.histogram;
  if (counts === null || other === undefined) return { counts, beside: alone };
  const histogram = onSameNumbers(counts.histogram, other);
  const { counts: columns } = onSameNumbers(other, counts.histogram);
  return { counts: { ...counts, histogram: { ...histogram } }, beside: columns };
};

const Screen = (props: ScreenProps<NumberQuestion, NumberCounts>) => {
  const { question, answered, standing, right } = props;
  const { counts, beside } = comparedOf(props);
  const told = toldOf(props);
  // There is room for what is right from the start, so that nothing moves when it is shown.
  const rows = right === undefined ? 2 : 3;
  const content = JSON.stringify(beside);
  // Of the numbers alone, so that the same picture is not drawn again.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the content says all of it
  const drawnBeside = useMemo(() => beside, [content]);
  const motion = useCallback(
    (shown: Shown) => {
      const { counts: all } = shown.scene;
      const plot = plotOf(shown.placed, all.length, rows);
      return numberMotion(shown, cellsOfColumns(plot, dotsGrid(plot, all, drawnBeside), all));
    },
    [rows, drawnBeside],
  );
  return (
    <AskedScreen
      text={question.text}
      counts={counts?.histogram.counts ?? null}
      result={resultOf(question, counts, told)}
      {...{ answered, standing, motion }}
    >
      {({ placed }) =>
        counts !== null && (
          <Histogram
            plot={plotOf(placed, counts.histogram.counts.length, rows)}
            {...{ question, counts, beside, told }}
          />
        )
      }
    </AskedScreen>
  );
};

export const numberScreen: ScreenParts<NumberQuestion, NumberCounts> = {
  note: (question) => words.prompt(sayAll(question)),
  Screen,
};
