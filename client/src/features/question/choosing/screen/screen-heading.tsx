import './screen-question.css';
import { type CSSProperties, use } from 'react';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { PartContext } from '../../../stage/screen/sheet-part.tsx';
import type { ScreenGrid } from './screen-grid.ts';

const styleOf = ({ question }: Pick<ScreenGrid, 'question'>): CSSProperties =>
  ({
    left: `calc(${question.x} * var(--px))`,
    top: `calc(${question.y} * var(--px))`,
    width: `calc(${question.width} * var(--px))`,
    fontSize: `calc(${question.size} * var(--px))`,
    lineHeight: question.leading,
    '--lines': question.lines ?? 'none',
  }) as CSSProperties;

interface ScreenHeadingProps {
  readonly text: string;
  readonly grid: Pick<ScreenGrid, 'question'>;
  /** In a preview it is no heading of the page. */
  readonly isBare: boolean;
}

/** The question, where its grid has it; in a part of a sheet it stands elsewhere. */
export const ScreenHeading = ({ text, grid, isBare }: ScreenHeadingProps) => {
  const Heading = isBare ? 'p' : 'h1';
  if (use(PartContext) !== null) return null;
  const isCut = grid.question.lines !== null;
  return (
    <Heading className="screen-question" dir="auto" style={styleOf(grid)} data-cut={isCut}>
      <MathText text={text} isLarge />
    </Heading>
  );
};
