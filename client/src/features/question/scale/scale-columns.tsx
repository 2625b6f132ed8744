import './scale-columns.css';
import {
  countsOfStatement,
  momentsOfSteps,
  type ScaleCounts,
  type ScaleQuestion,
  type Step,
  stepsOf,
} from '@sets/shared/question/kinds/scale.ts';
import { type CSSProperties, useMemo, useRef } from 'react';
import { formatCount } from '../../../ui/number-format.ts';
import { leastLetters } from '../choosing/screen/fit-answers.ts';
import { unplaced } from '../choosing/screen/screen-question.tsx';
import { useScene } from '../choosing/screen/use-scene.ts';
import { useScreenGrid } from '../choosing/screen/use-screen-grid.ts';
import type { ScreenProps } from '../question-parts.ts';
import { columnCells, columnHeights, peopleForDot } from '../sets/cells-of-groups.ts';
import type { GroupColours } from '../sets/sets-motion.ts';
import { previewOf, SetsFrame } from '../sets/sets-frame.tsx';
import { setsMessages } from '../sets/sets.messages.ts';
import { tenths } from '../tenths.ts';
import { type ColumnsGrid, columnsGrid, leastHeight } from './columns-grid.ts';
import { scaleMessages as words } from './scale.messages.ts';

interface ScaleColumnsProps extends ScreenProps<ScaleQuestion, ScaleCounts> {
  /** What is heard once the result is out. */
  readonly spoken: string;
}

const none: readonly number[] = [];
const firstRow = (): number => 0;
const toPeople =
  (columns: number) =>
  (colourOf: (token: string) => string): GroupColours => {
    const people = colourOf('people');
    return { people, fills: Array.from({ length: columns }, () => people), edges: null };
  };

/** What an end of the scale means, below its number. */
const meaningAt = ({ steps }: ScaleQuestion, at: number, count: number): string => {
  if (steps.type !== 'numbers') return '';
  if (at === 0) return steps.low;
  return at === count - 1 ? steps.high : '';
};

const vars = (all: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [`--${name}`, value]));

interface AxisProps {
  readonly question: ScaleQuestion;
  readonly steps: readonly Step[];
  readonly grid: ColumnsGrid;
  /** How many gave each step, and how high their column is; null while that is hidden. */
  readonly counts: readonly number[] | null;
  readonly heights: readonly number[];
}

/** The steps on their line, and over each column how many gave it. */
const Axis = ({ question, steps, grid, counts, heights }: AxisProps) => (
  <table className="scale-columns">
    <caption className="only-spoken">{setsMessages.results(question.text)}</caption>
    <thead className="only-spoken">
      <tr>
        <th scope="col">{words.step}</th>
        {counts !== null && <th scope="col">{words.people}</th>}
      </tr>
    </thead>
    <tbody>
      {steps.map(({ value, name }, at) => {
        const meaning = meaningAt(question, at, steps.length);
        const style = vars({ x: grid.xs[at] ?? 0, height: heights[at] ?? 0 });
        return (
          <tr key={value} style={style} data-end={at === 0 ? 'low' : 'high'}>
            <th scope="row">
              <span
                className={
                  grid.size === null && at > 0 && at < steps.length - 1
                    ? 'screen-head only-spoken'
                    : 'screen-head'
                }
                dir="auto"
              >
                {name}
              </span>{' '}
              {meaning !== '' && <small dir="auto">{meaning}</small>}
            </th>
            {counts !== null && <td className="sets-figure">{formatCount(counts[at] ?? 0)}</td>}
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** Where the mean stands among the columns. */
const Flag = ({ mean, first, grid }: { mean: number; first: number; grid: ColumnsGrid }) => (
  <p
    className="scale-flag sets-figure"
    style={vars({ at: (grid.xs[0] ?? 0) + (mean - first) * grid.column })}
  >
    <span>{words.meanOf(tenths(mean))}</span>
  </p>
);

/** One scale for the question itself: a column of dots on each step, and the mean as a flag. */
export const ScaleColumns = ({ question, counts, beside, ...props }: ScaleColumnsProps) => {
  const { answered, standing, spoken } = props;
  const stage = useRef<HTMLDivElement>(null);
  const isBare = standing === undefined;
  const { round, phase, joined, of } = standing ?? previewOf(answered);
  const steps = stepsOf(question);
  const content = JSON.stringify([question.text, steps.map(({ name }) => name)]);
  const asked = { content, isTimed: of !== null, hasCorrect: false, isBare, head: leastHeight };
  const placed = useScreenGrid(stage, asked) ?? unplaced(0, isBare);
  const grid = columnsGrid(placed, steps, isBare);
  const statement = question.statements[0]?.id ?? '';
  const given = counts === null ? null : countsOfStatement(counts, statement);
  const others = beside?.counts ? countsOfStatement(beside.counts, statement) : none;
  const scene = useScene({
    round: `${round} ${content}`,
    isOpen: phase === 'open',
    joined,
    answered,
    counts: given,
  });
  const key = JSON.stringify([grid, given, others]);
  // Of the numbers alone, so that the same picture is not drawn again.
  const cells = useMemo(
    () => columnCells(given ?? none, { ...grid, width: grid.column * 0.8 }, others),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says all of it
    [key],
  );
  const groups = useMemo(() => ({ cells, rowOf: firstRow, slide: null }), [cells]);
  const coloursOf = useMemo(() => toPeople(steps.length), [steps.length]);
  const { mean } = momentsOfSteps(steps, given ?? none);
  return (
    <SetsFrame
      {...{ stage, answered, standing, placed, scene, groups, coloursOf, spoken }}
      text={question.text}
      room={grid.room}
      each={peopleForDot(given ?? none, others)}
    >
      <div
        className="scale-columns-place"
        style={vars({
          base: grid.base,
          top: grid.top,
          column: grid.column,
          left: grid.left,
          width: grid.width,
          size: grid.size ?? leastLetters,
          span: steps.length * 0.48,
        })}
        data-ends={grid.size === null}
      >
        <Axis
          {...{ question, steps, grid }}
          counts={given}
          heights={columnHeights(cells, grid.base)}
        />
        {given !== null && mean !== null && (
          <Flag mean={mean} first={steps[0]?.value ?? 0} grid={grid} />
        )}
      </div>
    </SetsFrame>
  );
};
