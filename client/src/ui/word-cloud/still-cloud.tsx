import { dotsOf, leaderOf } from './cloud-files.ts';
import { mostDotted } from './cloud-dots.ts';
import { cloudFamily, type CloudPicture, cloudWeight, type PlacedWord } from './cloud-word.ts';

const Dots = ({ word }: { readonly word: PlacedWord }) => {
  const { radius, y, xs } = dotsOf(word);
  return xs.map((x) => <circle key={x} cx={x} cy={y} r={radius} />);
};

/** A picture that is drawn once and moves no more: for paper. Beside it stands a list of the same words. */
export const StillCloud = ({ picture }: { readonly picture: CloudPicture }) => {
  const { width, height, placed } = picture;
  const leader = leaderOf(placed);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true">
      <g fontFamily={cloudFamily} fontWeight={cloudWeight} textAnchor="middle">
        {placed.map(({ key, text, x, y, size }) => (
          <text
            key={key}
            x={x}
            y={y}
            fontSize={size}
            fill={key === leader ? 'var(--people-ink)' : 'var(--ink)'}
          >
            {text}
          </text>
        ))}
      </g>
      {placed.length <= mostDotted && (
        <g fill="var(--people)">
          {placed.map((word) => (
            <Dots key={word.key} word={word} />
          ))}
        </g>
      )}
    </svg>
  );
};
