import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { example } from '@sets/shared/question/kinds/testing/open-text.drafts.ts';
import { fillGaps } from '../../../../test/render-app.tsx';
import { openTextScreen } from './open-text-screen.tsx';

beforeAll(fillGaps);

it('sets formulas in what people wrote; one that cannot be read stands as it was typed', async () => {
  const lines = ['so $x^2$ grows', 'and $\\frac{a$ too', 'for $5 or $10'].map((text) => ({
    text,
    count: 1,
    pinned: false,
  }));
  const counts = { answers: 3, lines, more: 0 };
  const { Screen } = openTextScreen;
  render(<Screen question={example} counts={counts} answered={3} />);
  await waitFor(() => expect(document.querySelectorAll('annotation')).toHaveLength(1));
  expect(document.querySelector('annotation')?.textContent).toBe('x^2');
  screen.getByText(/and/);
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(cards.slice(1)).toEqual(['and $\\frac{a$ too', 'for $5 or $10']);
});
