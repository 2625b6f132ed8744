import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextBox } from './text-box.tsx';

afterEach(() => void vi.restoreAllMocks());

it('is as tall as its text, also when a phone is turned', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(40);
  render(<TextBox defaultValue="A long answer" />);
  const box = screen.getByRole('textbox');
  expect(box.style.height).toBe('40px');
  height.mockReturnValue(120);
  fireEvent(window, new Event('resize'));
  expect(box.style.height).toBe('120px');
});
