import { example } from '@sets/shared/question/kinds/testing/number.drafts.ts';
import type { NumberGiven } from '@sets/shared/question/number/steps.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NumberEntry } from './number-entry.tsx';

const Slid = () => {
  const [value, setValue] = useState<NumberGiven | null>(null);
  const question = { ...example, slider: true };
  return <NumberEntry enabled {...{ question, value }} onChange={(next) => setValue(next)} />;
};

it('with a slider alone nothing is typed: it is slid to, or reached step by step, and shown', async () => {
  render(<Slid />);
  expect(screen.queryByRole('textbox')).toBeNull();
  const [shown] = screen.getAllByRole('status');
  expect(shown?.textContent).toBe('–');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '84' } });
  expect(shown?.textContent).toBe('42 kg');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('42 kg');
  await userEvent.click(screen.getAllByRole('button')[1]!);
  expect(shown?.textContent).toBe('42.5 kg');
});
