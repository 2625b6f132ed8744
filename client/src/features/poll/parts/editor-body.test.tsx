import { render, screen, within } from '@testing-library/react';
import { limits } from '@sets/shared/core/limits.ts';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { fillGaps } from '../../../../test/render-app.tsx';
import { checkDraft } from '../poll-draft-check.ts';
import { blankDraft } from '../poll-draft.ts';
import { EditorBody } from './editor-body.tsx';

const Editor = () => {
  const [draft, setDraft] = useState(blankDraft);
  const [checked, setChecked] = useState(0);
  const { faults } = checkDraft(draft);
  return (
    <>
      <button type="button" onClick={() => setChecked(checked + 1)}>
        Check
      </button>
      <EditorBody draft={draft} faults={faults} checked={checked} onEdit={setDraft} />
    </>
  );
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

const add = () =>
  userEvent.click(screen.getByRole('button', { name: 'Add a question: Multiple choice' }));
const faults = () => [...document.querySelectorAll('p.text-warn')].map((each) => each.textContent);

it('the cursor is in the first question of a new poll: one begins to type', async () => {
  render(<Editor />);
  await userEvent.keyboard('Is it so ?');
  expect(text().value).toBe('Is it so ?');
});

it('nothing is called missing while it is written, but once one has gone on from it', async () => {
  render(<Editor />);
  await userEvent.keyboard('Is it so ?');
  expect(faults()).toEqual([]);
  await add();
  expect(faults()).toEqual([]);
  await userEvent.click(questions()[0]!);
  expect(faults()).toEqual(['Two answers at least.']);
});

it('where the poll is to be presented, the cursor goes to what is missing, and that is said', async () => {
  render(<Editor />);
  await userEvent.keyboard('Is it so ?');
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer A' }));
  await userEvent.keyboard('yes{Enter}no');
  await add();
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer A' }));
  await userEvent.keyboard('one{Enter}two');
  await userEvent.click(questions()[0]!);
  expect(faults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  screen.getByRole('heading', { name: 'Question 2 Multiple choice' });
  expect(faults()).toEqual(['Write the question.']);
  expect(document.activeElement).toBe(text());
});

it('what is too long stays whole, and how much too long it is is told', async () => {
  render(<Editor />);
  const long = 'x'.repeat(limits.question.text);
  await userEvent.click(text());
  await userEvent.paste(long.slice(0, -9));
  screen.getByText('9 characters left');
  await userEvent.paste('and twelve more');
  expect(text().value).toHaveLength(limits.question.text + 6);
  screen.getByText('6 too many: 500 characters are the most');
  expect(text().getAttribute('aria-invalid')).toBe('true');
});
