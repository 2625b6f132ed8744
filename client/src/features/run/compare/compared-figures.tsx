import './compare.css';
import type { ReportFigure } from '@sets/shared/live/report-line.ts';
import type { ComparedFigure, ComparedRound } from '@sets/shared/run/compare-runs.ts';
import { locale } from '../../../core/locale.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { compareMessages as words } from './compare.messages.ts';
import { ComparedHead } from './compared-head.tsx';

const digitsIn = (text: string): number => /\.(\d+)/.exec(text)?.[1]?.length ?? 0;

/** How much a figure that can be followed has moved, to the digits with which it is read. */
const movedBy = ({ one, other }: ComparedFigure): string => {
  if (one?.value === undefined || other?.value === undefined) return '';
  if (one.text === other.text) return words.same;
  const digits = Math.max(digitsIn(one.text), digitsIn(other.text));
  // As whoever reads both would reckon it.
  const read = (value: number): number => Number(value.toFixed(digits));
  const by = read(other.value) - read(one.value);
  if (by === 0) return words.same;
  const written = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return words.moved(written.format(Math.abs(by)), by > 0);
};

interface ComparedFiguresProps {
  readonly round: ComparedRound;
  readonly names: readonly [one: string, other: string];
}

/** What is worth following stands out among the figures. */
const figureClass = (figure: ReportFigure | null): string =>
  figure?.value === undefined ? 'tabular-nums' : 'font-semibold tabular-nums';

/** What the kind of question tells in figures, such as means, side by side. */
export const ComparedFigures = ({ round, names }: ComparedFiguresProps) => (
  <table className="compare-table">
    <caption className="only-spoken">{words.figures(round.text)}</caption>
    <ComparedHead what={words.figure} names={names} />
    <tbody>
      {round.figures.map((figure) => (
        <tr key={figure.name}>
          <th scope="row" dir="auto" className="font-normal [overflow-wrap:anywhere]">
            <MathText text={figure.name} />
          </th>
          {[figure.one, figure.other].map((told, at) => (
            <td key={at === 0 ? 'one' : 'other'} data-run={names[at]} className={figureClass(told)}>
              {told?.text ?? words.noFigure}
            </td>
          ))}
          <td className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
            {movedBy(figure)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
