import { optionColour, optionEdge } from '../../ui/option-mark.tsx';

const ink = 'var(--ink)';
const people = 'var(--people)';

/** Somebody comes in through the gap. */
const ComingIn = () => (
  <>
    <path
      d="M40 11a31 31 0 1 1-14 0"
      fill="none"
      stroke={ink}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <circle cx="33" cy="11" r="6.5" fill={people} />
  </>
);

/** Who has answered is solid. */
const Answering = () => (
  <>
    <circle cx="33" cy="41" r="31" fill="none" stroke={ink} strokeWidth="4" />
    {[
      [25, 31, true],
      [42, 29, true],
      [33, 44, true],
      [19, 47, false],
      [47, 49, false],
      [32, 60, false],
    ].map(([x, y, isSolid]) => (
      <circle
        key={String(x)}
        cx={Number(x)}
        cy={Number(y)}
        r={isSolid === true ? 6.5 : 5.5}
        fill={isSolid === true ? people : 'none'}
        stroke={people}
        strokeWidth={isSolid === true ? 0 : 2}
      />
    ))}
  </>
);

/** Bars on their base line. */
const Showing = () => (
  <>
    {[26, 50, 17].map((length, index) => (
      <rect
        key={length}
        x="8"
        y={15 + index * 19}
        width={length}
        height="14"
        fill={optionColour(index)}
        stroke={optionEdge(index)}
        strokeWidth="1.5"
      />
    ))}
    <path d="M8 8v66" stroke={ink} strokeWidth="4" strokeLinecap="round" />
  </>
);

const drawings = [ComingIn, Answering, Showing];

/** What happens in a step, as the screen draws it. */
export const StepDrawing = ({ step }: { step: number }) => {
  const Drawing = drawings[step] ?? ComingIn;
  return (
    <svg viewBox="0 0 66 82" className="w-16 flex-none overflow-visible" aria-hidden="true">
      <Drawing />
    </svg>
  );
};
