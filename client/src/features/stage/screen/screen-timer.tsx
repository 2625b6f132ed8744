import { formatCount } from '../../../ui/number-format.ts';
import { screenMessages as words } from './screen.messages.ts';

const length = 2 * Math.PI * 45;
const urgent = 5;

interface ScreenTimerProps {
  readonly left: number;
  /** Seconds that the question has, for the ring. */
  readonly of: number;
}

/** The seconds left, in a ring that empties. */
export const ScreenTimer = ({ left, of }: ScreenTimerProps) => (
  <div
    className="screen-timer"
    role="timer"
    aria-label={words.secondsLeft(left)}
    data-urgent={left <= urgent}
  >
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="45" />
      <circle
        cx="50"
        cy="50"
        r="45"
        strokeDasharray={length}
        strokeDashoffset={length * (1 - Math.min(1, left / Math.max(1, of)))}
      />
    </svg>
    <span aria-hidden="true">{formatCount(left)}</span>
  </div>
);
