import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScreenSpoken } from './screen-spoken.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const said = (): string | null => screen.getByRole('status').textContent;

it('tells counts at most every ten seconds, and the newest of them', () => {
  const { rerender } = render(<ScreenSpoken text="1 of 9" isFinal={false} />);
  pass(1);
  expect(said()).toBe('1 of 9');
  for (const count of [2, 3, 4]) {
    rerender(<ScreenSpoken text={`${count} of 9`} isFinal={false} />);
    pass(3_000);
    expect(said()).toBe('1 of 9');
  }
  pass(1_000);
  expect(said()).toBe('4 of 9');
});

it('tells at once what is final', () => {
  const { rerender } = render(<ScreenSpoken text="1 of 9" isFinal={false} />);
  pass(1);
  rerender(<ScreenSpoken text="Yes: 100%, 9 of 9" isFinal />);
  pass(1);
  expect(said()).toBe('Yes: 100%, 9 of 9');
});

it('tells the last count when it closes, and what still comes in its turn', () => {
  const { rerender } = render(<ScreenSpoken text="1 of 9" isFinal={false} />);
  pass(1);
  rerender(<ScreenSpoken text="7 of 9" isFinal={false} />);
  pass(1_000);
  expect(said()).toBe('1 of 9');
  rerender(<ScreenSpoken text="7 of 9" isFinal={false} isClosed />);
  pass(1);
  expect(said()).toBe('7 of 9');
  rerender(<ScreenSpoken text="8 of 9" isFinal={false} isClosed />);
  pass(9_000);
  expect(said()).toBe('7 of 9');
  pass(1_000);
  expect(said()).toBe('8 of 9');
});
