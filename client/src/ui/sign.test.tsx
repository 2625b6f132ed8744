import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sign } from './sign.tsx';
import { signShape } from './sign-shape.ts';

const read = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test('the page of phones shows the same sign before its script has come', () => {
  const page = new DOMParser().parseFromString(read('phone.html'), 'text/html');
  const drawn = [...page.querySelectorAll('svg.sign')];
  const { container } = render(<Sign waiting />);
  const own = container.querySelector('svg')!;
  expect(drawn).toHaveLength(2);
  for (const sign of drawn) {
    expect(sign.getAttribute('viewBox')).toBe(own.getAttribute('viewBox'));
    expect(sign.innerHTML.replaceAll(/\s+(?=<)/g, '').trim()).toBe(own.innerHTML);
  }
  expect(drawn[1]?.getAttribute('data-waiting')).toBe(own.getAttribute('data-waiting'));
});

test('the icon of the browser tab is the same drawing', () => {
  const icon = read('public/favicon.svg');
  const { ring, dot, stroke } = signShape;
  expect(icon).toContain(`d="${ring}"`);
  expect(icon).toContain(`stroke-width="${stroke}"`);
  expect(icon).toContain(`cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}"`);
});

test('the ring is open by a right angle to the right, and the dot stands in its mouth', () => {
  const [x = 0, y = 0, , , , , , , below = 0] = [...signShape.ring.matchAll(/-?[\d.]+/g)].map(
    Number,
  );
  const angle = Math.atan2(16 - y, x - 16);
  expect(Math.hypot(x - 16, y - 16)).toBeCloseTo(13.5, 1);
  expect(angle).toBeCloseTo(Math.PI / 4, 2);
  expect(y + below).toBeCloseTo(32 - y, 1);
});
