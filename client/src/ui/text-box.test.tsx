import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
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

it('is as tall as its text in a dialog, too, which opens after it was drawn', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(0);
  const Opens = ({ children }: { readonly children: ReactNode }) => {
    useLayoutEffect(() => void height.mockReturnValue(120), []);
    return children;
  };
  render(
    <Opens>
      <TextBox defaultValue="A long answer" />
    </Opens>,
  );
  expect(screen.getByRole('textbox').style.height).toBe('120px');
});
