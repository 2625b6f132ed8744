import { toJavaScript } from './pattern-source.ts';
import { StoreError } from './store-error.ts';
import { patternParts, RANK, rankOf } from './values.ts';

/**
 * JavaScript's patterns stand in for PCRE; of the options, x (free spacing) has no like there. A pattern finds texts,
 * and patterns that are the same.
 *
 * @throws StoreError 2, 51108, 51091 for what is no pattern
 */
export function patternTest(operand: unknown, options?: unknown): (value: unknown) => boolean {
  if (typeof operand !== 'string' && rankOf(operand) !== RANK.pattern) {
    throw new StoreError(2, '$regex has to be a string');
  }
  const parts =
    typeof operand === 'string' ? { source: operand, flags: '' } : patternParts(operand);
  const flags = typeof options === 'string' ? options : parts.flags;
  if (/[^imsu]/.test(flags))
    throw new StoreError(51_108, `invalid flag in regex options: ${flags}`);
  const pattern = compiled(parts.source, flags);
  return (value) => {
    if (typeof value === 'string') return pattern.test(value);
    if (rankOf(value) !== RANK.pattern) return false;
    const stored = patternParts(value);
    return stored.source === parts.source && stored.flags === flags;
  };
}

function compiled(source: string, flags: string): RegExp {
  const translated = toJavaScript(source, flags);
  try {
    return new RegExp(translated, flags.includes('i') ? 'iu' : 'u');
  } catch (error) {
    throw new StoreError(51_091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}
