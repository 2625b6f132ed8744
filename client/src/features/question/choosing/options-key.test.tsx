import type { Right } from '@sets/shared/question/right.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { optionsKey } from './options-key.tsx';

const options = ['red', 'green', 'blue'].map((id) => ({ id, text: id }));
const question = { kind: 'choice', id: 'q1', text: 'Which?', seconds: null } as const;

const tick = async (multiple: boolean, right: Right | null, option: string) => {
  const Key = optionsKey(() => ({ options, multiple }));
  const onChange = vi.fn();
  const { unmount } = render(<Key {...{ question, right, onChange }} />);
  await userEvent.click(screen.getByRole('checkbox', { name: option }));
  unmount();
  return onChange.mock.lastCall?.[0];
};

it('one option is right, or several where several are chosen; another tap takes it back', async () => {
  expect(await tick(false, null, 'red')).toEqual(rightOptions('red'));
  expect(await tick(false, rightOptions('red'), 'blue')).toEqual(rightOptions('blue'));
  expect(await tick(true, rightOptions('red'), 'blue')).toEqual(rightOptions('red', 'blue'));
  expect(await tick(false, rightOptions('red'), 'red')).toBeNull();
});

it('of options that are not written none is right yet', () => {
  const Key = optionsKey(() => ({ options: [{ id: 'one', text: ' ' }], multiple: false }));
  render(<Key {...{ question }} right={null} onChange={vi.fn()} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('Write the answers first.')).not.toBeNull();
});
