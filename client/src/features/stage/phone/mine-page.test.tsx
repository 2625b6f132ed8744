import type { OwnAnswers } from '@sets/shared/run/run.contract.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { PhoneMemory } from '../../../live/phone-memory.ts';
import { pageStorage } from '../../../live/phone-storage.ts';
import MinePage from './mine-page.tsx';

const own: OwnAnswers = {
  runId: 'run1',
  title: 'Week 5',
  openedAt: '2026-11-20T08:00:00.000Z',
  endedAt: null,
  key: 'ann.key',
  answers: [
    { question: 1, round: 1, text: 'How fast is it?', answer: 'log n' },
    { question: 1, round: 2, text: 'How fast is it?', answer: 'n' },
  ],
  asked: [],
};
const call = 'POST /api/runs/run1/own';

/** A phone that has answered in a run, and keeps the ticket of its room. */
const phoneThatAnswered = (): PhoneMemory => {
  const memory = new PhoneMemory(pageStorage());
  memory.keepTicket([{ code: 'KX72MP' }], 'room1', 'ann.ticket', Date.now());
  memory.keepRun('run1', 'room1', Date.now(), 'Week 5');
  memory.keepHeld('run1', [{ slot: 'q0.r1', revision: 1, value: {} }]);
  return memory;
};
const open = (path: string, memory = new PhoneMemory(pageStorage())): void => {
  history.replaceState(null, '', path);
  render(<MinePage memory={memory} />);
};

afterEach(() => void vi.unstubAllGlobals());

it('on the phone that answered, the ticket is enough, and then the address is', async () => {
  const server = answerFetch({ [call]: () => json(200, own) });
  open('/mine#run1', phoneThatAnswered());
  await screen.findByRole('heading', { name: 'That was your set.' });
  expect(server.of(call)).toMatchObject([{ body: { secret: 'ann.ticket' }, token: null }]);
  expect(location.hash).toBe('#run1.ann.key');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'log n',
    'n',
  ]);
  screen.getByText('How fast is it? (round 2)');
});

it('says how sure one was beside the answer, in the copy too', async () => {
  const [first, second] = own.answers;
  const answers = [{ ...first!, sure: 'Certain' }, second!];
  answerFetch({ [call]: () => json(200, { ...own, answers }) });
  const user = userEvent.setup();
  vi.stubGlobal('isSecureContext', true);
  open('/mine#run1.ann.key');
  await screen.findByText('How sure you were: Certain');
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await navigator.clipboard.readText()).toContain('log n\nHow sure you were: Certain\n\n');
});

it('says what is right where everybody was told, in the copy too', async () => {
  const right = ['n', 'log n'];
  const [first, second] = own.answers;
  const answers = [
    { ...first!, judged: { outcome: 'partly' as const, right } },
    { ...second!, judged: { outcome: 'right' as const, right } },
  ];
  answerFetch({ [call]: () => json(200, { ...own, answers }) });
  const user = userEvent.setup();
  vi.stubGlobal('isSecureContext', true);
  open('/mine#run1.ann.key');
  await screen.findByText('Your answer is partly correct.');
  screen.getByText('Your answer is correct.');
  expect(screen.getAllByText(/^Correct are/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await navigator.clipboard.readText()).toContain(
    'log n\nYour answer is partly correct.\nCorrect are n, log n\n\n',
  );
});

it('says what was right of what one did not answer, and where one’s team stands, in the copy too', async () => {
  const judged = { outcome: null, right: ['rome'], why: 'Since 1871.' };
  const missed = { question: 2, round: 1, text: 'Of Italy?', answer: null, judged };
  const team = { name: 'Stars', points: 333.3, place: 2, of: 3 };
  const told = { ...own, answers: [...own.answers, missed], team };
  answerFetch({ [call]: () => json(200, told) });
  const user = userEvent.setup();
  vi.stubGlobal('isSecureContext', true);
  open('/mine#run1.ann.key');
  await screen.findByText('2 answers.');
  const [, , none, right] = screen.getAllByRole('definition').map((each) => each.textContent);
  expect([none, right]).toEqual(['You did not answer.', 'Correct is romeSince 1871.']);
  const line = screen.getByText('Stars').parentElement;
  expect(line?.textContent).toBe('You played for Stars (place 2 of 3, 333.3 points).');
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('Week 5\n\nYou played for Stars (place 2 of 3, 333.3 points).\n\n');
  expect(copied).toContain('Of Italy?\nYou did not answer.\nCorrect is rome\nSince 1871.');
});

it('elsewhere the address is enough', async () => {
  const server = answerFetch({ [call]: () => json(200, own) });
  open('/mine#run1.ann.key');
  await screen.findByText('Week 5');
  screen.getByText('2 answers.');
  expect(server.of(call)).toMatchObject([{ body: { secret: 'ann.key' } }]);
});

it('says of each question that one asked whether it was answered, and what was written to it', async () => {
  const question = { key: '1', text: 'Is it bounded?', outcome: 'open', reply: null };
  const asked = [
    { ...question, repliedAt: null },
    { ...question, key: '2', text: 'Told?', outcome: 'answered', repliedAt: null },
    {
      ...question,
      key: '3',
      text: 'Owed?',
      reply: 'Yes, it is.',
      repliedAt: '2026-11-22T08:00:00.000Z',
    },
  ];
  answerFetch({ [call]: () => json(200, { ...own, answers: [], asked }) });
  open('/mine#run1.ann.key');
  await screen.findByText('You asked 3 questions.');
  const told = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(told[0]).toBe('Is it bounded?Not answered yet. An answer is shown here.');
  expect(told[1]).toBe('Told?Answered in the room.');
  expect(told[2]).toBe('Owed?Answered in writing, November 22, 2026Yes, it is.');
});

it('sets the formulas of a title, and adds nothing to its last mark', async () => {
  answerFetch({ [call]: () => json(200, { ...own, title: 'What is $x^2$?' }) });
  open('/mine#run1.ann.key');
  const title = await screen.findByText(/^What is/);
  expect(title.querySelector('.formula')).not.toBeNull();
  expect(title.textContent).toMatch(/\?$/);
});

it('copies the address, and what was answered as text', async () => {
  answerFetch({ [call]: () => json(200, own) });
  const user = userEvent.setup();
  vi.stubGlobal('isSecureContext', true);
  open('/mine#run1.ann.key');
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  await screen.findByText('Copied.');
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/mine#run1.ann.key`);
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await navigator.clipboard.readText()).toBe(
    'Week 5\n\nHow fast is it?\nlog n\n\nHow fast is it? (round 2)\nn',
  );
});

it.each(['/mine#run1', '/mine#run1.forged'])(
  'says that there is nothing where nothing opens %s',
  async (path) => {
    answerFetch({ [call]: () => json(404, { code: 'NOT_FOUND', msg: 'No.' }) });
    open(path);
    await screen.findByRole('heading', { name: 'There is nothing here' });
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('without a network it tries again when asked', async () => {
  const answers = [json(503, { code: 'UNAVAILABLE', msg: 'Busy.' }), json(200, own)];
  answerFetch({ [call]: () => answers.shift()! });
  open('/mine#run1.ann.key');
  await screen.findByText('Busy.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Week 5');
  screen.getByText('2 answers.');
});

it('lists what was answered on this phone, and nothing of other phones', () => {
  open('/mine', phoneThatAnswered());
  const link = screen.getByRole('link', { name: /^Week 5/ });
  expect(link.getAttribute('href')).toBe('/mine#run1');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('says where nothing was answered yet', () => {
  open('/mine');
  screen.getByRole('heading', { name: 'Nothing answered yet' });
});
