import { StoreError } from '../store-error.ts';
import { patternParts, RANK, rankOf } from '../values.ts';

/** Letters and digits after a backslash that PCRE and JavaScript read alike. */
const SHARED_ESCAPES = /^[dDwWsSbBnrtfk0-9x]$/;

/** @throws StoreError 51091 for what JavaScript takes without a word for something else than PCRE */
function checkShared(source: string): void {
  if (/\[[:.=]/.test(source)) throw notShared('a named class of characters');
  for (const [escape, sign = ''] of source.matchAll(/\\([\s\S]?)/g)) {
    if (/[a-z\d]/i.test(sign) && !SHARED_ESCAPES.test(sign)) throw notShared(escape);
  }
}

const notShared = (what: string): StoreError =>
  new StoreError(51_091, `Regular expression is invalid: the store does not know ${what}`);

/**
 * JavaScript's patterns stand in for PCRE; of the options, x (free spacing) has no like there.
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
  checkShared(parts.source);
  try {
    const pattern = new RegExp(parts.source, flags);
    return (value) => typeof value === 'string' && pattern.test(value);
  } catch (error) {
    throw new StoreError(51_091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}
