import './grid-plane.css';
import type {
  Axis,
  CountedItem,
  GridCounts,
  GridQuestion,
  Place,
} from '@sets/shared/question/kinds/grid.ts';
import type { CSSProperties, ReactNode } from 'react';
import { optionColour, optionEdge, OptionMark } from '../../../ui/option-mark.tsx';
import { marksApart, type MarkSize } from './marks-apart.ts';

/** The colours of an item, for styles of what stands for it. */
export const itemColours = (index: number) =>
  ({ '--option': optionColour(index), '--option-edge': optionEdge(index) }) as CSSProperties;

export const standsAt = ({ x, y }: Place) => ({ '--x': x, '--y': y }) as CSSProperties;

type There = CountedItem & { readonly mean: Place; readonly spread: Place; readonly index: number };

const itemsThere = ({ items }: GridCounts): There[] =>
  items.flatMap(({ mean, spread, ...rest }, index) =>
    mean === null || spread === null ? [] : [{ ...rest, mean, spread, index }],
  );

interface GridMeansProps {
  readonly counts: GridCounts;
  readonly size: MarkSize;
}

/** Each item at its mean place, with the spread around it; a line leads there where its mark had to give way. */
export const GridMeans = ({ counts, size }: GridMeansProps) => {
  const there = itemsThere(counts);
  const drawn = marksApart(
    there.map(({ mean }) => mean),
    size,
  );
  return (
    <>
      {there.map(({ id, mean, spread, index }) => {
        const wide = { '--wide': spread.x * 2, '--tall': spread.y * 2 } as CSSProperties;
        const style = { ...itemColours(index), ...standsAt(mean), ...wide };
        return <i key={id} className="grid-spread" style={style} />;
      })}
      <svg className="grid-leads" viewBox="0 0 100 100" preserveAspectRatio="none">
        {there.map(({ id, mean, index }, at) => {
          const { x, y } = drawn[at] ?? mean;
          const way = `M${mean.x} ${100 - mean.y}L${x} ${100 - y}`;
          return <path key={id} d={way} style={itemColours(index)} />;
        })}
      </svg>
      {there.map(({ id, mean, index }) => (
        <i key={id} className="grid-dot" style={{ ...itemColours(index), ...standsAt(mean) }} />
      ))}
      {there.map(({ id, mean, index }, at) => (
        <span key={id} className="grid-mark" style={standsAt(drawn[at] ?? mean)}>
          <OptionMark index={index} />
        </span>
      ))}
    </>
  );
};

/** How many letters of an axis stand beside the plane in one line, at all sizes of it. */
const lineLength = 12;

/** As many lines as the longest text of an axis takes where it stands beside the plane. */
const linesOf = ({ name, low, high }: Axis) => {
  const longest = Math.max(name.length, low.length, high.length);
  return { '--lines': Math.ceil(longest / lineLength) } as CSSProperties;
};

interface GridPlaneProps {
  readonly question: Pick<GridQuestion, 'across' | 'up'>;
  /** What lies on it. */
  readonly children?: ReactNode;
}

/** What an axis is called, between what its ends mean. */
export const AxisWords = ({ axis }: { readonly axis: Axis }) => (
  <>
    <span dir="auto">{axis.low}</span>
    <b dir="auto">{axis.name}</b>
    <span dir="auto">{axis.high}</span>
  </>
);

/** The plane between its axes. What is on it is said elsewhere: it is a picture alone. */
export const GridPlane = ({ question: { across, up }, children }: GridPlaneProps) => (
  <div className="grid-plane" aria-hidden="true">
    <p className="grid-axis grid-axis-up" style={linesOf(up)}>
      <AxisWords axis={up} />
    </p>
    <div className="grid-field">{children}</div>
    <p className="grid-axis grid-axis-across">
      <AxisWords axis={across} />
    </p>
  </div>
);
