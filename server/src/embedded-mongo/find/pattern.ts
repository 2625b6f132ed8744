import { toJavaScript } from './pattern-source.ts';
import { StoreError } from '../store-error.ts';
import { patternParts, RANK, rankOf } from '../values.ts';

/**
 * JavaScript's patterns stand in for PCRE; of the options, x (free spacing) has no like there. A pattern finds texts,
 * and patterns that are the same.
 *
 * @throws StoreError 2, 51075, 51108, 51091 for what is no pattern
 */
export function patternTest(operand: unknown, options?: unknown): (value: unknown) => boolean {
  if (typeof operand !== 'string' && rankOf(operand) !== RANK.pattern) {
    throw new StoreError(2, '$regex has to be a string');
  }
  const parts =
    typeof operand === 'string' ? { source: operand, flags: '' } : patternParts(operand);
  const flags = flagsOf(parts.flags, options);
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

function flagsOf(own: string, options: unknown): string {
  if (options === undefined) return own;
  if (typeof options !== 'string') throw new StoreError(2, '$options has to be a string');
  if (own !== '') throw new StoreError(51_075, 'options set in both $regex and $options');
  return options;
}

function compiled(source: string, flags: string): RegExp {
  const translated = toJavaScript(source, flags);
  try {
    return new RegExp(translated, flags.includes('i') ? 'iu' : 'u');
  } catch (error) {
    throw new StoreError(51_091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}
