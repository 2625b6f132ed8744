import { type DotSet, placeSeats, stepOf } from '../../../ui/dots/seats.ts';
import { optionShape, optionVariableOnHouse } from '../../../ui/option-mark.tsx';
import { seatsByShare } from '../report-figures.ts';

/** More than this many are not told apart: the picture is of the room, the number stands beside it. */
const mostDrawn = 160;

/** Within the line that is drawn around it. */
const set: DotSet = { x: 0, y: 0, radius: 92, hole: 0, widest: 18 };

interface AnswerSetProps {
  readonly people: number;
  /** How many answers each option got. */
  readonly spread: readonly number[];
}

/** Everybody who was there, in one closed set, in the shapes of the answers that were given. */
export const AnswerSet = ({ people, spread }: AnswerSetProps) => {
  const count = Math.min(people, mostDrawn);
  const places = placeSeats(set, count);
  const size = stepOf(set, count) * 0.78;
  const given = spread.reduce((sum, answers) => sum + answers, 0);
  // Who gave none is there as a dot, around those who did.
  const answers = seatsByShare(spread, Math.min(count, Math.ceil((count * given) / people)));
  return (
    <svg viewBox="-100 -100 200 200" className="answer-set" aria-hidden="true">
      <circle r="98" className="answer-set-line" />
      {Array.from({ length: count }, (_, seat) => {
        const [x = 0, y = 0] = places.subarray(2 * seat);
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
            fill={`var(--${optionVariableOnHouse(option)})`}
          />
        );
      })}
    </svg>
  );
};
