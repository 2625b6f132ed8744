import '../choosing/screen/screen-bars.css';
import './points-screen.css';
import {
  meanPoints,
  type PointsCounts,
  type PointsQuestion,
} from '@sets/shared/question/kinds/points.ts';
import { type CSSProperties, use, useRef } from 'react';
import { PartContext } from '../../stage/screen/sheet-part.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { isBlackOption, optionBar, OptionMark } from '../../../ui/option-mark.tsx';
import { resultScale } from '../choosing/screen/bar-scale.ts';
import { leaderOf } from '../choosing/screen/question-scene.ts';
import type { ScreenGrid } from '../choosing/screen/screen-grid.ts';
import { unplaced } from '../choosing/screen/screen-question.tsx';
import { useScene } from '../choosing/screen/use-scene.ts';
import { useScreenGrid } from '../choosing/screen/use-screen-grid.ts';
import type { ScreenParts, ScreenProps } from '../question-parts.ts';
import { previewOf, SetsFrame } from '../sets/sets-frame.tsx';
import type { GroupColours } from '../sets/sets-motion.ts';
import { setsMessages } from '../sets/sets.messages.ts';
import { tenths } from '../tenths.ts';
import { pointsMessages as words } from './points.messages.ts';

type Props = ScreenProps<PointsQuestion, PointsCounts>;

/** In a part of a sheet bars are worth more room than long texts. */
const splitOfPart = 420;
/** Above the bars: what they are. */
const head = 52;
const noGroups = { cells: [], rowOf: () => 0, slide: null };
const coloursOf = (colourOf: (token: string) => string): GroupColours => ({
  people: colourOf('people'),
  fills: [],
  edges: null,
});
const nobody: readonly number[] = [];

const varsOf = ({ rows, base, figure }: ScreenGrid): CSSProperties =>
  ({
    '--rows-x': rows.x,
    '--rows-y': rows.y,
    '--row': rows.row,
    '--rows': rows.height,
    '--bar-top': rows.barTop,
    '--bar-height': rows.bar,
    '--text': rows.text,
    '--lines': rows.lines ?? 'none',
    '--split': rows.split,
    '--base': base,
    '--figure': figure,
  }) as CSSProperties;

interface BarsProps {
  readonly question: PointsQuestion;
  /** Null while they are hidden. */
  readonly means: readonly number[] | null;
  /** Those that are drawn beside them, on the same scale. */
  readonly beside: readonly number[];
  readonly isOpen: boolean;
  readonly grid: ScreenGrid;
}

/** The items at the left, and right of the base line the points that they got on average. */
const Bars = ({ question, means, beside, isOpen, grid }: BarsProps) => {
  const isShown = means !== null;
  const scale = resultScale(Math.max(0, ...(means ?? []), ...beside) / question.total);
  const leader = isShown && !isOpen ? leaderOf(means) : null;
  return (
    <table
      className="screen-bars points-bars"
      data-counts={isShown ? 'shown' : 'hidden'}
      data-stacked={grid.isStacked}
      data-moving="false"
      data-cut={grid.rows.lines !== null}
      style={varsOf(grid)}
    >
      <caption className="only-spoken">{setsMessages.results(question.text)}</caption>
      <thead className="only-spoken">
        <tr>
          <th scope="col">{words.item}</th>
          {isShown && <th scope="col">{words.meanOf(question.total)}</th>}
        </tr>
      </thead>
      <tbody>
        {question.options.map(({ id, text }, index) => {
          const mean = means?.[index] ?? 0;
          const length = (grid.lane * mean) / question.total / scale;
          const style = { '--at': index, ...optionBar(index), '--length': length };
          return (
            <tr
              key={id}
              style={style as CSSProperties}
              data-empty={mean === 0}
              data-lead={leader === index}
              data-dark={isBlackOption(index)}
            >
              <th scope="row">
                <OptionMark index={index} />{' '}
                <span className="screen-answer" dir="auto">
                  <MathText text={text} />
                </span>
              </th>
              {isShown && <td className="share">{tenths(mean)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** While it is written, items that are still empty are left out where others are not. */
const writtenOf = (question: PointsQuestion): PointsQuestion => {
  const written = question.options.filter(({ text }) => text.trim() !== '');
  return written.length === 0 ? question : { ...question, options: written };
};

const meansOf = ({ options }: PointsQuestion, counts: PointsCounts | null): number[] | null =>
  counts === null ? null : options.map(({ id }) => meanPoints(counts, id));

/** What is heard once the result is out: what got most. */
const spokenOf = ({ options }: PointsQuestion, means: readonly number[] | null): string => {
  const most = Math.max(0, ...(means ?? []));
  const leaders = options.filter((_, at) => means?.[at] === most).map(({ text }) => text);
  return means === null || most === 0 ? '' : words.spoken(leaders.join(', '), tenths(most));
};

/** Bars as long as the mean of what people gave. */
const PointsScreen = ({ counts, answered, standing, ...props }: Props) => {
  const question = writtenOf(props.question);
  const stage = useRef<HTMLDivElement>(null);
  const isBare = standing === undefined;
  const { round, phase, joined, of } = standing ?? previewOf(answered);
  const content = JSON.stringify([question.text, question.options.map(({ text }) => text)]);
  const isPart = use(PartContext) !== null;
  const mostSplit = isPart ? splitOfPart : undefined;
  const asked = { content, isTimed: of !== null, hasCorrect: false, isBare, head, mostSplit };
  const placed = useScreenGrid(stage, asked) ?? unplaced(question.options.length, isBare);
  const isOpen = phase === 'open';
  const means = meansOf(question, counts);
  const beside = meansOf(question, props.beside?.counts ?? null) ?? nobody;
  const scene = useScene({
    round: `${round} ${content}`,
    isOpen,
    joined,
    answered,
    counts: counts === null ? null : nobody,
  });
  const { grid } = placed;
  const above = {
    left: `calc(${grid.isStacked || isPart ? grid.rows.x : grid.base} * var(--px))`,
    top: `calc(${grid.rows.y - head} * var(--px))`,
  };
  return (
    <SetsFrame
      {...{ stage, answered, standing, placed, scene, coloursOf }}
      text={question.text}
      room={grid.room}
      groups={noGroups}
      each={1}
      spoken={spokenOf(question, means)}
    >
      <p className="points-head" style={above} aria-hidden="true">
        {words.meanOf(question.total)}
      </p>
      <Bars {...{ question, means, beside, isOpen, grid }} />
    </SetsFrame>
  );
};

export const pointsScreen: ScreenParts<PointsQuestion, PointsCounts> = {
  note: ({ total, less }) => (less ? words.promptLess(total) : words.prompt(total)),
  Screen: PointsScreen,
};
