import { Int32 } from 'bson';
import { StoreError } from '../store-error.ts';
import { typeName } from '../find/type-condition.ts';
import { isMissing, withArguments } from './arguments.ts';
import { spendOnText } from './budget.ts';
import type { CompileOperator } from './operator.ts';

/** Letters beyond ASCII stay as they are, as in MongoDB. */
const cased = (name: string, change: (letters: string) => string): CompileOperator =>
  withArguments(name, [1, 1], (value) => {
    if (isMissing(value)) return '';
    // Numbers and dates become texts first there: what they look like then is not certain here.
    if (typeof value !== 'string')
      throw new StoreError(2, `The store's ${name} takes strings alone`);
    return value.replaceAll(/[A-Za-z]+/g, change);
  });

export const strings: Record<string, CompileOperator> = {
  $concat: withArguments('$concat', [0, Infinity], (...values) => {
    if (values.some(isMissing)) return null;
    const wrong = values.find((value) => typeof value !== 'string');
    if (wrong !== undefined)
      throw new StoreError(16702, `$concat only supports strings, not ${typeName(wrong)}`);
    const texts = values as string[];
    spendOnText(texts.reduce((sum, text) => sum + text.length, 0));
    return texts.join('');
  }),
  $toLower: cased('$toLower', (letters) => letters.toLowerCase()),
  $toUpper: cased('$toUpper', (letters) => letters.toUpperCase()),
  $strLenCP: withArguments('$strLenCP', [1, 1], (value) => {
    if (typeof value === 'string') return new Int32(Array.from(value).length);
    throw new StoreError(34471, `$strLenCP requires a string argument, found: ${typeName(value)}`);
  }),
};
