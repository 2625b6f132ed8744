import './before-bars.css';
import type { CSSProperties } from 'react';
import { formatShare } from '../../../../ui/number-format.ts';
import { changeSince, type RoundBefore, shareBefore } from './change-of.ts';
import type { BarsScene } from './question-scene.ts';
import type { ScreenGrid } from './screen-grid.ts';
import { twoRoundsMessages as words } from './two-rounds.messages.ts';

interface BeforeProps {
  readonly before: RoundBefore;
  readonly scene: BarsScene;
  readonly grid: ScreenGrid;
}

/** Beside a lower bar a figure would touch those above and below it: the bar and the change say it. */
const leastBar = 18;

/** How far the share of a bar has moved, behind its figure; then the bar that it was, below it. */
export const BeforeCells = ({ before, scene, grid, bar }: BeforeProps & { bar: number }) => {
  const share = shareBefore(before, bar);
  const style = { '--before-length': (grid.lane * share) / scene.scale } as CSSProperties;
  return (
    <>
      <td className="change">{changeSince(before, bar, scene)}</td>
      <td className="before" data-empty={share === 0} style={style}>
        <span className={grid.rows.before < leastBar ? 'only-spoken' : undefined}>
          {formatShare(share)}
        </span>
      </td>
    </>
  );
};

/** The heads of those cells. */
export const BeforeHeads = ({ before }: Pick<BeforeProps, 'before'>) => (
  <>
    <th scope="col">{words.change}</th>
    <th scope="col">{words.round(before.round)}</th>
  </>
);

/** Which bars are which, above them. */
export const RoundsLegend = ({ before, scene, grid }: BeforeProps) => {
  const style = { '--legend-y': grid.rows.y, '--legend-x': grid.base } as CSSProperties;
  return (
    <p className="rounds-legend" style={style}>
      <span data-round="now">{words.roundOf(before.round + 1, scene.answered)}</span>{' '}
      <span data-round="before">{words.roundOf(before.round, before.answered)}</span>
    </p>
  );
};
