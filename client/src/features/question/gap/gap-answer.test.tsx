import type { Filled } from '@sets/shared/question/filled.ts';
import { example } from '@sets/shared/question/kinds/testing/gap.drafts.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { fillGaps } from '../../../../test/render-app.tsx';
import { answer } from './gap-answer.tsx';

beforeAll(fillGaps);

const { Answer, sending } = answer;
const onChange = vi.fn<(value: Filled | null, done?: Filled | null) => void>();

const Held = () => {
  const [value, setValue] = useState<Filled | null>(null);
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
        onChange={(...told) => {
          onChange(...told);
          setValue(told[0]);
        }}
      />
    </>
  );
};

it('is filled where the gaps are; a word that is still typed is not done, those in the other gaps are', async () => {
  render(<Held />);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gap 2 of 2' }), 'oxygen');
  const oxygen = { id: 'g1', option: 'w0' };
  expect(onChange).toHaveBeenLastCalledWith({ gaps: [oxygen] });
  await user.type(screen.getByRole('textbox', { name: 'Gap 1 of 2' }), 'hea');
  const whole = { gaps: [{ id: 'g0', text: 'hea' }, oxygen] };
  expect(onChange).toHaveBeenLastCalledWith(whole, { gaps: [oxygen] });
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(whole);
  expect(sending?.(example, whole)).toEqual({ isWhole: true, label: 'Send' });
  expect(sending?.(example, { gaps: [oxygen] })?.label).toBe('Send, 1 gap empty');
});
