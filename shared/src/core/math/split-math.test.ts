import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MathPart, splitMath } from './split-math.ts';

const text = (of: string): MathPart => ({ kind: 'text', text: of });
const inline = (tex: string) => ({ kind: 'formula', tex, display: false });
const display = (tex: string) => ({ kind: 'formula', tex, display: true });
const code = (of: string) => ({ kind: 'code', text: of, display: false });
const block = (of: string) => ({ kind: 'code', text: of, display: true });

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

describe('code', () => {
  test.each<[string, object[]]>([
    ['Is `x == 1` true?', [text('Is '), code('x == 1'), text(' true?')]],
    ['`$a` and `$b`', [code('$a'), text(' and '), code('$b')]],
    ['It costs $5, `$x` is $y$', [text('It costs $5, '), code('$x'), text(' is '), inline('y')]],
    [
      'What?\n```js\nif (a)\n  b();\n```\nSay.',
      [text('What?\n'), block('if (a)\n  b();\n'), text('Say.')],
    ],
    ['```\na\n\nb\n```', [block('a\n\nb')]],
    ['```int x;\ny```', [block('int x;\ny')]],
    ['```c++\n`a` $b$\n```', [block('`a` $b$')]],
    ['`a` and `b', [code('a'), text(' and `b')]],
  ])('%s', (typed, parts) => {
    expect(splitMath(typed)).toMatchObject(parts);
  });

  test.each(['a ` b', '` `', '``', '``a``', '```', '```js\n```', '`a\nb`', '```a', '````a````'])(
    '%j is none',
    (typed) => {
      expect(splitMath(typed)).toEqual([text(typed)]);
    },
  );

  test('every part says where it stands', () => {
    const typed = 'a `b` $c$\n```js\nd\n```\n$e$';
    const spots = splitMath(typed).flatMap((part) => (part.kind === 'text' ? [] : [part.at]));
    expect(spots).toEqual([2, 6, 10, 22]);
    expect(splitMath(typed)).toContainEqual({ ...block('d\n'), at: 10, end: 22 });
  });
});

const anything = fc.string({
  unit: fc.constantFrom('`', '\n', '$', '\\', '(', ')', '[', ']', 'x', ' ', '5'),
});

test('nothing of a text is lost but delimiters and escaping backslashes', () => {
  fc.assert(
    fc.property(anything, (typed) => {
      const kept = splitMath(typed)
        .map((part) => (part.kind === 'formula' ? part.tex : part.text))
        .join('');
      const bare = (of: string): string => of.replaceAll(/[$\\()[\]`\n]/g, '');
      expect(bare(kept)).toBe(bare(typed));
    }),
  );
});

test('a text without a delimiter is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      fc.pre(!/[$\\`]/.test(typed) && typed !== '');
      expect(splitMath(typed)).toEqual([text(typed)]);
    }),
  );
});
