import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toast, toastPause, useToasts } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  toastPause.end();
  vi.runAllTimers();
  vi.useRealTimers();
  useToasts.setState({ toasts: [] });
});

const shown = () => useToasts.getState().toasts;
const staying = () => shown().filter(({ isLeaving }) => !isLeaving);

describe.each([
  ['blank', 4_000],
  ['error', 4_000],
  ['success', 2_000],
  ['custom', 4_000],
] as const)('%s', (kind, time) => {
  it(`stays for ${time} ms and takes a second to go`, () => {
    toast[kind]('Hello');
    vi.advanceTimersByTime(time - 1);
    expect(staying()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(staying()).toHaveLength(0);
    vi.advanceTimersByTime(999);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toHaveLength(0);
  });
});

it('loading stays until it is dismissed', () => {
  const id = toast.loading('Sending …');
  vi.advanceTimersByTime(3_600_000);
  expect(staying()).toHaveLength(1);
  dismissToast(id);
  expect(staying()).toHaveLength(0);
  vi.advanceTimersByTime(1_000);
  expect(shown()).toHaveLength(0);
});

it('the newest is first, and of more than 20 the oldest goes', () => {
  for (let count = 1; count <= 23; count += 1) toast.loading(`No. ${count}`);
  expect(shown()).toHaveLength(20);
  expect(shown()[0]?.message).toBe('No. 23');
  expect(shown().at(-1)?.message).toBe('No. 4');
});

it('dismissed twice it goes once, at the time of the first', () => {
  const id = toast.blank('Hello');
  dismissToast(id);
  vi.advanceTimersByTime(900);
  dismissToast(id);
  vi.advanceTimersByTime(100);
  expect(shown()).toHaveLength(0);
});

it('a pause keeps what is there, and what comes, for the time that it had left', () => {
  toast.blank('Before');
  vi.advanceTimersByTime(3_000);
  toastPause.begin();
  toast.success('Meanwhile');
  vi.advanceTimersByTime(60_000);
  expect(staying()).toHaveLength(2);
  toastPause.end();
  vi.advanceTimersByTime(999);
  expect(staying()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(staying().map(({ message }) => message)).toEqual(['Meanwhile']);
  vi.advanceTimersByTime(1_000);
  expect(staying()).toHaveLength(0);
});

it('the same message once more stays for its whole time, and is there once', () => {
  vi.useFakeTimers();
  const first = toast.blank('Counted anew.');
  vi.advanceTimersByTime(3_000);
  expect(toast.blank('Counted anew.')).toBe(first);
  vi.advanceTimersByTime(3_000);
  expect(useToasts.getState().toasts).toMatchObject([{ isLeaving: false }]);
  expect(toast.error('Counted anew.')).not.toBe(first);
  expect(useToasts.getState().toasts).toHaveLength(2);
});
