import { act, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawnRound } from '@sets/shared/question/drawn-round.ts';
import { example } from '@sets/shared/question/kinds/testing/pin.drafts.ts';
import { kindOf } from '@sets/shared/question/question-kinds.ts';
import { PollRecap } from './poll-recap.tsx';
import { turnTime } from './use-turns.ts';

afterEach(() => {
  vi.useRealTimers();
});

const rounds = [
  {
    text: 'First?',
    answered: 4,
    lines: [
      { text: 'Yes', count: 3 },
      { text: 'No', count: 1 },
    ],
  },
  { text: 'Second?', answered: 0, lines: [{ text: 'True', count: 0 }] },
];
const pictured = (): string => document.querySelector('.little-question')?.textContent ?? '';

it('shows one question after the other, and all of them to those who hear the page', () => {
  vi.useFakeTimers();
  render(<PollRecap rounds={rounds} />);
  const heard = within(screen.getByRole('region', { name: 'Results' })).getAllByRole('listitem');
  expect(heard.map(({ textContent }) => textContent)).toEqual([
    'First?A Yes: 75%B No: 25%',
    'A Yes: 75%',
    'B No: 25%',
    'Second?A True: 0%',
    'A True: 0%',
  ]);
  expect(pictured()).toBe('First?');
  act(() => void vi.advanceTimersByTime(turnTime));
  expect(pictured()).toBe('Second?');
  screen.getByText('Question 2 of 2');
  act(() => void vi.advanceTimersByTime(turnTime));
  expect(pictured()).toBe('First?');
});

it('tells and draws what is too large to be sent as its kind does: no letter before a part, and places by their means', () => {
  const parts = [{ text: '10 to 19', count: 3 }];
  const items = [
    { text: 'Limits', count: 2, mark: 2, told: 'mean place 1.4' },
    { text: 'Series', count: 1, mark: 0, told: 'mean place 1.6' },
  ];
  const number = { text: 'How many?', answered: 3, unmarked: true as const, lines: parts };
  const { unmount } = render(<PollRecap rounds={[number]} />);
  screen.getByText('10 to 19: 100%');
  expect(document.querySelector('.little-bars .option-mark')).toBeNull();
  unmount();
  render(<PollRecap rounds={[{ text: 'In which order?', answered: 3, lines: items }]} />);
  screen.getByText('C Limits: mean place 1.4');
  const drawn = [...document.querySelectorAll('.little-bars li')];
  expect(drawn.map(({ textContent }) => textContent)).toEqual([
    'CLimitsmean place 1.4',
    'ASeriesmean place 1.6',
  ]);
});

it('leaves one alone where it is', () => {
  vi.useFakeTimers();
  render(<PollRecap rounds={rounds.slice(0, 1)} />);
  expect(vi.getTimerCount()).toBe(0);
  screen.getByText('One question');
});

it('shows what its kind draws as the screen did, and reads it without letters', () => {
  const counters = kindOf(example).contribution(example, { x: 16, y: 16 });
  const counts = kindOf(example).counts(example, counters);
  const drawn = drawnRound.parse({ question: example, counts });
  const lines = [{ text: 'In the middle', count: 1 }];
  render(
    <PollRecap rounds={[{ text: example.text, answered: 1, unmarked: true, lines, drawn }]} />,
  );
  screen.getByText('In the middle: 100%');
  expect(document.querySelectorAll('.poll-recap-sheet .pin-dots circle')).toHaveLength(1);
  expect(document.querySelector('.little-wall')).toBeNull();
});

it('reads formulas as signs to those who hear the page', () => {
  const formulas = [{ text: 'What is $x^2$?', answered: 1, lines: [{ text: '$\\pi$', count: 1 }] }];
  render(<PollRecap rounds={formulas} />);
  const heard = within(screen.getByRole('region', { name: 'Results' })).getAllByRole('listitem');
  expect(heard[0]?.textContent).toBe('What is x²?A π: 100%');
});
