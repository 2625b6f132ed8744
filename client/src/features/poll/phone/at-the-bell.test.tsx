import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { FakeLiveClient } from '../../../../test/fake-live-client.ts';
import { run } from '../../../../test/poll-run.ts';
import { type AnswerSheet, emptySheet } from '../../../live/answer-sheet.ts';
import { type Notes, PhoneMemory } from '../../../live/phone-memory.ts';
import { pageStorage } from '../../../live/phone-storage.ts';
import type { PhoneViewProps } from '../../../live/phone-view.ts';
import { RoomFeeds } from '../../../live/room-feeds.ts';
import { PollPhone } from './poll-phone.tsx';

/* What was marked and not sent when its question closes. */

const options = ['Tea', 'Milk', 'Juice'].map((text) => ({ id: text.toLowerCase(), text }));
const base = { id: 'q1', text: 'Which?', seconds: null };
const several = { ...base, kind: 'choice', options, multiple: true };
const ranking = { ...base, kind: 'ranking', options, top: null };
const number = {
  ...base,
  kind: 'number',
  min: 0,
  max: 100,
  step: 1,
  unit: '',
  unitPlace: 'after',
};
const cloud = {
  ...base,
  kind: 'word-cloud',
  entries: 3,
  language: 'en',
  likes: false,
  filter: true,
};

const open: PollPhoneReading = {
  phase: 'open',
  question: 0,
  questions: 2,
  position: 1,
  round: 1,
  deadline: null,
  shown: false,
  confidence: false,
  next: null,
  current: several,
  together: [],
  survey: null,
};
const closed: PollPhoneReading = { ...open, phase: 'closed' };

const answer = vi.fn<PhoneViewProps['answer']>();
const feeds = new RoomFeeds(
  new FakeLiveClient({}),
  'room1',
  createStore(() => ({ seated: true })),
);
let notes: Notes;
beforeEach(() => {
  answer.mockClear();
  notes = new PhoneMemory(pageStorage()).notes('run1');
});

const phone = (
  view: PollPhoneReading,
  sheet: Partial<AnswerSheet> = {},
  more: Partial<PhoneViewProps> = {},
) => (
  <PollPhone
    {...{ run, view, notes, feeds, answer }}
    tally={null}
    me={null}
    sheet={{ ...emptySheet, ...sheet }}
    online
    offset={0}
    {...more}
  />
);
const asked = (current: object): PollPhoneReading => ({ ...open, current: current as never });
/** Shows it, once what sends at the bell has come. */
const shown = async (view: PollPhoneReading, more: Partial<PhoneViewProps> = {}) => {
  const page = render(phone(view, {}, more));
  await waitFor(() => expect(document.querySelector('.phone-bell')).not.toBeNull());
  return page;
};
const tap = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const given = (value: unknown) => ({ slot: 'q0.r1', revision: 1, value });
const sentLine = 'It closed before you tapped Send. What you had marked was sent.';

it('PH8: is sent as tapped when it was changed last, and that is told', async () => {
  const { rerender } = await shown(open, { offset: 5_000 });
  await tap(/Tea/);
  const before = Date.now() + 5_000;
  await tap(/Milk/);
  const after = Date.now() + 5_000;
  expect(answer).not.toHaveBeenCalled();
  rerender(phone(closed));
  const value = { choices: ['tea', 'milk'] };
  expect(answer).toHaveBeenCalledExactlyOnceWith('q0.r1', value, expect.any(Number));
  const at = answer.mock.calls[0]?.[2] ?? 0;
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(after);

  const unsent = [{ ...given(value), attempt: 'a', tappedAt: at }];
  rerender(phone(closed, { unsent }));
  screen.getByText(/^It closed before you tapped Send.* on its way\.$/);
  rerender(phone(closed, { unsent }, { online: false }));
  screen.getByText(/goes out when the connection is back\.$/);
  rerender(phone(closed, { held: [given(value)] }));
  screen.getByText(sentLine);
  rerender(phone({ ...open, question: 1, position: 2 }, { held: [given(value)] }));
  expect(screen.queryByText(sentLine)).toBeNull();
  expect(answer).toHaveBeenCalledTimes(1);
});

it('PH8: is sent once: not what was sent before, taken back, or came too late', async () => {
  const sheet = { held: [given({ choices: ['tea'] })] };
  const { rerender } = await shown(open);
  rerender(phone(open, sheet));
  await tap(/Milk/);
  await tap(/Milk/);
  rerender(phone(closed, sheet));
  expect(answer).not.toHaveBeenCalled();
  rerender(phone(open, sheet));
  await tap(/Tea/);
  rerender(phone(closed, sheet));
  expect(answer).not.toHaveBeenCalled();
  rerender(phone(open, sheet));
  await tap(/Juice/);
  rerender(phone(closed, sheet));
  expect(answer).toHaveBeenCalledTimes(1);
  rerender(phone(closed, sheet));
  expect(answer).toHaveBeenCalledTimes(1);
  const refused = [{ slot: 'q0.r1', failure: { code: 'TOO_LATE' as const, msg: '' } }];
  rerender(phone(closed, { ...sheet, refused }));
  expect(screen.queryByText(/before you tapped Send/)).toBeNull();
});

it('PH4: is not sent where its person has answered elsewhere since, also while this page was away', async () => {
  const { rerender, unmount } = await shown(open);
  await tap(/Tea/);
  const elsewhere = { held: [given({ choices: ['juice'] })] };
  rerender(phone(open, elsewhere));
  rerender(phone(closed, elsewhere));
  expect(answer).not.toHaveBeenCalled();
  rerender(phone(open, elsewhere));
  await tap(/Milk/);
  unmount();
  const later = { held: [{ ...given({ choices: ['tea'] }), revision: 2 }] };
  await shown(closed, { sheet: { ...emptySheet, ...later } });
  expect(answer).not.toHaveBeenCalled();
});

it('PH8: is sent where what sends it has come to the page only after that', async () => {
  const { rerender, unmount } = await shown(open);
  const sheet = { held: [given({ choices: ['tea'] })] };
  rerender(phone(open, sheet));
  await tap(/Milk/);
  unmount();
  // As if it had not come before: it has noted nothing.
  notes.write('open', null);
  await shown(closed, { sheet: { ...emptySheet, ...sheet } });
  const value = { choices: ['tea', 'milk'] };
  expect(answer).toHaveBeenCalledExactlyOnceWith('q0.r1', value, expect.any(Number));
});

it('is not sent where nobody takes it any more', async () => {
  const { rerender } = await shown(open);
  await tap(/Tea/);
  rerender(phone({ ...open, question: 1, position: 2 }));
  rerender(phone({ ...closed, question: 1, position: 2 }));
  expect(answer).not.toHaveBeenCalled();
});

it('is sent by the clock of the server where the time is up, whatever this phone was told', async () => {
  const deadline = Date.now() + 3_000;
  await shown({ ...open, deadline }, { online: false });
  await tap(/Tea/);
  vi.useFakeTimers({ now: deadline, toFake: ['Date'] });
  try {
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  } finally {
    vi.useRealTimers();
  }
  expect(answer.mock.calls[0]?.[2]).toBeLessThan(deadline);
});

it('is sent of each question that was open beside the one on show, after a refresh too', async () => {
  const together = [0, 1].map((place) => ({
    place,
    round: 1,
    confidence: false,
    asked: { ...several, id: `q${place}`, text: `Question ${place}?` },
  }));
  const both = { ...open, together };
  const { unmount } = await shown(both);
  await userEvent.click(await screen.findByRole('button', { name: /Tea/ }));
  await tap('Next');
  await userEvent.click(await screen.findByRole('button', { name: /Milk/ }));
  unmount();
  await shown({ ...both, phase: 'closed' });
  expect(answer.mock.calls.map(([slot, value]) => [slot, value])).toEqual([
    ['q0.r1', { choices: ['tea'] }],
    ['q1.r1', { choices: ['milk'] }],
  ]);
});

it('is sent of a survey that is over, too', async () => {
  const survey = { ...open, survey: Date.now() + 60_000 };
  const { rerender } = await shown(survey);
  await tap(/Tea/);
  rerender(phone({ ...survey, phase: 'ended', current: null }));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
});

it('is a ranking only once all have a place', async () => {
  const { rerender } = await shown(asked(ranking));
  await userEvent.click(await screen.findByRole('button', { name: /Milk/ }));
  rerender(phone({ ...asked(ranking), phase: 'closed' }));
  expect(answer).not.toHaveBeenCalled();
  rerender(phone(asked(ranking)));
  await tap(/^B? ?Tea|^A? ?Tea/);
  rerender(phone({ ...asked(ranking), phase: 'closed' }));
  const order = ['milk', 'tea', 'juice'];
  expect(answer).toHaveBeenCalledExactlyOnceWith('q0.r1', { order }, expect.any(Number));
});

it('is a number once its field is left, and no half of it', async () => {
  const { rerender } = await shown(asked(number));
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, '12');
  rerender(phone({ ...asked(number), phase: 'closed' }));
  expect(answer).not.toHaveBeenCalled();
  rerender(phone(asked(number)));
  await userEvent.type(screen.getByRole('textbox'), '3{Backspace}');
  fireEvent.blur(screen.getByRole('textbox'));
  rerender(phone({ ...asked(number), phase: 'closed' }));
  expect(answer).toHaveBeenCalledExactlyOnceWith('q0.r1', { number: 12 }, expect.any(Number));
});

it('is the words that were added, without the one that is being written', async () => {
  const { rerender } = await shown(asked(cloud));
  await userEvent.type(await screen.findByLabelText('Your word'), 'sleep{Enter}mus');
  rerender(phone({ ...asked(cloud), phase: 'closed' }));
  const words = { words: ['sleep'] };
  expect(answer).toHaveBeenCalledExactlyOnceWith('q0.r1', words, expect.any(Number));
});
