import { example } from '@sets/shared/question/kinds/testing/match.drafts.ts';
import type { Matched } from '@sets/shared/question/pairs.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { fillGaps } from '../../../../test/render-app.tsx';
import { answer } from './match-answer.tsx';

beforeAll(fillGaps);

const { Answer, sending } = answer;
const onChange = vi.fn<(value: Matched | null) => void>();

const Held = () => {
  const [value, setValue] = useState<Matched | null>(null);
  return (
    <>
      <h1 id="asked">{example.text}</h1>
      <Answer
        question={example}
        value={value}
        enabled
        closed={false}
        counts={null}
        answered={0}
        labelledBy="asked"
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    </>
  );
};

const choicesOf = (left: string) =>
  within(screen.getByRole('group', { name: `What belongs to ${left}` }));
const lastPairs = () => onChange.mock.lastCall?.[0]?.pairs;

it('is matched by tapping what belongs to it: the next left side is then in its turn, and each tap can be undone', async () => {
  render(<Held />);
  const user = userEvent.setup();
  await user.click(choicesOf('Kenya').getByRole('button', { name: 'Nairobi' }));
  expect(lastPairs()).toEqual([{ left: 'l0', option: 'o1' }]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Chile: not matched' }));
  // What another left side has goes over, and that one is open again.
  await user.click(choicesOf('Chile').getByRole('button', { name: /^Nairobi.* now with Kenya$/ }));
  expect(lastPairs()).toEqual([{ left: 'l1', option: 'o1' }]);
  expect(sending?.(example, onChange.mock.lastCall![0])).toEqual({
    isWhole: true,
    label: 'Send, 2 not matched',
  });
  await user.click(screen.getByRole('button', { name: 'Undo: Chile' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(sending?.(example, null).isWhole).toBe(false);
});

it('is matched with the keys alone', async () => {
  render(<Held />);
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'Kenya: not matched' }).focus();
  await user.keyboard('{Tab}{Enter}');
  expect(lastPairs()).toEqual([{ left: 'l0', option: 'o0' }]);
  await user.keyboard('{Tab}{Tab} ');
  expect(lastPairs()).toEqual([
    { left: 'l0', option: 'o0' },
    { left: 'l1', option: 'o1' },
  ]);
});
