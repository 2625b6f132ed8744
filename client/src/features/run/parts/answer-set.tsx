import { optionShape } from '../../../ui/option-mark.tsx';
import { seatsByShare } from '../report-figures.ts';
import { seatsIn } from '../seats.ts';

/** More than this many are not told apart: the picture is of the room, the number stands beside it. */
const mostDrawn = 160;

/** On the ground of the house three colours are lighter, so that each stands out from it. */
const colours = [
  '#4fa8e0',
  'var(--answer-b)',
  '#22b38a',
  'var(--answer-d)',
  'var(--answer-e)',
  '#ff8a3d',
  'var(--answer-g)',
  '#ffffff',
  '#4fa8e0',
  'var(--answer-b)',
];

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
  const given = spread.reduce((sum, answers) => sum + answers, 0);
  // Who gave none is there as a dot, around those who did.
  const answers = seatsByShare(spread, Math.min(count, Math.ceil((count * given) / people)));
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
          <path key={`${x} ${y}`} d={optionShape(option)} transform={turn} fill={colours[option]} />
        );
      })}
    </svg>
  );
};
