import './screen-line.css';
import { formatCount } from '../../../ui/number-format.ts';
import { screenMessages as words } from './screen.messages.ts';

const urgent = 5;

interface ScreenLineProps {
  /** Empty where there is nothing to be done, only to be read. */
  readonly state: string;
  /** Whether people can do something now. */
  readonly isOpen: boolean;
  /** What else is said, from left to right; what is empty is left out. */
  readonly parts: readonly string[];
  /** Whose room it is; it is left out while time is counted. */
  readonly school?: string | undefined;
  /** Seconds left; null where there is no end. */
  readonly left: number | null;
}

/** Above all: what is so now, and how long still. */
export const ScreenLine = ({ state, isOpen, parts, school, left }: ScreenLineProps) => (
  <header className="screen-line">
    <p className="screen-line-words">
      {state !== '' && (
        <span className="screen-state" data-open={isOpen}>
          {state}
        </span>
      )}
      {parts
        .filter((part) => part !== '')
        .map((part) => (
          <span key={part}>{part}</span>
        ))}
    </p>
    {left === null && school !== undefined && (
      <p className="screen-school" dir="auto">
        {school}
      </p>
    )}
    {left !== null && (
      <p
        className="screen-seconds"
        role="timer"
        aria-label={words.secondsLeft(left)}
        data-urgent={left <= urgent}
      >
        <b aria-hidden="true">{formatCount(left)}</b>
        <span aria-hidden="true">{words.seconds(left)}</span>
      </p>
    )}
  </header>
);
