import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore } from 'zustand';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLiveClient } from '../../../../test/fake-live-client.ts';
import { run } from '../../../../test/poll-run.ts';
import { type AnswerSheet, emptySheet } from '../../../live/answer-sheet.ts';
import { type Notes, PhoneMemory } from '../../../live/phone-memory.ts';
import { pageStorage } from '../../../live/phone-storage.ts';
import type { PhoneViewProps } from '../../../live/phone-view.ts';
import { RoomFeeds } from '../../../live/room-feeds.ts';
import { PollPhone } from './poll-phone.tsx';

/* Several questions that are open together, and how sure somebody is of an answer. */

const question = (id: string, text: string) => ({
  kind: 'choice',
  id,
  text,
  options: ['Yes', 'No'].map((each) => ({ id: each.toLowerCase(), text: each })),
  multiple: false,
  seconds: null,
});
const one: PollPhoneReading = {
  phase: 'open',
  question: 0,
  questions: 3,
  position: 1,
  round: 1,
  deadline: null,
  shown: false,
  confidence: false,
  next: null,
  current: question('q1', 'First?'),
  together: [],
  survey: null,
};
const together: PollPhoneReading = {
  ...one,
  together: [
    { place: 0, round: 1, confidence: false, asked: question('q1', 'First?') },
    { place: 2, round: 1, confidence: false, asked: question('q3', 'Third?') },
  ],
};

let notes: Notes;
beforeEach(() => {
  notes = new PhoneMemory(pageStorage()).notes('run1');
});
const answer = vi.fn<PhoneViewProps['answer']>();
const phone = (view: PollPhoneReading, sheet: Partial<AnswerSheet> = {}, online = true) => (
  <PollPhone
    run={run}
    view={view}
    tally={null}
    me={null}
    sheet={{ ...emptySheet, ...sheet }}
    online={online}
    offset={0}
    answer={answer}
    notes={notes}
    feeds={
      new RoomFeeds(
        new FakeLiveClient({}),
        'room1',
        createStore(() => ({ seated: true })),
      )
    }
  />
);
const held = (slot: string, value: unknown) => ({ slot, revision: 1, value });

describe('questions that are open together', () => {
  it('are gone through at one’s own pace, each answered in its slot', async () => {
    render(phone(together));
    await screen.findByRole('heading', { name: 'First?' });
    await userEvent.click(screen.getByRole('button', { name: /Yes/ }));
    expect(answer).toHaveBeenLastCalledWith('q0.r1', { choices: ['yes'] });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    screen.getByRole('heading', { name: 'Third?' });
    await userEvent.click(screen.getByRole('button', { name: /No/ }));
    expect(answer).toHaveBeenLastCalledWith('q2.r1', { choices: ['no'] });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    screen.getByRole('heading', { name: 'Third?' });
  });

  it('have a dot each, solid where it was answered: also where questions were asked besides', async () => {
    const solid = () =>
      [...document.querySelectorAll('.phone-progress i')].map(
        (dot) => dot.getAttribute('data-answered') === 'true',
      );
    const sheet = { held: [held('q2.r1', { choices: ['yes'] })] };
    const { unmount } = render(phone(together, sheet));
    await screen.findByRole('heading', { name: 'First?' });
    expect(solid()).toEqual([false, true]);
    unmount();
    render(phone({ ...one, order: [0, 2, 1] }, sheet));
    expect(solid()).toEqual([false, true, false]);
  });

  it('go on after a refresh where somebody was, and say how many are answered', async () => {
    const { unmount } = render(phone(together));
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    unmount();
    const sheet = { held: [held('q0.r1', { choices: ['yes'] })] };
    const { rerender } = render(phone(together, sheet));
    await screen.findByRole('heading', { name: 'Third?' });
    screen.getByText('1 of 2 answered');
    const both = [...sheet.held, held('q2.r1', { choices: ['no'] })];
    rerender(phone(together, { held: both }));
    screen.getByText('All answered. You can change your answers until this closes.');
    rerender(phone(together, { held: both }, false));
    screen.getByText(/^All answered\. Changes are kept on this phone/);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    screen.getByRole('heading', { name: 'First?' });
  });
});

describe('what is right', () => {
  const closed: PollPhoneReading = { ...one, phase: 'closed', right: rightOptions('yes') };
  const given = (choice: string) => ({ held: [held('q0.r1', { choices: [choice] })] });

  it('is said beside whether one’s own answer is', async () => {
    const { rerender } = render(phone(closed, given('yes')));
    await screen.findByText('Your answer is correct.');
    expect(screen.queryByText('Correct is')).toBeNull();
    rerender(phone(closed, given('no')));
    await screen.findByText('Your answer is not correct.');
    expect(screen.getByText('Correct is').parentElement?.textContent).toMatch(/Yes$/);
  });

  it('judges nobody who has not answered, and nothing before it is told', async () => {
    const { right: _right, ...before } = closed;
    const { rerender } = render(phone(closed));
    await screen.findByText('Correct is');
    expect(screen.queryByText(/Your answer/)).toBeNull();
    rerender(phone(before, given('yes')));
    expect(screen.queryByText(/[Cc]orrect/)).toBeNull();
  });

  it('is that of the question on the screen alone, where several were open together', async () => {
    const both = { ...together, phase: 'closed' as const, right: rightOptions('yes') };
    render(phone(both, { held: [held('q0.r1', { choices: ['yes'] })] }));
    await screen.findByText('Your answer is correct.');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Third?' });
    expect(screen.queryByText(/[Cc]orrect/)).toBeNull();
  });
});

describe('how sure somebody is', () => {
  it('goes after the answer, which no tap more is needed for', async () => {
    const sent = { choices: ['yes'] };
    const { rerender } = render(phone({ ...one, confidence: true }));
    await userEvent.click(screen.getByRole('button', { name: /Yes/ }));
    expect(answer).toHaveBeenLastCalledWith('q0.r1', sent);
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    rerender(phone({ ...one, confidence: true }, { held: [held('q0.r1', sent)] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Certain' }));
    expect(answer).toHaveBeenLastCalledWith('q0.r1', { answer: sent, sure: 3 });
  });

  it('may be said first: then it waits for the answer, over a refresh too', async () => {
    answer.mockClear();
    const { unmount } = render(phone({ ...one, confidence: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Certain' }));
    unmount();
    render(phone({ ...one, confidence: true }));
    const certain = await screen.findByRole('button', { name: 'Certain' });
    expect(certain.getAttribute('aria-pressed')).toBe('true');
    expect(answer).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /Yes/ }));
    expect(answer).toHaveBeenLastCalledWith('q0.r1', { answer: { choices: ['yes'] }, sure: 3 });
  });

  it('is shown as it was given, and stays with an answer that is changed', async () => {
    const given = { answer: { choices: ['no'] }, sure: 1 };
    render(phone({ ...one, confidence: true }, { held: [held('q0.r1', given)] }));
    const guess = await screen.findByRole('button', { name: 'A guess' });
    expect(guess.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: /No/ }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: /Yes/ }));
    const changed = { answer: { choices: ['yes'] }, sure: 1 };
    expect(answer).toHaveBeenLastCalledWith('q0.r1', changed);
  });
});
