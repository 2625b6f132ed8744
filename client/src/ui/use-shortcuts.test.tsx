import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useShortcuts } from './use-shortcuts.ts';

const step = vi.fn<() => void>();
const press = vi.fn<() => void>();
const button = (name: string) => screen.getByRole('button', { name });

const Page = () => {
  useShortcuts({ ' ': step });
  return (
    <>
      <button type="button" onClick={press}>
        Change
      </button>
      <button type="button">Keep</button>
    </>
  );
};

beforeEach(() => {
  vi.resetAllMocks();
  render(<Page />);
});

it('gives space to the button that was gone to by keys', async () => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect([step, press].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

it('takes space as the next step from who points, also where the focus went back to a button', async () => {
  await userEvent.click(button('Keep'));
  // So it is after a dialog.
  button('Change').focus();
  await userEvent.keyboard(' ');
  expect([step, press].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  expect([step, press].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
