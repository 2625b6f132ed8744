import './grid-plane.css';
import type {
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

interface GridPlaneProps {
  readonly question: Pick<GridQuestion, 'across' | 'up'>;
  /** What lies on it. */
  readonly children?: ReactNode;
}

/** The plane between its axes. What is on it is said elsewhere: it is a picture alone. */
export const GridPlane = ({ question: { across, up }, children }: GridPlaneProps) => (
  <div className="grid-plane" aria-hidden="true">
    <p className="grid-axis grid-axis-up">
      <span dir="auto">{up.low}</span>
      <b dir="auto">{up.name}</b>
      <span dir="auto">{up.high}</span>
    </p>
    <div className="grid-field">{children}</div>
    <p className="grid-axis grid-axis-across">
      <span dir="auto">{across.low}</span>
      <b dir="auto">{across.name}</b>
      <span dir="auto">{across.high}</span>
    </p>
  </div>
);
