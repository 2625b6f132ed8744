import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MathPart, splitMath } from './split-math.ts';

const text = (of: string): MathPart => ({ kind: 'text', text: of });
const inline = (tex: string) => ({ kind: 'formula', tex, display: false });
const display = (tex: string) => ({ kind: 'formula', tex, display: true });

describe('the four delimiters', () => {
  test.each<[string, object[]]>([
    ['Is $x^2$ even?', [text('Is '), inline('x^2'), text(' even?')]],
    [String.raw`Is \(x^2\) even?`, [text('Is '), inline('x^2'), text(' even?')]],
    ['$$x^2$$', [display('x^2')]],
    [String.raw`So: \[x^2\]`, [text('So: '), display('x^2')]],
    ['$a$$b$', [inline('a'), inline('b')]],
    ['$$a\n+b$$', [display('a\n+b')]],
    [String.raw`$\text{\$5}$`, [inline(String.raw`\text{\$5}`)]],
  ])('%s', (typed, parts) => {
    expect(splitMath(typed)).toMatchObject(parts);
  });
});

describe('what is no formula', () => {
  test.each([
    ['It costs $5 or $10.', 'It costs $5 or $10.'],
    ['US$ and A$', 'US$ and A$'],
    ['A price of $ 5 $ each', 'A price of $ 5 $ each'],
    ['$$', '$$'],
    ['$$ $$', '$$ $$'],
    [String.raw`\(not closed`, String.raw`\(not closed`],
    [String.raw`\$5 and \$6`, '$5 and $6'],
    [String.raw`C:\temp`, String.raw`C:\temp`],
  ])('%s', (typed, shown) => {
    expect(splitMath(typed)).toEqual([text(shown)]);
  });
});

const anything = fc.string({ unit: fc.constantFrom('$', '\\', '(', ')', '[', ']', 'x', ' ', '5') });

test('nothing of a text is lost but delimiters and escaping backslashes', () => {
  fc.assert(
    fc.property(anything, (typed) => {
      const kept = splitMath(typed)
        .map((part) => (part.kind === 'text' ? part.text : part.tex))
        .join('');
      const bare = (of: string): string => of.replaceAll(/[$\\()[\]]/g, '');
      expect(bare(kept)).toBe(bare(typed));
    }),
  );
});

test('a text without a delimiter is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      fc.pre(!/[$\\]/.test(typed) && typed !== '');
      expect(splitMath(typed)).toEqual([text(typed)]);
    }),
  );
});
