import type { CSSProperties, ReactNode } from 'react';
import { seatAngle } from '../../../ui/dots/seats.ts';
import { OwnSet } from './own-set.tsx';

/** More than these are not told apart in so small a set. */
const mostMarks = 12;

/** Where a mark is, in % of the width from the middle: as the people on the big screen. */
const placeOf = (index: number, count: number): CSSProperties => {
  const distance = count === 1 ? 0 : 33 * Math.sqrt((index + 0.5) / count);
  const angle = seatAngle(index);
  const place = { '--x': distance * Math.cos(angle), '--y': distance * Math.sin(angle) };
  return place as CSSProperties;
};

interface KeptSetProps {
  readonly marks: readonly { readonly key: string; readonly mark: ReactNode }[];
  /** Whether its line has an opening. */
  readonly open?: boolean;
}

/** One's own set: a mark for each answer, in a line. */
export const KeptSet = ({ marks, open = false }: KeptSetProps) => {
  const shown = marks.slice(0, mostMarks);
  return (
    <div className="kept-set" aria-hidden="true">
      <OwnSet closed={!open} isEmpty />
      {shown.map(({ key, mark }, index) => (
        <span key={key} style={placeOf(index, shown.length)}>
          {mark}
        </span>
      ))}
    </div>
  );
};
