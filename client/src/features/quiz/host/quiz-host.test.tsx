import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import type { Given } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { now, toldAt } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { openQuizHost, quizNotices } from '../../../../test/hosted-quiz.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
// The dialog is there from the start, so that no test waits for it.
import './correct-dialog.tsx';

beforeEach(signIn);
afterEach(signOut);

const given = (participant: string, choice: string): Given => ({
  participant,
  slot: 'q0',
  value: { answer: { choices: [choice] }, took: 500 },
});
const answers = [given('ann', 'rome'), given('bob', 'bonn'), given('cyd', 'bonn')];
const names = { ann: 'Ann', bob: 'Bob', cyd: 'Cyd' };
const asksEffect = 'POST /api/quizzes/runs/run1/effect';
const open = [{ type: 'ask', at: 0 }] as const;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const questions = () => within(screen.getByRole('navigation', { name: 'Questions' }));

describe('the lobby', () => {
  it('has the way in, the first question, and one large button', async () => {
    const { commands } = await openQuizHost({});
    screen.getByText('People are coming in. When enough are here, start the quiz.');
    expect(screen.getAllByText('Of Italy?')).toHaveLength(2);
    await press('Start the quiz');
    expect(commands()).toEqual([{ type: 'ask', at: 0 }]);
  });

  it('says that the doors are closed', async () => {
    await openQuizHost({ room: { locked: true } });
    screen.getByRole('heading', { name: 'Doors closed' });
  });
});

describe('a question that is open', () => {
  it('says to the host alone how people answer, what is right, and how many have it', async () => {
    const { commands } = await openQuizHost({ commands: open, answers, people: { connected: 4 } });
    screen.getByText('Only you see this');
    screen.getByText('1 of 3 have it.');
    screen.getByText('3 answered, 4 here');
    const table = within(screen.getByRole('table', { name: 'Answers to: Of Italy?' }));
    table.getByRole('row', { name: /bonn 67% 2/ });
    await userEvent.keyboard(' ');
    expect(commands()).toEqual([{ type: 'close' }]);
  });

  it('is held, made longer, and left for another one, which is asked about first', async () => {
    const { commands } = await openQuizHost({ commands: open });
    await userEvent.keyboard('pe');
    await press('+15 s');
    await press('Skip');
    const dialog = within(screen.getByRole('dialog', { name: 'Question 1 is open' }));
    expect(commands()).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Go to question 2' }));
    expect(commands()).toEqual([
      { type: 'pause' },
      { type: 'extend', seconds: 15 },
      { type: 'extend', seconds: 15 },
      { type: 'ask', at: 1 },
    ]);
  });

  it('that closes by itself is not told by a press that was to close it', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const { live, commands } = await openQuizHost({ commands: open });
    const closed = [...open, { type: 'close' }] as const;
    const [, moved] = quizNotices({ commands: closed, run: { version: 8 } });
    act(() => live.notify({ ...moved!, seq: 6 }));
    clock.mockReturnValue(1_300);
    await userEvent.keyboard(' ');
    expect(commands()).toEqual([]);
    clock.mockReturnValue(1_700);
    await userEvent.keyboard(' ');
    expect(commands()).toEqual([{ type: 'reveal' }]);
  });

  it('that its host has closed is told as soon as they say so', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const { live, commands } = await openQuizHost({ commands: open });
    await userEvent.keyboard(' ');
    const closed = [...open, { type: 'close' }] as const;
    const [, moved] = quizNotices({ commands: closed, run: { version: 8 } });
    act(() => live.notify({ ...moved!, seq: 6 }));
    await userEvent.keyboard(' ');
    expect(commands()).toEqual([{ type: 'close' }, { type: 'reveal' }]);
  });

  it('in a pause it says how much time is left, and goes on with the large button', async () => {
    const { commands } = await openQuizHost({
      commands: open,
      state: { deadline: null, paused: { at: now, left: 12_300 } },
    });
    const control = within(screen.getByRole('contentinfo'));
    control.getByText('Paused');
    control.getByText('13 s');
    await press('Go on');
    expect(commands()).toEqual([{ type: 'resume' }]);
  });
});

describe('questions', () => {
  it('are told, on, passed by or to come, and those that count for nobody are marked', async () => {
    const { commands } = await openQuizHost({
      commands: [...toldAt(0), { type: 'void', place: 0, on: true }, ...toldAt(2)],
    });
    const all = questions().getAllByRole('button');
    expect(all.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/told, counts for nobody$/),
      expect.stringMatching(/passed by$/),
      expect.stringMatching(/on the projector$/),
      expect.stringMatching(/to come$/),
    ]);
    await userEvent.click(all[0]!);
    await userEvent.click(all[1]!);
    expect(commands()).toEqual([
      { type: 'back', at: 0 },
      { type: 'ask', at: 1 },
    ]);
  });

  it('cannot be gone back to while another one is open', async () => {
    await openQuizHost({ commands: [...toldAt(0), { type: 'ask', at: 1 }] });
    expect(questions().getAllByRole<HTMLButtonElement>('button')[0]!.disabled).toBe(true);
  });
});

describe('what was told', () => {
  const told = { commands: toldAt(0), answers } as const;

  it('leads to the board, or past it', async () => {
    const { commands } = await openQuizHost(told);
    screen.getByText('Everybody sees this');
    await press('Show leaderboard');
    await press('Next question');
    expect(commands()).toEqual([{ type: 'board' }, { type: 'ask', at: 1 }]);
  });

  it('is put right, after it was said what that changes', async () => {
    const effect = { answered: 3, hits: { before: 1, after: 2 }, gain: 2, lose: 1 };
    const server = answerFetch({ [asksEffect]: () => json(200, effect) });
    const { commands } = await openQuizHost(told);
    await userEvent.keyboard('c');
    const dialog = within(await screen.findByRole('dialog', { name: 'What is right?' }));
    const yes = dialog.getByRole<HTMLButtonElement>('button', { name: 'This is right' });
    expect(yes.disabled).toBe(true);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'bonn' }));
    await dialog.findByText(
      '2 of 3 would have it; now it is 1. 2 people would have more points, 1 fewer.',
    );
    expect(commands()).toEqual([]);
    await userEvent.click(yes);
    expect(commands()).toEqual([{ type: 'correct', place: 0, right: rightOptions('bonn') }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.of(asksEffect).map(({ body }) => body)).toEqual([{ remedy: commands()[0] }]);
  });

  it('is put right also where nothing can be said of that', async () => {
    answerFetch({});
    const { commands } = await openQuizHost(told);
    await press('Correct it …');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'bern' }));
    await dialog.findByText('What it would change cannot be said now.');
    await userEvent.click(dialog.getByRole('button', { name: 'This is right' }));
    expect(commands()).toHaveLength(1);
  });

  it('counts for nobody, and for everybody again', async () => {
    const { commands, unmount } = await openQuizHost(told);
    await press('Count for nobody');
    expect(commands()).toEqual([{ type: 'void', place: 0, on: true }]);
    unmount();
    const voided = [...toldAt(0), { type: 'void', place: 0, on: true }] as const;
    const { commands: later } = await openQuizHost({ commands: voided, answers });
    expect(screen.getByRole('main').textContent).toContain('This question counts for nobody.');
    await userEvent.keyboard('v');
    expect(later()).toEqual([{ type: 'void', place: 0, on: false }]);
  });

  it('is told to every host when points were counted anew', async () => {
    const { live } = await openQuizHost(told);
    const voided = [...toldAt(0), { type: 'void', place: 0, on: true }] as const;
    const [, moved] = quizNotices({ commands: voided, answers, run: { version: 8 } });
    act(() => live.notify({ ...moved!, seq: 6 }));
    await screen.findByText('All points were counted anew. Everybody is told.');
  });
});

describe('points', () => {
  it('of everybody, with how they moved', async () => {
    // Nothing has a size here, and of what has none nothing is in sight.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
    const commands = [...toldAt(0), ...toldAt(1), { type: 'board' } as const];
    const second = {
      participant: 'bob',
      slot: 'q1',
      value: { answer: { choices: ['rome', 'bern'] }, took: 0 },
    };
    await openQuizHost({ commands, answers: [...answers, second], names });
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'PlaceNameMovedLast questionPoints',
      '1Bob1up 1+2,0002,000',
      '2Ann1down 11,000',
      '3Cyd1down 10',
    ]);
  });

  it('have moved nobody with the first question', async () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
    await openQuizHost({ commands: [...toldAt(0), { type: 'board' }], answers, names });
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows[2]!.textContent).toBe('2Bobas before0');
  });

  it('are nobody’s where nobody has answered', async () => {
    await openQuizHost({ commands: [...toldAt(0), { type: 'board' }] });
    screen.getByText('Nobody has points yet.');
  });

  it('end with the podium, and with the end, which is asked about', async () => {
    const { commands } = await openQuizHost({ commands: [...toldAt(3), { type: 'podium' }] });
    await userEvent.keyboard('  ');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('End quiz');
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'End quiz' }),
    );
    expect(commands()).toEqual([{ type: 'end' }]);
  });
});

it('is put right after its end, too', async () => {
  answerFetch({});
  const ended = [...toldAt(0), ...toldAt(2), { type: 'end' } as const];
  const { commands } = await openQuizHost({ commands: ended, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Correct a question …' }));
  expect(screen.getByRole('dialog').textContent).not.toContain('Which are?');
  await press('Of Italy?');
  const dialog = within(await screen.findByRole('dialog', { name: 'What is right?' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'bonn' }));
  await userEvent.click(dialog.getByRole('button', { name: 'This is right' }));
  expect(commands()).toEqual([{ type: 'correct', place: 0, right: rightOptions('bonn') }]);
});

it('counts for nobody after its end, too, and again', async () => {
  answerFetch({});
  const ended = [...toldAt(0), { type: 'end' } as const];
  const after = async (before: readonly QuizCommand[], button: string) => {
    const { commands } = await openQuizHost({ commands: before, answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Correct a question …' }));
    await press(/^Of Italy\?/);
    const dialog = within(await screen.findByRole('dialog', { name: 'What is right?' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'It counts for nobody' }));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: button }));
    return commands();
  };
  expect(await after(ended, 'Count for nobody')).toEqual([{ type: 'void', place: 0, on: true }]);
  cleanup();
  const voided = [...ended, { type: 'void', place: 0, on: true } as const];
  expect(await after(voided, 'Count it again')).toEqual([{ type: 'void', place: 0, on: false }]);
});
