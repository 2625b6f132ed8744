import './pin-map.css';
import type { PinCounts, PinQuestion } from '@sets/shared/question/kinds/pin.ts';
import { type Pin, pinAt, pinCell, pinSteps } from '@sets/shared/question/pin-place.ts';
import type { Area } from '@sets/shared/question/rights/right-area.ts';
import type { ReactNode } from 'react';
import { PinAreas } from './pin-areas.tsx';
import { QuestionImage } from '../picture/question-image.tsx';

/** A dot of one pin, and the largest, in cells; where there are more dots than `roomy`, all are smaller. */
const dot = { least: 0.6, most: 1.5, roomy: 40, smallest: 0.55 } as const;

/** How large the dot of so many pins is, as a radius in cells, so that the picture is seen between them. */
export const dotRadius = (pins: number, most: number, dots: number): number => {
  const part = Math.sqrt((pins - 1) / Math.max(1, most - 1));
  const shrunk = Math.max(dot.smallest, Math.min(1, Math.sqrt(dot.roomy / dots)));
  return (dot.least + (dot.most - dot.least) * part) * shrunk;
};

interface PinDotsProps {
  readonly counts: PinCounts;
  readonly width: number;
  readonly height: number;
}

/** People where they put their pins; two colours of edge, so that they are seen on any picture. */
const PinDots = ({ counts, width, height }: PinDotsProps) => {
  const most = Math.max(1, ...counts.pins);
  const [across, down] = [width / pinSteps, height / pinSteps];
  const cell = Math.sqrt(across * down);
  const all = counts.cells.map((at, index) => ({ at, pins: counts.pins[index] ?? 0 }));
  // The largest below, so that none is covered.
  const drawn = all.toSorted((one, other) => other.pins - one.pins || one.at - other.at);
  return (
    <svg className="pin-dots" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {drawn.map(({ at, pins }) => {
        const { x, y } = pinAt(at);
        const place = { cx: (x + 0.5) * across, cy: (y + 0.5) * down };
        return <circle key={at} {...place} r={dotRadius(pins, most, all.length) * cell} />;
      })}
    </svg>
  );
};

/** One's own pin: its point is the place. */
export const PinSign = ({ pin }: { readonly pin: Pin }) => (
  <svg
    className="pin-sign"
    viewBox="0 0 24 30"
    aria-hidden="true"
    data-cell={pinCell(pin)}
    style={{
      left: `${((pin.x + 0.5) / pinSteps) * 100}%`,
      top: `${((pin.y + 0.5) / pinSteps) * 100}%`,
    }}
  >
    <path d="M12 29C8 22 2 17.5 2 11.5a10 10 0 0 1 20 0C22 17.5 16 22 12 29Z" />
    <circle cx="12" cy="11.5" r="4" />
  </svg>
);

const noAreas: readonly Area[] = [];

interface PinMapProps {
  readonly question: PinQuestion;
  /** Null while they are hidden. */
  readonly counts: PinCounts | null;
  readonly own?: Pin | null;
  /** Where pins are right, once that is to be seen. */
  readonly areas?: readonly Area[];
  /** What lies on it. */
  readonly children?: ReactNode;
}

/** The picture with the pins on it. */
export const PinMap = ({
  question: { picture },
  counts,
  own = null,
  areas = noAreas,
  children,
}: PinMapProps) =>
  picture === null ? null : (
    <div className="pin-map">
      <QuestionImage picture={picture} />
      {areas.length > 0 && <PinAreas areas={areas} width={picture.width} height={picture.height} />}
      {counts !== null && <PinDots counts={counts} width={picture.width} height={picture.height} />}
      {own !== null && <PinSign pin={own} />}
      {children}
    </div>
  );
