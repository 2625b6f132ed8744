import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MathText } from './math-text.tsx';

it('sets code as such: without its backticks, with its dollars and lines, and from the left', () => {
  const { container } = render(
    <MathText text={'Is `$a = $b` so?\n```php\nif ($a) {\n  $b();\n}\n```\n<b>`'} />,
  );
  const codes = [...container.querySelectorAll('code')];
  expect(codes.map((code) => [code.textContent, code.dataset['display'], code.dir])).toEqual([
    ['$a = $b', 'false', 'ltr'],
    ['if ($a) {\n  $b();\n}\n', 'true', 'ltr'],
  ]);
  expect(container.querySelector('.formula, b')).toBeNull();
  expect(container.textContent).toBe('Is $a = $b so?\nif ($a) {\n  $b();\n}\n<b>`');
});
