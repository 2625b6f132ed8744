import type { OwnAnswer } from '@sets/shared/live/notices.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { FakeLiveClient } from '../../../../test/fake-live-client.ts';
import { type AnswerSheet, emptySheet } from '../../../live/answer-sheet.ts';
import { type Notes, PhoneMemory } from '../../../live/phone-memory.ts';
import { pageStorage } from '../../../live/phone-storage.ts';
import { RoomFeeds } from '../../../live/room-feeds.ts';
import { PollPhone } from './poll-phone.tsx';

/* What a phone shows as one's own answer, where there is more than one that it could be. */

const question = {
  kind: 'choice' as const,
  id: 'q1',
  text: 'What does a binary search cost?',
  options: ['n', 'n log n', 'log n'].map((text, at) => ({ id: `o${at}`, text })),
  multiple: false,
  seconds: null,
};
const open = {
  phase: 'open',
  question: 0,
  questions: 1,
  position: 1,
  round: 1,
  deadline: null,
  shown: false,
  confidence: false,
  next: null,
  together: [],
  survey: null,
  current: question,
};
const ended = { ...open, phase: 'ended', current: null };
const given = (slot: string, choice: string): OwnAnswer => ({
  slot,
  revision: 1,
  value: { choices: [choice] },
});
const unsent = { ...given('q0.r1', 'o2'), revision: 2, attempt: 'a', tappedAt: 1 };

let notes: Notes;
beforeEach(() => {
  notes = new PhoneMemory(pageStorage()).notes('run1');
});

const phone = (view: object, sheet: Partial<AnswerSheet>, online = true) => (
  <PollPhone
    run={{
      runId: 'run1',
      activity: 'poll',
      definitionId: 'poll1',
      title: 'Week 5',
      ended: false,
      version: 1,
    }}
    view={view}
    tally={null}
    me={null}
    sheet={{ ...emptySheet, ...sheet }}
    online={online}
    offset={0}
    answer={() => undefined}
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
const option = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const shape = (of: Element | null) => of?.querySelector('path')?.getAttribute('d');

it('is the last tap, also while the server still has the one before', () => {
  const { container } = render(phone(open, { held: [given('q0.r1', 'o1')], unsent: [unsent] }));
  expect(option('C log n').getAttribute('aria-pressed')).toBe('true');
  expect(option('B n log n').getAttribute('aria-pressed')).toBe('false');
  const mark = shape(option('C log n').querySelector('.option-mark'));
  expect(mark).toBeDefined();
  expect(shape(container.querySelector('.answer-dot'))).toBe(mark);
  screen.getByText('Saved here, on its way.');
});

it('is told apart from what was changed since and is not sent', async () => {
  const several = { ...open, current: { ...question, multiple: true } };
  render(phone(several, { held: [given('q0.r1', 'o1')] }));
  screen.getByText('Received. You can still change it.');
  await userEvent.click(option('C log n'));
  screen.getByText('Your change is not sent yet.');
});

it('that was received can be changed without a connection, on this phone alone', () => {
  render(phone(open, { held: [given('q0.r1', 'o1')] }, false));
  screen.getByText('Received. A change is kept here. Sent when the connection is back.');
});

it('that was not taken is marked as such', () => {
  const refused = [{ slot: 'q0.r1', failure: { code: 'TOO_LATE' as const, msg: '' } }];
  const strip = (of: Element) => of.querySelector<HTMLElement>('.answer-strip')!.dataset['failed'];
  const { container, rerender } = render(phone({ ...open, phase: 'closed' }, { refused }));
  screen.getByText('Too late: the question was already closed.');
  expect(strip(container)).toBe('true');
  rerender(phone({ ...open, phase: 'closed' }, { held: [given('q0.r1', 'o1')] }));
  expect(strip(container)).toBe('false');
});

/** The letters of the marks are not shown here. */
const definitions = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('at the end is that of every round, as on the page that keeps them, with how sure one was', async () => {
  const sure = { ...given('q0.r2', 'o2'), value: { answer: { choices: ['o2'] }, sure: 1 } };
  const { rerender } = render(phone(open, {}));
  rerender(phone(ended, { held: [sure, given('q0.r1', 'o0')] }));
  await screen.findByRole('heading', { name: 'That was your set.' });
  screen.getByText('2 answers of yours. Thank you.');
  screen.getByText('What does a binary search cost? (round 2)');
  expect(definitions()).toEqual(['An', 'Clog n', 'How sure you were: Guessed']);
});

it('at the end stands beside what everybody was told is right', async () => {
  const held = [given('q0.r1', 'o0'), given('q0.r2', 'o2')];
  const { rerender } = render(
    phone({ ...open, phase: 'closed', right: rightOptions('o2') }, { held }),
  );
  await screen.findByText('Your answer is not correct.');
  rerender(phone(ended, { held }));
  await screen.findByRole('heading', { name: 'That was your set.' });
  expect(definitions()).toEqual([
    'An',
    'Your answer is not correct.Correct is log n',
    'Clog n',
    'Your answer is correct.',
  ]);
});
