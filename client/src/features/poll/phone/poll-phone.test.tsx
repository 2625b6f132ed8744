import type { OwnAnswer } from '@sets/shared/live/notices.ts';
import type { PollPhoneView, PollTally } from '@sets/shared/poll/poll.live.ts';
import { run } from '../../../../test/poll-run.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { FakeLiveClient } from '../../../../test/fake-live-client.ts';
import { type AnswerSheet, emptySheet } from '../../../live/answer-sheet.ts';
import { type Notes, PhoneMemory } from '../../../live/phone-memory.ts';
import { RoomFeeds } from '../../../live/room-feeds.ts';
import { pageStorage } from '../../../live/phone-storage.ts';
import type { PhoneViewProps } from '../../../live/phone-view.ts';
import { PollPhone } from './poll-phone.tsx';

const options = ['n', 'n log n', 'log n'].map((text, at) => ({ id: `o${at}`, text }));
const text = 'What does a binary search cost?';
const common = { kind: 'choice' as const, id: 'q1', multiple: false, seconds: null };
const question = { ...common, text, options };
const viewOf = (overrides: Partial<PollPhoneView> = {}): PollPhoneView => ({
  phase: 'open',
  question: 0,
  questions: 2,
  position: 1,
  round: 1,
  deadline: null,
  shown: false,
  confidence: false,
  next: null,
  together: [],
  survey: null,
  current: question,
  ...overrides,
});
const several = { current: { ...question, multiple: true } };
const held = (...choices: string[]): OwnAnswer => {
  return { slot: 'q0.r1', revision: 1, value: { choices } };
};
const sheetOf = (own: Partial<AnswerSheet>): AnswerSheet => ({ ...emptySheet, ...own });
const unsent = (...choices: string[]) => ({ ...held(...choices), attempt: 'a', tappedAt: 1 });
const counts = (...numbers: number[]): PollTally => ({
  question: 0,
  round: 1,
  answered: 4,
  counts: Object.fromEntries(numbers.map((number, at) => [`o${at}`, number])),
});

let notes: Notes;
const feeds = new RoomFeeds(
  new FakeLiveClient({}),
  'room1',
  createStore(() => ({ seated: true })),
);
const answer = vi.fn<PhoneViewProps['answer']>();
const phone = (overrides: Partial<PhoneViewProps> = {}) => (
  <PollPhone
    run={run}
    view={viewOf()}
    tally={null}
    me={null}
    sheet={emptySheet}
    online
    offset={0}
    answer={answer}
    notes={notes}
    feeds={feeds}
    {...overrides}
  />
);
const option = (name: string): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(name) });

beforeEach(() => {
  answer.mockClear();
  notes = new PhoneMemory(pageStorage()).notes('run1');
});

describe('a poll on a phone', () => {
  it('says in the lobby that the person is in', () => {
    render(phone({ view: viewOf({ phase: 'lobby', current: null }) }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You are in.' }));
    expect(document.title).toBe('Week 5');
  });

  it('shows the question before it opens, and takes no taps', async () => {
    render(phone({ view: viewOf({ phase: 'ready', round: 0 }) }));
    await userEvent.click(option('C log n'));
    screen.getByText('Get ready');
    expect(answer).not.toHaveBeenCalled();
  });

  it('sends a single answer with one tap, and a change with another', async () => {
    const { rerender } = render(phone());
    await userEvent.click(option('A n$'));
    expect(answer).toHaveBeenCalledWith('q0.r1', { choices: ['o0'] });
    rerender(phone({ sheet: sheetOf({ held: [held('o0')] }) }));
    await userEvent.click(option('A n$'));
    await userEvent.click(option('C log n'));
    expect(answer).toHaveBeenCalledTimes(2);
    expect(answer).toHaveBeenLastCalledWith('q0.r1', { choices: ['o2'] });
  });

  it('sends several answers only with Send, and keeps what is marked over a refresh', async () => {
    const view = viewOf(several);
    const { unmount } = render(phone({ view }));
    await userEvent.click(option('A n$'));
    await userEvent.click(option('C log n'));
    expect(answer).not.toHaveBeenCalled();
    unmount();
    render(phone({ view }));
    expect(option('C log n').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(option('A n$'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(answer).toHaveBeenCalledExactlyOnceWith('q0.r1', { choices: ['o2'] });
  });

  it('asks whether a statement is true, is answered with one tap, and says so at the end', async () => {
    const current = { kind: 'true-false', id: 'q1', text: 'It halves.', seconds: null } as const;
    const { rerender } = render(phone({ view: viewOf({ current }) }));
    expect(screen.getByText('True or false?')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    // Its mark is a cross, which is not read out, instead of a letter, which is.
    await userEvent.click(screen.getByRole('button', { name: 'False' }));
    expect(answer).toHaveBeenCalledExactlyOnceWith('q0.r1', { choices: ['false'] });
    const sheet = sheetOf({ held: [held('false')] });
    const tally = { ...counts(), counts: { true: 1, false: 3 } };
    rerender(phone({ view: viewOf({ phase: 'closed', shown: true, current }), tally, sheet }));
    await screen.findByRole('row', { name: /^True 25% 1$/ });
    screen.getByRole('row', { name: /^False You 75% 3$/ });
    rerender(phone({ view: viewOf({ phase: 'ended', current: null }), sheet }));
    expect((await screen.findByRole('definition')).textContent).toBe('False');
  });

  it('does not take an answer that no question has for one', () => {
    const unknown = { ...held('o0'), value: { words: ['o0'] } };
    render(phone({ sheet: sheetOf({ held: [unknown] }) }));
    expect(option('A n$').getAttribute('aria-pressed')).toBe('false');
  });

  it('does not send nothing', async () => {
    render(phone({ view: viewOf(several) }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(answer).not.toHaveBeenCalled();
  });

  it.each([
    ['Tap your answer.', {}, viewOf()],
    ['Saved here, on its way.', { unsent: [unsent('o0')] }, viewOf()],
    ['Received. You can still change it.', { held: [held('o0')] }, viewOf()],
    [
      'Counted. Results come on the big screen.',
      { held: [held('o0')] },
      viewOf({ phase: 'closed' }),
    ],
    ['Closed before you answered.', {}, viewOf({ phase: 'closed' })],
  ])('says where the answer is: %s', (line, sheet, view) => {
    render(phone({ sheet: sheetOf(sheet), view }));
    expect(screen.getByText(line)).toBeDefined();
  });

  it('says how many are chosen, and that they are not sent', async () => {
    render(phone({ view: viewOf(several) }));
    screen.getByText('Answer, then send.');
    await userEvent.click(option('A n$'));
    screen.getByText('Your answer is not sent yet.');
    await userEvent.click(option('C log n'));
    screen.getByText('Your answer is not sent yet.');
    screen.getByRole('button', { name: 'Send 2 answers' });
  });

  const shapesOf = (of: Element | null) =>
    [...(of?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));

  it('the own dot has the shapes of what was sent, and the set closes with the question', () => {
    const sent = { held: [held('o0', 'o2')] };
    const { container, rerender } = render(phone({ view: viewOf(several) }));
    const dot = () => container.querySelector('.answer-dot');
    const strip = () => container.querySelector<HTMLElement>('.answer-strip')!.dataset;
    expect(shapesOf(dot())).toEqual([]);
    expect(strip()).toMatchObject({ place: 'none', closed: 'false' });
    rerender(phone({ view: viewOf(several), sheet: sheetOf(sent) }));
    const marks = [...container.querySelectorAll('button .option-mark')].flatMap(shapesOf);
    expect(shapesOf(dot())).toEqual([marks[0], marks[2]]);
    expect(strip()).toMatchObject({ place: 'received', closed: 'false' });
    rerender(phone({ view: viewOf({ ...several, phase: 'closed' }), sheet: sheetOf(sent) }));
    expect(strip()).toMatchObject({ place: 'counted', closed: 'true' });
  });

  it('has a dot for each question, solid where it was answered, and figures for many', () => {
    const view = viewOf({
      question: 1,
      position: 2,
      questions: 3,
      current: { ...question, id: 'q2' },
    });
    const { rerender } = render(phone({ view, sheet: sheetOf({ held: [held('o0')] }) }));
    screen.getByText('Question 2 of 3');
    const dots = [...document.querySelectorAll('.phone-progress i')];
    const of = (name: string) => dots.map((dot) => dot.getAttribute(name));
    expect(of('data-answered')).toEqual(['true', 'false', 'false']);
    expect(of('data-now')).toEqual(['false', 'true', 'false']);
    rerender(phone({ view: { ...view, questions: 14 } }));
    screen.getByText('2 of 14');
  });

  it('says without connection that the answer is kept', () => {
    render(phone({ online: false, sheet: sheetOf({ unsent: [unsent('o0')] }) }));
    expect(option('A n$').getAttribute('aria-pressed')).toBe('true');
    screen.getByText('Saved here. Sent when the connection is back.');
  });

  it('says that a change came too late, and marks the answer that counts', () => {
    const refused = [{ slot: 'q0.r1', failure: { code: 'TOO_LATE' as const, msg: '' } }];
    const sheet = sheetOf({ held: [held('o1')], refused });
    render(phone({ sheet, view: viewOf({ phase: 'closed' }) }));
    expect(option('B n log n').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/^Your change came too late/)).toBeDefined();
  });

  it('says that the answer to an earlier question came too late, until this one is answered', () => {
    const refused = [{ slot: 'q0.r1', failure: { code: 'TOO_LATE' as const, msg: '' } }];
    const view = viewOf({ question: 1, current: { ...question, id: 'q2' } });
    const { rerender } = render(phone({ view, sheet: sheetOf({ refused }) }));
    screen.getByText('Your answer to question 1 came after it had closed. Tap your answer.');
    const given = { ...held('o0'), slot: 'q1.r1' };
    rerender(phone({ view, sheet: sheetOf({ refused, held: [given] }) }));
    screen.getByText('Received. You can still change it.');
  });

  it('shows the results as a table with the own answer, when they are allowed', async () => {
    render(
      phone({
        view: viewOf({ phase: 'closed', shown: true }),
        tally: counts(1, 0, 3),
        sheet: sheetOf({ held: [held('o2')] }),
      }),
    );
    await screen.findByRole('row', { name: 'C log n You 75% 3' });
    expect(screen.getAllByText('You')).toHaveLength(1);
    expect(screen.getByText('Counted, with 3 others.')).toBeDefined();
    expect(screen.getByText('4 people answered.')).toBeDefined();
  });

  it('shows live counts only after having answered', () => {
    const props = { view: viewOf({ shown: true }), tally: counts(1, 0, 3) };
    const { rerender } = render(phone(props));
    expect(screen.queryByText('75%')).toBeNull();
    rerender(phone({ ...props, sheet: sheetOf({ held: [held('o0')] }) }));
    expect(screen.getByText('75%')).toBeDefined();
  });

  it('passes over counts of another round', () => {
    render(
      phone({ view: viewOf({ phase: 'closed', shown: true, round: 2 }), tally: counts(1, 0, 3) }),
    );
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('starts afresh when the question is asked again', () => {
    const sheet = sheetOf({ held: [held('o0')] });
    const { rerender } = render(phone({ sheet }));
    rerender(phone({ sheet, view: viewOf({ round: 2 }) }));
    expect(option('A n$').getAttribute('aria-pressed')).toBe('false');
    screen.getByText('Round 2 · Choose one');
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it("TI1: counts down by the server's clock", () => {
    render(phone({ view: viewOf({ deadline: Date.now() + 95_000 }), offset: 30_000 }));
    expect(screen.getByRole('timer').textContent).toContain('1:05');
  });

  it('at the end thanks, says what was answered, and leads to where it stays', async () => {
    const { rerender } = render(phone());
    const view = viewOf({ phase: 'ended', current: null });
    rerender(phone({ view, sheet: sheetOf({ held: [held('o2')] }) }));
    const title = await screen.findByRole('heading', { name: 'That was your set.' });
    expect(document.activeElement).toBe(title);
    screen.getByText('1 answer of yours. Thank you.');
    expect(screen.getByText(question.text)).toBeDefined();
    expect(screen.getByText('log n')).toBeDefined();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the private link' });
    expect(link.getAttribute('href')).toBe('/mine#run1');
    screen.getByText(/what comes next opens here by itself/);
  });

  it('at the end thanks whoever answered nothing, and offers nothing to keep', async () => {
    render(phone({ view: viewOf({ phase: 'ended', current: null }) }));
    await screen.findByRole('heading', { name: 'That was it.' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('definition')).toBeNull();
  });

  it('asks to reload where it cannot read what is on', () => {
    render(phone({ view: { phase: 'something new' } }));
    screen.getByRole('heading', { name: 'There is a newer version' });
  });
});
