import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { fillGaps } from '../../../../test/render-app.tsx';
import { blankDraft } from '../poll-draft.ts';
import { EditorBody } from './editor-body.tsx';

const Editor = () => {
  const [draft, setDraft] = useState(blankDraft);
  return <EditorBody draft={draft} faults={[]} onEdit={setDraft} />;
};

beforeAll(fillGaps);

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
const questions = () => [
  ...screen
    .getByRole('navigation', { name: 'Questions' })
    .querySelectorAll<HTMLElement>('li button'),
];

it('the cursor goes into a question that was added: typing adds no more of them', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('button', { name: 'Add a question: Multiple choice' }));
  await userEvent.keyboard('Is it so ?');
  expect(text().value).toBe('Is it so ?');
  expect(questions()).toHaveLength(2);
});

it('the cursor goes into the copy of a question, behind its text', async () => {
  render(<Editor />);
  await userEvent.type(text(), 'One');
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate this question' }));
  await userEvent.keyboard(' more');
  expect(text().value).toBe('One more');
  expect(questions()).toHaveLength(2);
});

it('a question of each kind is added, and says what kind it is', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('button', { name: 'Add a question: True or false' }));
  await userEvent.keyboard('Water is wet.');
  screen.getByRole('heading', { name: 'Question 2 True or false' });
  const statement = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your statement' });
  expect(statement.value).toBe('Water is wet.');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(within(screen.getByRole('figure')).getAllByRole('rowheader')).toHaveLength(2);
  await userEvent.selectOptions(screen.getByLabelText('Time to answer'), '30 seconds');
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate this question' }));
  screen.getByRole('heading', { name: 'Question 3 True or false' });
  expect(screen.getByLabelText<HTMLSelectElement>('Time to answer').value).toBe('30');
  await userEvent.click(questions()[0]!);
  screen.getByRole('heading', { name: 'Question 1 Multiple choice' });
});

it('the focus stays in the list of questions while one is looked up there', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('button', { name: 'Add a question: Multiple choice' }));
  await userEvent.click(questions()[0]!);
  expect(document.activeElement).toBe(questions()[0]);
});
