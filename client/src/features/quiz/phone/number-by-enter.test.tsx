import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { after, newNotes, phone, told } from '../../../../test/quiz-on-phone.tsx';
import type { PhoneViewProps } from '../../../live/phone-view.ts';

const answer = vi.fn<PhoneViewProps['answer']>();
beforeEach(() => {
  answer.mockClear();
  localStorage.clear();
});

const sent = () => answer.mock.calls.map(([, value]) => value);

/** The question that is answered with a number, on Ann's phone. */
const asks = async () => {
  const notes = newNotes();
  const open = after({ type: 'ask', at: 3 });
  const { rerender } = render(phone({ answer, notes, ...told(open) }));
  const field = await screen.findByRole('textbox');
  return {
    field,
    /** What was sent has come. */
    keep: (number: number) =>
      rerender(phone({ answer, notes, ...told(open, { ann: [null, null, null, { number }] }) })),
    close: () =>
      rerender(phone({ answer, notes, ...told(after({ type: 'ask', at: 3 }, { type: 'close' })) })),
  };
};

it('Enter sends the number that was typed, as the button does, and no other time', async () => {
  const { field, keep } = await asks();
  await userEvent.type(field, '{Enter}');
  expect(answer).not.toHaveBeenCalled();
  await userEvent.type(field, '26{Enter}');
  expect(sent()).toEqual([{ answer: { number: 26 } }]);
  keep(26);
  await userEvent.type(field, '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /Sent/ }));
  expect(answer).toHaveBeenCalledTimes(1);
  await userEvent.type(field, '{Backspace}5{Enter}');
  expect(sent()[1]).toEqual({ answer: { number: 25 } });
});

it('Enter sends nothing that is no number, or that comes when it has closed', async () => {
  const { field, close } = await asks();
  await userEvent.type(field, '2600{Enter}');
  expect(answer).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, '26');
  close();
  await userEvent.type(field, '{Enter}');
  expect(answer).not.toHaveBeenCalled();
});
