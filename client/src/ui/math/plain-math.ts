import { splitMath } from '@sets/shared/core/math/split-math.ts';

/** A text where nothing can be typeset, as in the title of a tab: formulas as they were typed, without what delimits them; so is code. */
export const plainMath = (text: string): string =>
  splitMath(text)
    .map((part) => (part.kind === 'formula' ? part.tex.trim() : part.text))
    .join('');
