import { choice, type ChoiceQuestion } from '@sets/shared/question/kinds/choice.ts';
import { limits } from '@sets/shared/core/limits.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { newId } from '../../../core/new-id.ts';
import { OptionList } from './option-list.tsx';

const Editor = () => {
  const [question, setQuestion] = useState<ChoiceQuestion>(() => choice.blank(newId));
  return <OptionList question={question} onChange={setQuestion} />;
};

const written = () =>
  screen.getAllByRole<HTMLTextAreaElement>('textbox').map((field) => field.value);

it('is written with the keyboard alone: Enter goes on, Backspace takes back', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer A' }));
  await userEvent.keyboard('one{Enter}two{Enter}three{Enter}');
  expect(written()).toEqual(['one', 'two', 'three', '']);
  await userEvent.keyboard('{Backspace}!');
  expect(written()).toEqual(['one', 'two', 'three!']);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}?');
  expect(written()).toEqual(['one', 'three!?', 'two']);
});

it('takes a list from the clipboard', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer A' }));
  await userEvent.paste('- one\n- two\n- three');
  expect(written()).toEqual(['one', 'two', 'three']);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Answer C' }));
});

it('says how much of a list did not fit', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer A' }));
  await userEvent.paste(Array.from({ length: 12 }, (_, index) => `line ${index}`).join('\n'));
  expect(written()).toHaveLength(10);
  screen.getByText('2 pasted answers did not fit: 10 are the most.');
});

it('ends at ten', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer A' }));
  await userEvent.keyboard('x{Enter}'.repeat(12));
  expect(written()).toHaveLength(10);
  screen.getByText('10 answers are the most.');
});

it('an answer that is too long is neither cut nor dropped, typed or pasted', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer A' }));
  const long = 'x'.repeat(limits.option.text + 3);
  await userEvent.paste(`short\n${long}`);
  expect(written()).toEqual(['short', long]);
  screen.getByText('3 too many: 200 characters are the most');
});

it('hints at answers that say the same, not while one of them is written', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer A' }));
  await userEvent.keyboard('Yes{Enter}no{Enter} yes ');
  expect(screen.queryByText(/say the same/)).toBeNull();
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer B' }));
  screen.getByText('A and C say the same.');
});
