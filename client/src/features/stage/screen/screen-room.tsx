import './screen-room.css';
import type { CSSProperties } from 'react';
import { formatCount } from '../../../ui/number-format.ts';
import { screenMessages as words } from './screen.messages.ts';

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface RoomLineProps {
  readonly circle: Circle;
  readonly isShown: boolean;
  /** Whether somebody can still come in: then the line has a gap at the top. */
  readonly isOpen: boolean;
  /** Seconds left, of how many; null where there is no end. */
  readonly left?: number | null;
  readonly of?: number | null;
  readonly width?: number;
  /** Nobody is to hurry when it ends. */
  readonly isCalm?: boolean;
}

/** Its middle: all of it is drawn around that, in pixels of the screen. */
const middleOf = ({ x, y }: Circle): CSSProperties => ({
  left: `calc(${x} * var(--px))`,
  top: `calc(${y} * var(--px))`,
});

const urgent = 5;
/** Of the line, in hundredths. */
const gap = 11.2;

/** How much of the line is there, in hundredths, and from where on. */
const dashOf = (isOpen: boolean, part: number | null): CSSProperties => {
  if (part !== null)
    return { strokeDasharray: `${100 * part} ${100 - 100 * part}`, strokeDashoffset: 0 };
  return isOpen
    ? { strokeDasharray: `${100 - gap} ${gap}`, strokeDashoffset: -gap / 2 }
    : { strokeDasharray: '100 0', strokeDashoffset: 0 };
};

/** The line around a room: open while somebody can still come in, closed once nobody can; a count-down is that line closing. */
export const RoomLine = (props: RoomLineProps) => {
  const { circle, isShown, isOpen, left = null, of = null, width = 6, isCalm = false } = props;
  const { radius } = circle;
  const isTimed = isOpen && left !== null && of !== null;
  const part = isTimed ? Math.min(1, Math.max(0.001, 1 - left / Math.max(1, of))) : null;
  const stroke = isTimed ? 12 : width;
  const line = { strokeWidth: stroke, style: { r: radius - stroke / 2 } };
  return (
    <svg
      className="screen-room-line"
      aria-hidden="true"
      viewBox="0 0 100 100"
      style={middleOf(circle)}
      data-shown={isShown}
      data-timed={isTimed}
      data-urgent={!isCalm && left !== null && left <= urgent}
    >
      {isTimed && <circle {...line} className="screen-room-track" />}
      <circle {...line} pathLength="100" style={{ ...line.style, ...dashOf(isOpen, part) }} />
    </svg>
  );
};

/** What is in the middle of a room is as large as its hole. */
export const heartHole = (radius: number, joined: number): number =>
  Math.min(joined >= 1_000 ? 176 : 160, radius * 0.46);

interface HeartProps {
  readonly circle: Circle;
  readonly isShown: boolean;
  readonly phase: 'ready' | 'open' | 'closed';
  readonly joined: number;
  readonly answered: number;
}

/** In the middle of the room: how many have answered, where the eye is. */
export const RoomHeart = ({ circle, isShown, phase, joined, answered }: HeartProps) => {
  const isReady = phase === 'ready';
  const count = formatCount(isReady ? joined : answered);
  const size = (heartHole(circle.radius, joined) / 160) * (joined >= 1_000 ? 105 : 150);
  const style = { ...middleOf(circle), '--size': size } as CSSProperties;
  if (joined === 0)
    return (
      <p className="screen-heart" style={style} data-shown={isShown}>
        <span>{words.nobody}</span>
      </p>
    );
  return (
    <p className="screen-heart" style={style} data-shown={isShown} aria-hidden={!isShown}>
      <b>{count}</b> <span>{isReady ? words.here(joined) : words.of(joined)}</span>
    </p>
  );
};
