import './number-screen.css';
import type { NumberCounts, NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import { type CSSProperties, useCallback } from 'react';
import { formatCount } from '../../../ui/number-format.ts';
import { AskedScreen, type Shown } from '../asked/asked-screen.tsx';
import type { ScreenParts, ScreenProps } from '../question-parts.ts';
import { ColumnTable } from './number-chart.tsx';
import { flagsOf } from './number-flags.ts';
import { numberMotion } from './number-motion.ts';
import { numberMessages as words } from './number.messages.ts';
import { cellsOfColumns, dotsGrid, heightOf, plotOf, shareAt, ticksOf } from './number-plot.ts';
import { formatNumber, sayAll, sayFigure } from './number-text.ts';

/** Of so many columns each says how many answers it has; of more, some would run into each other. */
const mostCounted = 16;
/** A sign of the numbers below the columns, in pixels of the screen. */
const sign = 23;

type Pictured = Pick<Shown, 'placed'> & {
  readonly question: NumberQuestion;
  readonly counts: NumberCounts;
};

const Columns = ({ placed, counts }: Pictured) => {
  const all = counts.histogram.counts;
  const plot = plotOf(placed, all.length);
  const grid = dotsGrid(plot, all);
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

const Ticks = ({ placed, question, counts: { histogram } }: Pictured) => {
  const plot = plotOf(placed, histogram.counts.length);
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

const Flags = ({ placed, question, counts: { histogram, figures } }: Pictured) => {
  if (figures === null) return null;
  const plot = plotOf(placed, histogram.counts.length);
  const say = (number: number): string => sayFigure(question, number);
  const median = say(figures.median);
  const flags = flagsOf(plot, [
    { is: 'mean', text: say(figures.mean), share: shareAt(question, histogram, figures.mean) },
    {
      is: 'median',
      text: figures.isRough ? words.about(median) : median,
      share: shareAt(question, histogram, figures.median),
    },
  ]);
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
const Histogram = ({ placed, question, counts }: Pictured) => {
  const plot = plotOf(placed, counts.histogram.counts.length);
  const { each } = dotsGrid(plot, counts.histogram.counts);
  const style = {
    '--base': plot.base,
    '--left': plot.left,
    '--width': plot.right - plot.left,
    '--column': plot.column,
    '--flags': plot.flags,
  } as CSSProperties;
  const pictured = { placed, question, counts };
  return (
    <>
      <ColumnTable {...{ question, counts }} caption={words.results(question.text)} />
      <div className="number-screen" style={style} aria-hidden="true">
        <i className="number-base" />
        <Columns {...pictured} />
        <Ticks {...pictured} />
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

const resultOf = (question: NumberQuestion, counts: NumberCounts | null): string => {
  if (counts === null || counts.figures === null) return '';
  const { mean, median } = counts.figures;
  return words.result(counts.answers, sayFigure(question, mean), sayFigure(question, median));
};

const Screen = (props: ScreenProps<NumberQuestion, NumberCounts>) => {
  const { question, counts, answered, standing } = props;
  const motion = useCallback((shown: Shown) => {
    const { counts: all } = shown.scene;
    const plot = plotOf(shown.placed, all.length);
    return numberMotion(shown, cellsOfColumns(plot, dotsGrid(plot, all), all));
  }, []);
  return (
    <AskedScreen
      text={question.text}
      counts={counts?.histogram.counts ?? null}
      result={resultOf(question, counts)}
      {...{ answered, standing, motion }}
    >
      {({ placed }) => counts !== null && <Histogram {...{ placed, question, counts }} />}
    </AskedScreen>
  );
};

export const numberScreen: ScreenParts<NumberQuestion, NumberCounts> = {
  note: (question) => words.prompt(sayAll(question)),
  Screen,
};
