import type { ReportFigure, ReportLine } from '@sets/shared/live/report-line.ts';
import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount, formatShare } from '../../../ui/number-format.ts';
import { optionBar, OptionMark } from '../../../ui/option-mark.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { laneOf } from '../lane.ts';
import { lettersOf } from '../letters-of.ts';
import { shareOf } from '../whole-of.ts';
import { runMessages as words } from '../run.messages.ts';
import { RoundDrawn } from './round-drawn.tsx';
import type { RoundChartProps } from './round-chart-props.ts';
import { roundDrawings } from './round-drawings.ts';

/** What a round came to: as the first drawing shows it that fits it, else as bars. */
export const RoundChart = (props: RoundChartProps) => {
  const { round } = props;
  const Drawing = roundDrawings.find(({ fits }) => fits(round))?.Drawing ?? Choices;
  // What the drawing has is not said twice.
  const figures = round.figures?.slice(Drawing === RoundDrawn ? round.drawn?.figures : 0);
  return (
    <>
      {round.lines.length > 0 || round.lists !== undefined ? <Drawing {...props} /> : null}
      <Figures figures={figures ?? []} />
    </>
  );
};

/** What bars do not say: a mean, a spread. */
const Figures = ({ figures }: { readonly figures: readonly ReportFigure[] }) =>
  figures.length === 0 ? null : (
    <dl className="chart-figures">
      {figures.map(({ name, text }) => (
        <div key={name}>
          <dt>
            <MathText text={name} />
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );

/** Options have marks on phones and on the wall up to so many; more than these are no options. */
const mostMarked = 10;

const isMarked = ({ unmarked, lines }: RoundResult): boolean =>
  unmarked !== true && lines.length <= mostMarked;

const markOf = ({ mark }: ReportLine, place: number): number => mark ?? place;

const barOf = (round: RoundResult, mark: number) =>
  isMarked(round) ? optionBar(mark) : { '--bar': 'var(--people)', '--edge': 'var(--people-ink)' };

/** What stands in the last column. */
const countedAs = {
  people: uiMessages.people,
  points: words.points,
  firsts: words.firsts,
} as const;

/** Apart from the answer for those who hear it, too. */
const RightChip = () => (
  <>
    {' '}
    <b className="chart-right">
      <Check size={14} strokeWidth={3.5} aria-hidden="true" />
      {words.correct}
    </b>
  </>
);

/** A round as bars on one base line. It is a table, so those who hear it get what others see. */
const Choices = ({ round, lane }: RoundChartProps) => {
  const { lines, text, unit } = round;
  const right = round.right?.lines ?? [];
  const end = lane ?? laneOf([round]);
  const letters = Math.max(1, ...lines.map((line) => lettersOf(line.text)));
  // Options may say the same, so their place is what tells them apart.
  const rows = lines.map((line, place) => ({ line, place, name: `${place}` }));
  return (
    <table
      className="chart"
      data-judged={right.length > 0}
      data-told={lines.some(({ told }) => told !== undefined)}
      style={{ '--letters': letters } as CSSProperties}
    >
      <caption className="only-spoken">{words.results(text, round.round)}</caption>
      <thead className="only-spoken">
        <tr>
          <th scope="col">{uiMessages.option}</th>
          <th scope="col">{uiMessages.share}</th>
          <th scope="col">{countedAs[unit ?? 'people']}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, place, name }) => {
          const share = shareOf(round, line.count);
          const bar = {
            '--length': Math.min(1, share / end),
            ...barOf(round, markOf(line, place)),
          } as CSSProperties;
          return (
            <tr
              key={name}
              style={bar}
              data-none={line.count === 0}
              data-right={right.includes(place)}
            >
              <th scope="row">
                {isMarked(round) && <OptionMark index={markOf(line, place)} sign={line.sign} />}
                <span dir="auto">
                  <MathText text={line.text} />
                  {right.includes(place) && <RightChip />}
                </span>
              </th>
              <td className="chart-share">{line.told ?? formatShare(share)}</td>
              <td className="chart-people">{formatCount(line.count)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
