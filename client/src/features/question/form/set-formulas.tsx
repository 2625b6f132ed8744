import { MathText } from '../../../ui/math/math-text.tsx';
import { splitMath } from '@sets/shared/core/math/split-math.ts';

export const hasFormula = (text: string): boolean =>
  splitMath(text).some(({ kind }) => kind === 'formula');

interface SetFormulasProps {
  readonly text: string;
  readonly className: string;
}

/** Beside a field: what is typed in it, with its formulas set; nothing where there are none. */
export const SetFormulas = ({ text, className }: SetFormulasProps) =>
  hasFormula(text) ? (
    <p dir="auto" aria-hidden="true" className={className}>
      <MathText text={text} />
    </p>
  ) : null;
