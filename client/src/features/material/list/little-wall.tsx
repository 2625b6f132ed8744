import './little-wall.css';
import { type RoundInWords, shareOfLine } from '@sets/shared/live/last-run.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatShare } from '../../../ui/number-format.ts';
import { optionBar, optionLetter, OptionMark } from '../../../ui/option-mark.tsx';
import { listMessages as words } from './list.messages.ts';

interface LittleWallProps {
  /** What the room answered last; null where nobody has. */
  readonly round: RoundInWords | null;
  /** Somebody can come in now. */
  readonly isOpen: boolean;
}

const golden = (137.508 * Math.PI) / 180;
const emptySeats = Array.from({ length: 11 }, (_, seat) => {
  const distance = 12 * Math.sqrt((seat + 0.5) / Math.PI);
  return {
    cx: (32 + distance * Math.cos(seat * golden)).toFixed(1),
    cy: (32 + distance * Math.sin(seat * golden)).toFixed(1),
  };
});

/** A room as the projector shows it, with nobody in it yet; its seats are those of people where somebody can come. */
const EmptySet = ({ isOpen }: Pick<LittleWallProps, 'isOpen'>) => (
  <svg viewBox="0 0 64 64" className="little-set" data-open={isOpen}>
    <path d="M41.6 5.7A28 28 0 1 1 22.4 5.7" />
    {emptySeats.map((seat) => (
      <circle key={seat.cx} {...seat} r="3.1" />
    ))}
  </svg>
);

/** Bars of what is no answer to choose from. */
const ofPeople = { '--bar': 'var(--people)', '--edge': 'var(--people-ink)' };

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
  const { text, lines, unmarked } = round;
  const shares = lines.map((line) => shareOfLine(round, line));
  const most = Math.max(0.2, ...shares);
  return (
    <div className="little-wall" aria-hidden="true">
      <p className="little-question" dir="auto">
        <MathText text={text} />
      </p>
      {lines.length === 0 && <p className="little-none">{words.noneShown}</p>}
      <ul
        className="little-bars"
        data-many={lines.length > 6}
        data-told={lines.some(({ told }) => told !== undefined)}
      >
        {lines.map((line, index) => {
          const share = shares[index] ?? 0;
          const bar = {
            '--length': Math.min(1, share / most),
            ...(unmarked === true ? ofPeople : optionBar(line.mark ?? index)),
          } as CSSProperties;
          return (
            // Options may say the same, so their place is what tells them apart.
            <li key={optionLetter(index)} style={bar}>
              <span className="little-option">
                {unmarked !== true && <OptionMark index={line.mark ?? index} sign={line.sign} />}
                <span dir="auto">
                  <MathText text={line.text} />
                </span>
              </span>
              <span className="little-bar" data-none={line.count === 0}>
                <b>{line.told ?? formatShare(share)}</b>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
