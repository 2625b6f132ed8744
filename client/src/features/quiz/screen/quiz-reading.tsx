import './quiz-reading.css';
import type { QuizScreenView } from '@sets/shared/quiz/quiz.views.ts';
import { type CSSProperties, useRef } from 'react';
import { formatCount } from '../../../ui/number-format.ts';
import { ScreenHeading } from '../../question/choosing/screen/screen-heading.tsx';
import { unplaced } from '../../question/choosing/screen/screen-question.tsx';
import { useScreenGrid } from '../../question/choosing/screen/use-screen-grid.ts';
import { RoomLine } from '../../stage/screen/screen-room.tsx';
import { screenMessages } from '../../stage/screen/screen.messages.ts';
import { quizScreenMessages as words } from './quiz-screen.messages.ts';

interface ReadingProps {
  readonly reading: NonNullable<QuizScreenView['reading']>;
  /** Seconds left to read it. */
  readonly left: number | null;
}

interface ToComeProps {
  readonly options: number;
  readonly y: number;
  /** What the room beside it leaves. */
  readonly width: number;
}

/** How many answers come: as many empty places. */
const ToCome = ({ options, y, width }: ToComeProps) => (
  <p className="quiz-to-come" style={{ '--y': y, '--width': width } as CSSProperties}>
    <span className="quiz-places" aria-hidden="true">
      {Array.from({ length: options }, (_, place) => (
        <i key={place} />
      ))}
    </span>
    {words.toCome(options)}
  </p>
);

/** In pixels of the screen: the margin, and where the way in begins. */
const margin = 72;
const lowest = 884;

/** The question alone, before its answers: a line closes calmly while it is read. */
export const QuizReading = ({ reading, left }: ReadingProps) => {
  const { text, options, seconds } = reading;
  const stage = useRef<HTMLDivElement>(null);
  const asked = { content: text, isTimed: true, hasCorrect: false, isBare: false };
  const { grid, sheet } = useScreenGrid(stage, asked) ?? unplaced(0, false);
  const { room, question } = grid;
  const middle = {
    left: `calc(${room.x} * var(--px))`,
    top: `calc(${room.y} * var(--px))`,
    '--size': Math.min(200, room.radius * 0.6),
  } as CSSProperties;
  const below = question.y + question.height;
  return (
    <div className="screen-stage" ref={stage}>
      <ScreenHeading text={text} grid={grid} isBare={false} />
      {options > 0 && !sheet.isUpright && (
        <ToCome
          options={options}
          y={(below + lowest) / 2}
          width={room.x - room.radius - 2 * margin}
        />
      )}
      <RoomLine circle={room} isShown isOpen isCalm left={left} of={seconds} />
      {left !== null && (
        <p
          className="screen-heart"
          style={middle}
          role="timer"
          aria-label={screenMessages.secondsLeft(left)}
        >
          <b aria-hidden="true">{formatCount(left)}</b>{' '}
          <span aria-hidden="true">{screenMessages.seconds(left)}</span>
        </p>
      )}
    </div>
  );
};
