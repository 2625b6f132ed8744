// What the page is made of is there from the start, so that no test waits for it.
import './labels-page.tsx';
import type { LabelsTable } from '@sets/shared/qna/qna-moderation.contract.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answersOf, aSpace } from '../../../test/a-space.ts';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';

type Answers = Parameters<typeof answerFetch>[0];

const exam = { labelid: 'l1', name: 'Exam', colour: 'a' as const, questions: 12, unanswered: 3 };
const table = (labels: LabelsTable['labels'], moderate = true): LabelsTable => ({
  labels,
  may: { moderate },
});

const open = async (told: LabelsTable, more: Answers = {}) => {
  const asked = answerFetch({
    ...answersOf(aSpace()),
    'GET /api/qna/labels/m1': () => json(200, told),
    ...more,
  });
  renderApp('/module/labelstable/m1');
  await screen.findByRole('heading', { level: 1, name: 'Labels' });
  return asked;
};
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(signIn);
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

it('says how many questions each has, and lets readers change nothing', async () => {
  await open(table([exam], false));
  const row = screen.getByRole('row', { name: /Exam/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['12', '3']);
  expect(screen.queryByRole('button', { name: 'Edit Exam' })).toBeNull();
  expect(screen.queryByLabelText('Add a label')).toBeNull();
});

it('adds a label with a colour', async () => {
  const call = 'POST /api/qna/labels';
  const asked = await open(table([]), { [call]: () => json(200, table([exam])) });
  await click('Add');
  await screen.findByText('Fill this in.');
  expect(asked.of(call)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Add a label'), 'Exam');
  await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
  await click('Add');
  await screen.findByRole('row', { name: /Exam/ });
  expect(asked.of(call)[0]?.body).toEqual({ moduleid: 'm1', name: 'Exam', colour: 'a' });
});

it('says why the server does not take a label', async () => {
  const msg = 'There is such a label.';
  await open(table([]), { 'POST /api/qna/labels': () => json(409, { code: 'CONFLICT', msg }) });
  await userEvent.type(screen.getByLabelText('Add a label'), 'Exam{Enter}');
  await screen.findByText(msg);
});

it('renames a label, and deletes one after a question', async () => {
  const removing = 'DELETE /api/qna/labels/m1/l1';
  const asked = await open(table([exam]), {
    'PUT /api/qna/labels': () => json(200, table([{ ...exam, name: 'Exams' }])),
    [removing]: () => json(200, table([])),
  });
  await click('Edit Exam');
  await userEvent.type(screen.getByLabelText('Label'), 's');
  await click('Save');
  await screen.findByRole('row', { name: /Exams/ });
  expect(asked.of('PUT /api/qna/labels')[0]?.body).toEqual({
    moduleid: 'm1',
    labelid: 'l1',
    name: 'Exams',
    colour: 'a',
  });
  await click('Edit Exams');
  await click('Delete');
  expect(screen.getByText('12 questions lose it. The questions stay.')).toBeDefined();
  expect(asked.of(removing)).toEqual([]);
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Exams/ })).toBeNull());
  await screen.findByText('No labels yet');
});
