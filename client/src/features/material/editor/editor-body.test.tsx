import { render, screen, within } from '@testing-library/react';
import { example as pin } from '@sets/shared/question/kinds/testing/pin.drafts.ts';
import { questionKindNames } from '@sets/shared/question/question-kinds.ts';
import { limits } from '@sets/shared/core/limits.ts';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { fillGaps } from '../../../../test/render-app.tsx';
import { checkDraft } from '../../poll/poll-draft-check.ts';
import { blankDraft, type PollDraft, pollWriting } from '../../poll/poll-draft.ts';
import { pollEditorParts } from '../../poll/poll-editor-parts.tsx';
import { EditorBody } from './editor-body.tsx';

const Editor = ({ start = blankDraft() }) => {
  const [draft, setDraft] = useState(start);
  const [checked, setChecked] = useState(0);
  const { faults } = checkDraft(draft);
  return (
    <>
      <button type="button" onClick={() => setChecked(checked + 1)}>
        Check
      </button>
      <EditorBody
        parts={pollEditorParts}
        writing={pollWriting}
        label="Writing"
        draft={draft}
        faults={faults}
        checked={checked}
        shown={null}
        onEdit={setDraft}
        onUndo={() => setDraft(blankDraft)}
      />
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
  const wall = within(await screen.findByRole('figure'));
  expect(await wall.findAllByRole('rowheader')).toHaveLength(2);
  await userEvent.selectOptions(screen.getByLabelText('Time to answer'), '30 seconds');
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate this question' }));
  screen.getByRole('heading', { name: 'Question 3 True or false' });
  expect(screen.getByLabelText<HTMLSelectElement>('Time to answer').value).toBe('30');
  await userEvent.click(questions()[0]!);
  screen.getByRole('heading', { name: 'Question 1 Multiple choice' });
});

it('where there is less room, kinds are chosen from a list with what each is for', async () => {
  render(<Editor />);
  const open = screen.getByRole('button', { name: 'Add a question' });
  await userEvent.click(open);
  const list = screen.getByRole('dialog', { name: 'What kind of question?' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(questionKindNames.length);
  const [first] = within(list).getAllByRole('listitem');
  expect(document.activeElement).toBe(first?.querySelector('button'));
  await userEvent.click(within(list).getByRole('button', { name: /^True or false/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('Water is wet.');
  const statement = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your statement' });
  expect(statement.value).toBe('Water is wet.');
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

/** A poll of so many statements. */
const statements = (count: number) => ({
  ...blankDraft(),
  questions: Array.from({ length: count }, (_, at) => ({
    kind: 'true-false' as const,
    id: `q${at}`,
    text: `Statement ${at + 1}`,
    seconds: null,
  })),
});

/** A poll that begins with a question that lacks nothing. */
const afterOne = (question: PollDraft['questions'][number]) => ({
  ...statements(1),
  questions: [...statements(1).questions, question],
});
const kept = { fileid: 'jar', width: 40, height: 30 };
const describedBy = (field: Element | null): string =>
  (field?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join(' ');

it.each([
  ['beside a question', { ...statements(1).questions[0]!, id: 'p', picture: { ...kept, alt: '' } }],
  ['on which one taps', { ...pin, id: 'p', picture: { ...kept, alt: '' } }],
] as const)(
  'the cursor goes to what is seen on a picture %s, where that is missing, and stays there',
  async (_where, question) => {
    render(<Editor start={afterOne(question)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    screen.getByRole('heading', { name: /^Question 2/ });
    const field = screen.getByRole('textbox', { name: 'What is seen on it' });
    expect(document.activeElement).toBe(field);
    expect(describedBy(field)).toContain('Write what is seen on it');
    await userEvent.keyboard('A jar');
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', 'A jar');
  },
);

it('and to the answer that is a picture without words', async () => {
  const options = [
    { id: 'a', text: 'A jar' },
    { id: 'b', text: '', picture: { ...kept, alone: true } },
  ];
  const asked = {
    kind: 'choice',
    id: 'p',
    text: 'Which?',
    seconds: null,
    multiple: false,
  } as const;
  render(<Editor start={afterOne({ ...asked, options })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  const field = screen.getByRole('textbox', { name: 'Answer B' });
  expect(document.activeElement).toBe(field);
  expect(describedBy(field)).toContain('Write what is seen on it');
  await userEvent.keyboard('A bean');
  expect(field).toHaveProperty('value', 'A bean');
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

it('of many questions one is found by number or words, and gone to with Enter', async () => {
  render(<Editor start={statements(10)} />);
  const find = screen.getByRole('searchbox', { name: 'Find a question' });
  await userEvent.type(find, '4{Enter}');
  screen.getByRole('heading', { name: 'Question 4 True or false' });
  await userEvent.type(find, 'MENT 9');
  expect(questions().filter((each) => each.closest('li')?.hidden !== true)).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  screen.getByRole('heading', { name: 'Question 9 True or false' });
  await userEvent.type(find, 'no');
  screen.getByText('No question has these words.');
});

it('one goes from question to question by keys, wherever one writes', async () => {
  render(<Editor start={statements(3)} />);
  await userEvent.keyboard('{Alt>}{PageDown}{PageDown}{/Alt}');
  screen.getByRole('heading', { name: 'Question 3 True or false' });
  await userEvent.keyboard('{Alt>}{PageDown}{PageUp}{/Alt}');
  screen.getByRole('heading', { name: 'Question 2 True or false' });
});

it('a question is moved by keys where the focus is on it', async () => {
  render(<Editor start={statements(2)} />);
  questions()[1]!.focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(questions().map((each) => each.textContent)).toEqual([
    'Question1Statement 2',
    'Question2Statement 1',
  ]);
});
