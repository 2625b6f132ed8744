import '../choosing/screen/screen-bars.css';
import './set-rows.css';
import { type CSSProperties, use, useMemo, useRef } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { OptionMark } from '../../../ui/option-mark.tsx';
import { unplaced } from '../choosing/screen/screen-question.tsx';
import { useScene } from '../choosing/screen/use-scene.ts';
import { type Placed, useScreenGrid } from '../choosing/screen/use-screen-grid.ts';
import { PartContext } from '../../stage/screen/sheet-part.tsx';
import type { ScreenStanding } from '../question-parts.ts';
import { peopleForDot, roundCells } from './cells-of-groups.ts';
import { columnsOf, type ColumnsPlace } from './columns-place.ts';
import { Ends, headOf, Heads, headSize, numbered } from './set-heads.tsx';
import type { GroupColours } from './sets-motion.ts';
import { previewOf, SetsFrame } from './sets-frame.tsx';
import { setsMessages as words } from './sets.messages.ts';
import { useSlide } from './use-sets.ts';

/** A row of small sets. */
export interface SetRow {
  readonly id: string;
  readonly text: string;
  /** Its place in the question, where it has a mark. */
  readonly mark?: number;
  /** One for each column; null while they are hidden. */
  readonly counts: readonly number[] | null;
  /** At its end, as many as there are heads for them. */
  readonly figures: readonly string[];
}

interface SetRowsProps {
  readonly text: string;
  readonly answered: number;
  readonly standing: ScreenStanding | undefined;
  /** In the order of the question. */
  readonly rows: readonly SetRow[];
  /** Ids from above to below. */
  readonly order: readonly string[];
  /** What a row is called. */
  readonly rowHead: string;
  readonly heads: readonly string[];
  /** What the first and the last column mean, where that is said. */
  readonly ends?: readonly [string, string];
  readonly figureHeads: readonly string[];
  /** Counts that are drawn beside these, with dots of the same size. */
  readonly beside?: readonly number[];
  readonly coloursOf: (colourOf: (token: string) => string, row: number) => RowColours;
  readonly spoken: string;
  /** What is said below them once they are shown. */
  readonly note?: string | undefined;
}

export interface RowColours {
  readonly fill: string;
  readonly edge: string | null;
}

const mostSplit = 760;
/** In a part of a sheet, which has room for the last figure alone. */
const splitOfPart = 290;
const useGroups = (
  { rows, order, heads, beside }: SetRowsProps,
  { grid }: Placed,
  { left, column, radius }: ColumnsPlace,
) => {
  const slide = useSlide(order, grid.rows.row);
  const counts = rows.flatMap((row) => row.counts ?? []);
  const key = JSON.stringify([
    counts,
    beside,
    order,
    grid.rows,
    left,
    column,
    radius,
    heads.length,
  ]);
  // Of the numbers alone, so that the same picture is not drawn again.
  return useMemo(() => {
    const middles = rows.flatMap(({ id }) =>
      heads.map((_, at) => ({
        x: left + (at + 0.5) * column,
        y:
          grid.rows.y +
          grid.rows.row * order.indexOf(id) +
          (grid.isStacked ? grid.rows.barTop + grid.rows.bar / 2 : grid.rows.row / 2),
      })),
    );
    const cells = roundCells(counts, middles, radius, beside);
    const rowOf = (group: number): number =>
      order.indexOf(rows[Math.floor(group / heads.length)]?.id ?? '');
    return { groups: { cells, rowOf, slide }, each: peopleForDot(counts, beside) };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says all of it
  }, [key, slide]);
};

interface RowProps extends Pick<SetRowsProps, 'heads' | 'figureHeads'> {
  readonly row: SetRow;
  readonly at: number;
}

const Row = ({ row, at, heads, figureHeads }: RowProps) => (
  <tr style={numbered('at', at)}>
    <th scope="row">
      {row.mark !== undefined && <OptionMark index={row.mark} />}
      {row.mark !== undefined && ' '}
      <span className="screen-answer" dir="auto">
        <MathText text={row.text} />
      </span>
    </th>
    {row.counts !== null &&
      heads.map((head, column) => (
        <td key={head} className="only-spoken">
          {formatCount(row.counts?.[column] ?? 0)}
        </td>
      ))}
    {row.counts !== null &&
      figureHeads.map((head, each) => (
        <td
          key={head}
          className="sets-figure"
          data-last={each === figureHeads.length - 1}
          style={numbered('from', figureHeads.length - each)}
        >
          {row.figures[each]}
        </td>
      ))}
  </tr>
);

/** The colours of all groups, row by row. */
const useColours = ({ rows, heads, coloursOf }: SetRowsProps) => {
  const [many, columns] = [rows.length, heads.length];
  return useMemo(
    () =>
      (colourOf: (token: string) => string): GroupColours => {
        const ofRows = Array.from({ length: many }, (_, row) => coloursOf(colourOf, row));
        const all = ofRows.flatMap((one) => Array.from({ length: columns }, () => one));
        const edges = all.flatMap(({ edge }) => edge ?? []);
        return {
          people: colourOf('people'),
          fills: all.map(({ fill }) => fill),
          edges: edges.length === all.length ? edges : null,
        };
      },
    [many, columns, coloursOf],
  );
};

const varsOf = ({ grid }: Placed, place: ColumnsPlace, head: number): CSSProperties =>
  ({
    '--rows-x': grid.rows.x,
    '--rows-y': grid.rows.y,
    '--row': grid.rows.row,
    '--rows': grid.rows.height,
    '--bar-top': grid.rows.barTop,
    '--bar-height': grid.rows.bar,
    '--text': grid.rows.text,
    '--lines': grid.rows.lines ?? 'none',
    '--split': grid.rows.split,
    '--base': grid.base,
    '--figure': Math.min(grid.figure, 56),
    '--head': head,
    '--column': place.column,
    '--left': place.left,
    '--width': place.width,
    '--figures': place.figure,
  }) as CSSProperties;

/** Without the figures before the last, for which a part of a sheet has no room. */
const withLastFigure = (props: SetRowsProps): SetRowsProps => ({
  ...props,
  figureHeads: props.figureHeads.slice(-1),
  rows: props.rows.map((row) => ({ ...row, figures: row.figures.slice(-1) })),
});

/** Rows with a small set of people in each column: how often each was rated so, or put there. */
export const SetRows = (given: SetRowsProps) => {
  const isPart = use(PartContext) !== null;
  const props = isPart ? withLastFigure(given) : given;
  const { text, answered, standing, rows, order, heads, figureHeads } = props;
  const stage = useRef<HTMLDivElement>(null);
  const isBare = standing === undefined;
  const { round, phase, joined, of } = standing ?? previewOf(answered);
  const content = JSON.stringify([text, rows.map((row) => row.text), heads]);
  const head = headOf(props);
  const room = { head, mostSplit: isPart ? splitOfPart : mostSplit };
  const asked = { content, isTimed: of !== null, hasCorrect: false, isBare, ...room };
  const placed = useScreenGrid(stage, asked) ?? unplaced(rows.length, isBare);
  const { grid } = placed;
  const place = columnsOf(placed, heads.length, figureHeads.length);
  const isHidden = rows.some((row) => row.counts === null);
  const scene = useScene({
    round: `${round} ${content}`,
    isOpen: phase === 'open',
    joined,
    answered,
    counts: isHidden ? null : rows.flatMap((row) => row.counts ?? []),
  });
  const { groups, each } = useGroups(props, placed, place);
  const style = varsOf(placed, place, head);
  const size = headSize(props, placed, place, head);
  return (
    <SetsFrame
      {...{ stage, text, answered, standing, placed, scene, groups, each }}
      room={grid.room}
      coloursOf={useColours(props)}
      spoken={props.spoken}
      note={props.note}
    >
      <Ends {...props} {...{ size, style }} />
      <table
        className="screen-bars screen-sets"
        data-stacked={grid.isStacked}
        data-cut={grid.rows.lines !== null}
        style={style}
      >
        <caption className="only-spoken">{words.results(text)}</caption>
        <Heads {...props} {...{ place, size }} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} {...{ row, heads, figureHeads }} at={order.indexOf(row.id)} />
          ))}
        </tbody>
      </table>
    </SetsFrame>
  );
};
