import { expect, it } from 'vitest';
import { drawable } from './drawable.ts';

it('signs for which browsers refuse to draw a picture are not in it', () => {
  for (const sign of ['\uFFFE', '\uFFFF', '\u0001', '\u000B', '\uD800', '\uDFFF']) {
    expect(drawable(`a${sign}b`)).toBe('a\uFFFDb');
  }
});

it('what can be drawn stays', () => {
  const text = 'Ärzte\t\n– كم؟ 数 \u{1F600} \u200B \uFFFD';
  expect(drawable(text)).toBe(text);
});
