import './step-bars.css';
import type { ScaleCounts, Step } from '@sets/shared/question/kinds/scale.ts';
import type { CSSProperties } from 'react';
import { formatCount } from '../../../ui/number-format.ts';
import { scaleMessages as words } from './scale.messages.ts';

interface StepBarsProps {
  readonly steps: readonly Step[];
  readonly counts: readonly number[];
  /** The highest column of all that are compared with these. */
  readonly most: number;
  /** The step that the person gave. */
  readonly own: number | null;
}

/** What the columns of all statements end at: as many people are as high in each. */
export const mostIn = ({ statements }: ScaleCounts): number =>
  Math.max(1, ...statements.flatMap(({ steps }) => steps));

/** How often each step was given, as columns; heard as a list of numbers. */
export const StepBars = ({ steps, counts, most, own }: StepBarsProps) => {
  const said = steps.map(({ name }, at) => words.count(name, formatCount(counts[at] ?? 0)));
  return (
    <>
      <span className="only-spoken">{said.join(', ')}</span>
      <span className="step-bars" aria-hidden="true">
        {steps.map(({ value, name }, at) => {
          const count = counts[at] ?? 0;
          const style = { '--part': count / most } as CSSProperties;
          return (
            <span key={value} data-own={own === value} style={style}>
              <b>{formatCount(count)}</b>
              <i data-nobody={count === 0} />
              <small>{name}</small>
            </span>
          );
        })}
      </span>
    </>
  );
};
