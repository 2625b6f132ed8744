import type { QuizState } from '@sets/shared/quiz/quiz.live.ts';
import { afterCommands, buildQuiz, now } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  after,
  heading,
  newNotes,
  phone as quizPhone,
  pick,
  told,
  turnOn,
} from '../../../../test/quiz-on-phone.tsx';
import type { Notes } from '../../../live/phone-memory.ts';
import type { PhoneViewProps } from '../../../live/phone-view.ts';

const answer = vi.fn<PhoneViewProps['answer']>();
let notes: Notes;
beforeEach(() => {
  answer.mockClear();
  localStorage.clear();
  notes = newNotes();
});
const phone = (given: Partial<PhoneViewProps>) => quizPhone({ answer, notes, ...given });
const option = (name: RegExp) => screen.getByRole('button', { name });

describe('the lobby of a quiz on a phone', () => {
  it('says that the person is in, and lets them change their name in its place', async () => {
    notes.write('name', 'Ann');
    const rename = vi.fn<NonNullable<PhoneViewProps['rename']>>(async (name) => {
      notes.write('name', name);
      return { ok: true, data: { name } };
    });
    render(phone({ ...told(after()), rename }));
    expect(document.activeElement).toBe(heading('You are in.'));
    await userEvent.click(screen.getByRole('button', { name: /Your name: Ann/ }));
    await userEvent.type(screen.getByRole('textbox'), 'a');
    await userEvent.click(screen.getByRole('button', { name: 'Keep this name' }));
    expect(rename).toHaveBeenCalledWith('Anna');
    const chip = await screen.findByRole('button', { name: /Your name: Anna/ });
    await waitFor(() => expect(document.activeElement).toBe(chip));
  });
});

it('a name that waits for its host says so, until the host has looked at it', () => {
  notes.write('name', 'Dick');
  notes.write('waits', true);
  const rename: NonNullable<PhoneViewProps['rename']> = async (name) => ({
    ok: true,
    data: { name },
  });
  const { rerender } = render(phone({ ...told(after()), rename }));
  screen.getByText(/^The host looks at this name first/);
  notes.write('waits', false);
  rerender(phone({ ...told(after()), rename }));
  expect(screen.queryByText(/^The host looks/)).toBeNull();
});

describe('what a host changes for one person', () => {
  it('is told to them: another name, and more time', () => {
    notes.write('name', 'Boss');
    const me = { ...told(after()).me!, extra: { time: '50', on: null } };
    const { rerender } = render(phone({ ...told(after()), me }));
    screen.getByText('You have 50 % more time for each question. Nobody else sees it.');
    notes.write('name', 'Bo');
    rerender(phone({ ...told(after()), me: { ...me } }));
    screen.getByText(/^Whoever presents calls you Bo here\. You have 50 % more time/);
  });

  it('more time keeps their question open when it has closed for the others, until it is over', () => {
    const closed = after({ type: 'ask', at: 0 }, { type: 'close' });
    const given = (until: number | null) => {
      const extra = { time: '50', on: { place: 0, until } };
      return phone({ ...told(closed), me: { ...told(closed).me!, extra } });
    };
    const { rerender } = render(given(Date.now() + 600_000));
    expect(option(/rome/)).toHaveProperty('ariaDisabled', 'false');
    screen.getByText(/^(10:00|9:5\d)$/u);
    rerender(given(null));
    expect(screen.queryByText('Closed. What is right comes next.')).toBeNull();
    rerender(given(Date.now() - 1));
    screen.getByText('Closed. What is right comes next.');
  });
});

describe('a question of a quiz on a phone', () => {
  const slow = buildQuiz({ reading: 5 });

  it('is read first, and keeps its place and the focus when the answers come', () => {
    const reading = afterCommands(slow, [{ type: 'ask', at: 0 }]);
    const soon = { ...reading, deadline: Date.now() + 3_000 };
    const { rerender } = render(phone(told(soon, {}, slow)));
    const title = heading('Of Italy?');
    expect(document.activeElement).toBe(title);
    screen.getByText('Answers in');
    screen.getByText('3');
    expect(screen.queryByRole('group')).toBeNull();
    const open = afterCommands(slow, [{ type: 'ask', at: 0 }, { type: 'open' }]);
    rerender(phone(told(open, {}, slow)));
    expect(heading('Of Italy?')).toBe(title);
    expect(document.activeElement).toBe(title);
    expect(within(screen.getByRole('group')).getAllByRole('button')).toHaveLength(3);
  });

  it('is answered with one tap, says when it was shown, and is changed until it closes', async () => {
    const open = after({ type: 'ask', at: 0 });
    const before = Date.now();
    const { rerender } = render(phone(told(open)));
    // One frame: from then on it is there to be seen.
    await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await userEvent.click(option(/rome/));
    const [slot, value, , shownAt] = answer.mock.lastCall ?? [];
    expect([slot, value]).toEqual(['q0', { answer: pick('rome') }]);
    expect(shownAt).toBeGreaterThanOrEqual(before);
    expect(shownAt).toBeLessThanOrEqual(Date.now());
    rerender(phone(told(open, { ann: [pick('rome')] })));
    screen.getByText('Answered. It is kept.');
    screen.getByText('You can change it until it closes.');
    expect(option(/rome/).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(option(/rome/));
    expect(answer).toHaveBeenCalledTimes(1);
    await userEvent.click(option(/bonn/));
    expect(answer).toHaveBeenLastCalledWith('q0', { answer: pick('bonn') }, undefined, shownAt);
  });

  it('says after a refresh since when it was shown before', async () => {
    notes.write('shown', { place: 0, after: 1_700 });
    render(phone(told(after({ type: 'ask', at: 0 }))));
    await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await userEvent.click(option(/rome/));
    expect(answer.mock.lastCall?.[3]).toBe(now + 1_700);
  });

  it('says it without the time of a pause, wherever it was shown first', async () => {
    const open = after({ type: 'ask', at: 0 });
    const paused: QuizState = {
      ...open,
      deadline: null,
      paused: { at: now + 4_000, left: 16_000 },
    };
    const resumed: QuizState = { ...open, openedAt: now + 60_000, deadline: now + 80_000 };
    const { rerender } = render(phone(told(paused)));
    await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    expect(notes.read('shown', z.unknown())).toBe(null);
    notes.write('shown', { place: 0, after: 300 });
    rerender(phone(told(resumed)));
    await userEvent.click(option(/rome/));
    expect(answer.mock.lastCall?.[3]).toBe(now + 60_300);
  });

  it('has several answers sent with a button, and keeps what is marked over a refresh', async () => {
    const state = after({ type: 'ask', at: 1 });
    const { unmount } = render(phone(told(state)));
    await userEvent.click(option(/rome/));
    await userEvent.click(option(/bern/));
    unmount();
    render(phone(told(state)));
    await userEvent.click(screen.getByRole('button', { name: 'Send 2 answers' }));
    expect(answer.mock.lastCall?.slice(0, 2)).toEqual(['q1', { answer: pick('rome', 'bern') }]);
  });

  it('sends what is marked when it closes first, as the poll does', async () => {
    const open = { ...after({ type: 'ask', at: 1 }), deadline: Date.now() + 20_000 };
    const { rerender } = render(phone(told(open)));
    await userEvent.click(option(/bern/));
    rerender(phone(told(after({ type: 'ask', at: 1 }, { type: 'close' }))));
    expect(answer.mock.lastCall?.slice(0, 2)).toEqual(['q1', { answer: pick('bern') }]);
    expect(answer.mock.lastCall?.[2]).toBeTypeOf('number');
  });

  it('takes no tap while the quiz is paused, and says how much time is left', async () => {
    const open = after({ type: 'ask', at: 0 });
    const paused = { ...open, deadline: null, paused: { at: 0, left: 14_200 } };
    render(phone(told(paused)));
    screen.getByText('Paused');
    expect(screen.getByRole('timer').textContent).toBe('0:15');
    await userEvent.click(option(/rome/));
    expect(answer).not.toHaveBeenCalled();
  });

  it('has its options in an order of this phone’s own, which stays, and each keeps its letter', () => {
    const shuffling = buildQuiz({ shuffles: true });
    const open = told(afterCommands(shuffling, [{ type: 'ask', at: 0 }]), {}, shuffling);
    const seen = (): string[] => {
      const { unmount } = render(phone(open));
      const names = within(screen.getByRole('group'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
      unmount();
      return names;
    };
    const first = seen();
    expect(seen()).toEqual(first);
    expect(first.toSorted()).toEqual(['A rome', 'B bonn', 'C bern']);
    const orders = Array.from({ length: 20 }, () => {
      notes = newNotes();
      return seen().join(' ');
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('says in calm mode no seconds, on this phone from then on', async () => {
    const { unmount } = render(phone(told(after())));
    await turnOn(/Calm mode/);
    unmount();
    const open = { ...after({ type: 'ask', at: 0 }), deadline: Date.now() + 20_000 };
    render(phone(told(open)));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(document.documentElement.hasAttribute('data-calm')).toBe(true);
  });
});
