import { type CSSProperties, memo, useState } from 'react';
import { angleOf, turnTo } from '../draw/wheel-turn.ts';
import { type Round, spinMs } from '../use-round.ts';

/** Names beside so many dots are read; beyond, the dots alone are people. */
const mostNamed = 30;
const mostLetters = 18;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const shortened = (name: string): string => {
  const all = Array.from(letters.segment(name), ({ segment }) => segment);
  return all.length > mostLetters ? `${all.slice(0, mostLetters - 1).join('')}…` : name;
};

/** Where the ring stands turned to: onward with each draw, to whoever was drawn. */
const useTurned = ({ current, present, isSpinning }: Round): number => {
  const [ring, setRing] = useState({ turned: 0, isSpinning: false });
  if (ring.isSpinning !== isSpinning) {
    const place = present.findIndex(({ key }) => key === current?.key);
    const turned =
      isSpinning && place >= 0 ? turnTo(place, present.length, ring.turned) : ring.turned;
    setRing({ turned, isSpinning });
    return turned;
  }
  return ring.turned;
};

interface DotProps {
  readonly label: string;
  readonly angle: number;
  readonly radius: number;
  readonly isNamed: boolean;
  readonly had: boolean;
  readonly isDrawn: boolean;
}

const Dot = memo(({ label, angle, radius, isNamed, had, isDrawn }: DotProps) => (
  <g transform={`rotate(${angle})`} data-had={had} data-drawn={isDrawn}>
    <circle cy={-90} r={isDrawn ? radius * 1.3 : radius} />
    {isNamed && (
      <text transform="translate(0 -83) rotate(90)" dominantBaseline="central">
        {shortened(label)}
      </text>
    )}
  </g>
));

/** Everybody who is here is a dot; it turns until whoever was drawn stands at its top. */
export const Ring = ({ round }: { round: Round }) => {
  const { present, state, current, isSpinning } = round;
  const turned = useTurned(round);
  const isShown = current !== null && !isSpinning;
  const style: CSSProperties & Record<'--spin', string> = { '--spin': `${spinMs}ms` };
  return (
    <svg
      className="roulette-ring"
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      data-shown={isShown}
      style={style}
    >
      <g style={{ transform: `rotate(${turned}deg)` }}>
        {present.map(({ key, label }, place) => (
          <Dot
            key={key}
            label={label}
            angle={angleOf(place, present.length)}
            radius={Math.min(4.5, (0.75 * Math.PI * 90) / present.length)}
            isNamed={present.length <= mostNamed}
            had={state.had.has(key)}
            isDrawn={isShown && key === current.key}
          />
        ))}
      </g>
      <polygon points="-3.5,-100 3.5,-100 0,-95.5" />
    </svg>
  );
};
