import './step-bars.css';
import type { Step } from '@sets/shared/question/kinds/scale.ts';
import type { CSSProperties } from 'react';
import { formatCount } from '../../../ui/number-format.ts';
import { scaleMessages as words } from './scale.messages.ts';

interface StepBarsProps {
  readonly steps: readonly Step[];
  readonly counts: readonly number[];
  /** The step that the person gave. */
  readonly own: number | null;
}

/** How often each step was given, as columns; heard as a list of numbers. */
export const StepBars = ({ steps, counts, own }: StepBarsProps) => {
  const most = Math.max(1, ...counts);
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
