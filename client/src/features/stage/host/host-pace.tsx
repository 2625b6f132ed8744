import { type AnswerPace, drawnPace, mostColumns, mostDots } from './answer-pace.ts';
import { hostMessages as words } from './host.messages.ts';

const pitch = 14;
const radius = 5;
const width = mostColumns * pitch;
const height = mostDots * pitch;

const placesOf = (columns: readonly number[], dot: number): { x: number; y: number }[] =>
  columns.flatMap((count, column) =>
    Array.from({ length: Math.ceil(count / dot) }, (_, row) => ({
      x: (column + 0.5) * pitch,
      y: height - (row + 0.5) * pitch,
    })),
  );

/** A dot is an answer, a column is two seconds: it says when to close. */
const Dots = ({ columns, dot }: Pick<ReturnType<typeof drawnPace>, 'columns' | 'dot'>) => (
  <svg viewBox={`0 0 ${width} ${height + 4}`} aria-hidden="true" className="w-full">
    {placesOf(columns, dot).map(({ x, y }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className="fill-people" />
    ))}
    <rect y={height + 1} width={width} height={2.5} className="fill-ink" />
  </svg>
);

/** How quickly answers come to what is asked now. */
export const HostPace = ({ pace }: { pace: AnswerPace }) => {
  const { columns, dot, seconds, recent, mood } = drawnPace(pace);
  // Of what came before this page was opened there is nothing to draw.
  const isDrawn = pace.isWhole || columns.some((count) => count > 0);
  return (
    <div className="grid gap-2">
      {isDrawn && (
        <>
          <Dots columns={columns} dot={dot} />
          {/* The time stands below the newest column. */}
          <p
            className="flex min-w-fit justify-between gap-4 text-xs whitespace-nowrap text-ink-soft"
            style={{ width: `${(columns.length / mostColumns) * 100}%` }}
          >
            <span>{pace.isWhole ? words.paceOpened : words.paceSeen}</span>
            <span>{words.paceSeconds(seconds)}</span>
          </p>
          {dot > 1 && <p className="text-xs text-ink-soft">{words.paceDot(dot)}</p>}
        </>
      )}
      {pace.isOpen && mood !== null && (
        <p className="text-sm">
          <b className="block font-semibold">{words.paceMoods[mood]}</b>
          {mood !== 'none' && <span className="text-ink-soft">{words.paceRecent(recent)}</span>}
        </p>
      )}
    </div>
  );
};
