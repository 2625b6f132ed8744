import './little-wall.css';
import type { RoundInWords } from '@sets/shared/live/last-run.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatShare } from '../../../ui/number-format.ts';
import { optionBar, optionLetter, OptionMark } from '../../../ui/option-mark.tsx';
import { signShape } from '../../../ui/sign-shape.ts';

interface LittleWallProps {
  /** What the room answered last; null where nobody has. */
  readonly round: RoundInWords | null;
  /** Somebody can come in now. */
  readonly isOpen: boolean;
}

/** A set that nobody is in yet; open while somebody can come. */
const EmptySet = ({ isOpen }: Pick<LittleWallProps, 'isOpen'>) => (
  <svg viewBox={signShape.viewBox} className="little-set" data-open={isOpen}>
    <path d={signShape.ring} />
    {isOpen && <circle {...signShape.dot} />}
  </svg>
);

/**
 * What a room saw last, small: a picture, so it is hidden from those who hear the page; the words
 * beside it say when that was, and lead to all of it.
 */
export const LittleWall = ({ round, isOpen }: LittleWallProps) => {
  if (round === null) {
    return (
      <div className="little-wall" aria-hidden="true">
        <EmptySet isOpen={isOpen} />
      </div>
    );
  }
  const { text, lines, answered } = round;
  const shares = lines.map(({ count }) => (answered === 0 ? 0 : count / answered));
  const most = Math.max(0.2, ...shares);
  return (
    <div className="little-wall" aria-hidden="true">
      <p className="little-question" dir="auto">
        <MathText text={text} />
      </p>
      <ul className="little-bars" data-many={lines.length > 6}>
        {lines.map((line, index) => {
          const share = shares[index] ?? 0;
          const bar = {
            '--length': Math.min(1, share / most),
            ...optionBar(index),
          } as CSSProperties;
          return (
            // Options may say the same, so their place is what tells them apart.
            <li key={optionLetter(index)} style={bar}>
              <span className="little-option">
                <OptionMark index={index} />
                <span dir="auto">
                  <MathText text={line.text} />
                </span>
              </span>
              <span className="little-bar" data-none={line.count === 0}>
                <b>{formatShare(share)}</b>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
