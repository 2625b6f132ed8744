import { optionShape, optionTokenOnHouse } from '../../../ui/option-mark.tsx';
import { seatsByShare } from '../report-figures.ts';
import { seatsIn } from '../seats.ts';

/** More than this many are not told apart: the picture is of the room, the number stands beside it. */
const mostDrawn = 160;

interface AnswerSetProps {
  readonly people: number;
  /** How many answers each option got. */
  readonly spread: readonly number[];
}

/** Everybody who was there, in one closed set, in the shapes of the answers that were given. */
export const AnswerSet = ({ people, spread }: AnswerSetProps) => {
  const count = Math.min(people, mostDrawn);
  const { seats, step } = seatsIn(92, count, 18);
  const size = step * 0.78;
  const answers = seatsByShare(spread, count);
  return (
    <svg viewBox="-100 -100 200 200" className="answer-set" aria-hidden="true">
      <circle r="98" className="answer-set-line" />
      {seats.map(({ x, y }, seat) => {
        const option = answers[seat];
        if (option === undefined) {
          return (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={size / 2} className="answer-set-person" />
          );
        }
        const turn = `translate(${(x - size / 2).toFixed(2)} ${(y - size / 2).toFixed(2)}) scale(${(size / 24).toFixed(4)})`;
        return (
          <path
            key={`${x} ${y}`}
            d={optionShape(option)}
            transform={turn}
            fill={`var(--${optionTokenOnHouse(option)})`}
          />
        );
      })}
    </svg>
  );
};
