import { MathText } from '../../../ui/math/math-text.tsx';
import { splitMath } from '@sets/shared/core/math/split-math.ts';

/** Whether something of it is drawn otherwise than it was typed: a formula, or code. */
export const hasFormula = (text: string): boolean =>
  splitMath(text).some(({ kind }) => kind !== 'text');

interface SetFormulasProps {
  readonly text: string;
  readonly className: string;
}

/** Beside a field: what is typed in it, with its formulas and code set; nothing where there are none. */
export const SetFormulas = ({ text, className }: SetFormulasProps) =>
  hasFormula(text) ? (
    <p dir="auto" aria-hidden="true" className={className}>
      <MathText text={text} />
    </p>
  ) : null;
