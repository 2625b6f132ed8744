import './screen-bars.css';
import { type CSSProperties, type RefObject, useMemo } from 'react';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { formatCount, formatShare } from '../../../../ui/number-format.ts';
import { isBlackOption, optionBar, OptionMark } from '../../../../ui/option-mark.tsx';
import { OptionPicture } from '../../../../ui/option-picture.tsx';
import type { BarOption } from '../../../../ui/result-bars.tsx';
import { uiMessages } from '../../../../ui/ui.messages.ts';
import { choosingMessages as words } from '../choosing.messages.ts';
import type { BarsMoved } from './bars-motion.ts';
import { BeforeCells, BeforeHeads } from './before-bars.tsx';
import type { RoundBefore } from './change-of.ts';
import { type BarsScene, leaderOf } from './question-scene.ts';
import type { ScreenGrid } from './screen-grid.ts';

interface ScreenBarsProps {
  readonly caption: string;
  readonly options: readonly BarOption[];
  readonly grid: ScreenGrid;
  /** Null while the counts are hidden. */
  readonly scene: BarsScene | null;
  /** The round before, where it is drawn below this one. */
  readonly before: RoundBefore | null;
  /** Ids of the right answers, once they are to be seen. */
  readonly correct: readonly string[];
  readonly table: RefObject<HTMLTableElement | null>;
}

const figureOf = (scene: BarsScene, bar: number, told: number) => {
  const count = scene.counts[bar] ?? 0;
  const share = scene.answered === 0 ? 0 : count / scene.answered;
  return { share: formatShare(share * told), people: formatCount(Math.round(count * told)) };
};

/** Sets bars and figures as they are while they grow. The last time it says what React drew. */
export const moveBars = (
  table: HTMLTableElement,
  scene: BarsScene,
  { lane }: ScreenGrid,
  { lengths, told }: BarsMoved,
): void => {
  const isMoving = told.some((share) => share < 1);
  table.dataset.moving = String(isMoving);
  for (const [bar, row] of [...table.querySelectorAll<HTMLElement>('tbody tr')].entries()) {
    const share = told[bar] ?? 1;
    row.style.setProperty('--length', String(lane * (lengths[bar] ?? 0)));
    // Who got nothing says so once all others have begun.
    row.dataset.told = String(share > 0 && (!isMoving || (scene.counts[bar] ?? 0) > 0));
    const figure = figureOf(scene, bar, share);
    const [first, second] = row.querySelectorAll('td');
    if (first !== undefined && first.textContent !== figure.share) first.textContent = figure.share;
    if (second !== undefined && second.textContent !== figure.people)
      second.textContent = figure.people;
  }
};

/** Drawn round the whole row, then the word: being right has no colour of its own. */
const CorrectRow = () => (
  <>
    <svg className="screen-ring" aria-hidden="true">
      <rect pathLength="100" />
    </svg>
    <span className="screen-correct">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <path d="M7 19l8 8L29 10" />
      </svg>
      {words.correct}
    </span>
  </>
);

/** With more answers a row is lower than a large formula: all letters of the page would shrink for one. */
const mostWithLarge = 6;

interface RowProps extends Pick<ScreenBarsProps, 'grid' | 'scene' | 'before'> {
  readonly option: BarOption;
  readonly index: number;
  readonly isLeader: boolean;
  /** Whether formulas stand as on a line of their own. */
  readonly isLarge: boolean;
  /** Null where none of them is shown to be right. */
  readonly isCorrect: boolean | null;
}

const Row = (props: RowProps) => {
  const { option, index, grid, scene, before, isLeader, isLarge, isCorrect } = props;
  const figure = scene === null ? null : figureOf(scene, index, 1);
  const count = scene?.counts[index] ?? 0;
  const { text, sign, picture } = option;
  const style = {
    '--at': index,
    ...optionBar(index),
    '--length': grid.lane * (scene?.after[index] ?? 0),
  };
  return (
    <tr
      style={style as CSSProperties}
      data-empty={count === 0}
      data-lead={isLeader}
      data-correct={isCorrect ?? 'unknown'}
      data-dark={isBlackOption(index)}
    >
      <th scope="row">
        <OptionMark index={index} sign={sign} />{' '}
        {picture && <OptionPicture {...{ picture, text }} />}
        {picture?.alone !== true && (
          <span className="screen-answer" dir="auto">
            <MathText text={text} isLarge={isLarge} />
          </span>
        )}
        {isCorrect === true && <CorrectRow />}
      </th>
      {figure !== null && <td className="share">{figure.share}</td>}
      {figure !== null && <td className="people">{figure.people}</td>}
      {scene !== null && before !== null && (
        <BeforeCells {...{ before, scene, grid }} bar={index} />
      )}
    </tr>
  );
};

const varsOf = ({ rows, base, figure }: ScreenGrid): CSSProperties =>
  ({
    '--rows-x': rows.x,
    '--rows-y': rows.y,
    '--row': rows.row,
    '--rows': rows.height,
    '--bar-top': rows.barTop,
    '--bar-height': rows.bar,
    '--bars-height': rows.before === 0 ? rows.bar : rows.beforeTop + rows.before - rows.barTop,
    '--before-top': rows.beforeTop,
    '--before-height': rows.before,
    '--lines': rows.lines ?? 'none',
    '--text': rows.text,
    '--split': rows.split,
    '--picture': rows.picture,
    '--base': base,
    '--figure': figure,
  }) as CSSProperties;

/** The answers with their marks at the left, and right of the base line the bars that they got. */
export const ScreenBars = (props: ScreenBarsProps) => {
  const { caption, options, grid, scene, before, correct, table } = props;
  const style = useMemo(() => varsOf(grid), [grid]);
  const isJudged = correct.length > 0;
  const isLive = scene?.live !== null;
  const leader = scene === null || isLive || isJudged ? null : leaderOf(scene.counts);
  return (
    <table
      ref={table}
      className="screen-bars"
      data-counts={scene === null ? 'hidden' : 'shown'}
      data-stacked={grid.isStacked}
      data-judged={isJudged}
      data-before={before !== null}
      data-cut={grid.rows.lines !== null}
      style={style}
    >
      <caption className="only-spoken">{caption}</caption>
      <thead className="only-spoken">
        <tr>
          <th scope="col">{uiMessages.option}</th>
          {scene !== null && <th scope="col">{uiMessages.share}</th>}
          {scene !== null && <th scope="col">{uiMessages.people}</th>}
          {scene !== null && before !== null && <BeforeHeads before={before} />}
        </tr>
      </thead>
      <tbody>
        {options.map((option, index) => (
          <Row
            key={option.id}
            {...{ option, index, grid, scene, before }}
            isLeader={index === leader}
            isLarge={options.length <= mostWithLarge}
            isCorrect={isJudged ? correct.includes(option.id) : null}
          />
        ))}
      </tbody>
    </table>
  );
};
