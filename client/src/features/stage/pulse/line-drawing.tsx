import { box, type LineShape } from './line-shape.ts';
import { pulseMessages as words } from './pulse.messages.ts';

const lostWords = (most: number | null): string => {
  if (most === null) return words.fewLost;
  return most === 0 ? words.noneLost : words.mostLost(most);
};

const Key = ({ className, children }: { className: string; children: string }) => (
  <li className="flex items-center gap-1.5">
    <span aria-hidden="true" className={className} />
    {children}
  </li>
);

/** Who was lost, above the ground; reactions below it; a line where something new was asked. */
export const LineDrawing = ({ shape }: { shape: LineShape }) => (
  <figure className="grid gap-2">
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={`${words.line}. ${words.lineSpoken(shape.minutes, lostWords(shape.most), shape.allTaps)}`}
      className="w-full overflow-visible"
    >
      {shape.marks.map((x) => (
        <line
          key={x}
          x1={x}
          x2={x}
          y1={0}
          y2={box.height}
          strokeDasharray="3 3"
          className="stroke-line-strong"
        />
      ))}
      <path d={shape.lost} className="fill-people" />
      {shape.taps.map(({ x, width, height }) => (
        <rect
          key={x}
          x={x}
          y={box.ground + 4}
          width={width}
          height={height}
          className="fill-ink-soft"
        />
      ))}
      <rect y={box.ground} width={box.width} height={2} className="fill-ink" />
    </svg>
    <figcaption>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
        <Key className="size-2.5 bg-people">{words.keyLost}</Key>
        <Key className="size-2.5 bg-ink-soft">{words.keyReactions}</Key>
        {shape.marks.length > 0 && (
          <Key className="h-3 border-l-2 border-dashed border-line-strong">{words.keyMarks}</Key>
        )}
        <li className="ml-auto">{words.minutes(shape.minutes)}</li>
      </ul>
    </figcaption>
  </figure>
);
