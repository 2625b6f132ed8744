import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { quizActivity } from '@sets/shared/quiz/quiz.activity.ts';
import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import {
  afterCommands,
  buildQuiz,
  type Given,
  now,
  sumOf,
  toldAt,
} from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { choiceOfTeam } from '@sets/shared/quiz/teams/team-slot.ts';
import type { NamesShown } from '@sets/shared/live/names-shown.ts';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { room, run } from '../../../../test/poll-run.ts';
import { fillGaps } from '../../../../test/render-app.tsx';
import type { ScreenPartProps } from '../../stage/stage-activity.ts';
import { QuizScreen } from './quiz-screen.tsx';

beforeEach(() => {
  fillGaps();
  // Nothing moves: what is read is there at once.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
  );
});

const given = (participant: string, place: number, choices: string[], took = 0): Given => ({
  participant,
  slot: `q${place}`,
  value: { answer: { choices }, took },
});
const names = { a: 'Ann', b: 'Ben', c: 'Cyd' };
const answers = [
  given('a', 0, ['rome'], 20_000),
  given('b', 0, ['rome']),
  given('c', 0, ['bonn']),
  given('a', 1, ['rome', 'bern']),
  given('b', 1, ['bonn']),
  given('c', 1, ['bonn']),
];

const inTeam = (participant: string, team: number): Given => ({
  participant,
  slot: 'team.1',
  value: { answer: choiceOfTeam(team) },
});
const teamAnswers = [inTeam('a', 1), inTeam('b', 0), inTeam('c', 1)];
/** Ann and Cyd against Ben. */
const teams: QuizCommand = {
  type: 'teams',
  teams: { names: ['Circles', 'Stars'], by: 'lot' },
  anew: false,
};

interface About {
  readonly quiz?: ReturnType<typeof buildQuiz>;
  readonly lobby?: NamesShown;
}

/** A quiz on the projector after these commands. */
const show = (commands: readonly QuizCommand[], { quiz = buildQuiz(), lobby }: About = {}) => {
  const state = afterCommands(quiz, commands);
  const [slot = ''] = quizActivity.shown(state);
  const all = [...answers, ...teamAnswers];
  const counted = all.filter((answer) => answer.slot === slot);
  const counters: Record<string, number> = {};
  for (const { value } of counted) {
    const adds = quizActivity.contribution(quiz, slot, value, state);
    for (const [name, count] of Object.entries(adds)) {
      counters[name] = (counters[name] ?? 0) + count;
    }
  }
  const tallies = new Map([[slot, { answered: counted.length, counters }]]);
  const sum = state.told.length === 0 ? null : sumOf(quiz, state, all, names);
  const on = {
    room,
    run: { ...run, activity: 'quiz', title: quiz.title },
    view: quizActivity.view('screen', quiz, state),
    tally: quizActivity.tally('screen', quiz, state, { tallies, results: sum, lobby }),
    people: { joined: 3, connected: 3, slow: 0, lost: 0 },
    // Its clock stands where the quiz's does.
    offset: now - Date.now(),
    way: { address: 'sets.example/join', link: 'https://sets.example/j/BCD234', code: 'BCD234' },
  };
  return render(<QuizScreen {...(on as unknown as ScreenPartProps)} />);
};

it('shows who has come beside the way in, and how many more', () => {
  show([], { lobby: { names: ['Ben', 'Ann'], more: 41 } });
  const list = within(screen.getByRole('region', { name: 'Who has come' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ben',
    'Ann',
  ]);
  list.getByText('and 41 more');
  screen.getByText('with the code');
});

it('shows the question alone while it is read, and how many answers come', () => {
  show([{ type: 'ask', at: 0 }], { quiz: buildQuiz({ reading: 5 }) });
  screen.getByRole('heading', { level: 1, name: 'Of Italy?' });
  screen.getByText('3 answers to choose from');
  screen.getByRole('timer', { name: '5 seconds left' });
  expect(screen.queryByText('rome')).toBeNull();
});

it('shows how many have answered and how long still, and nothing of what', () => {
  show([{ type: 'ask', at: 1 }]);
  screen.getByText('Answer now');
  screen.getByText('Double points');
  screen.getByRole('timer', { name: '20 seconds left' });
  expect(screen.getByText('of 3').parentElement?.textContent).toBe('3 of 3');
  expect(screen.queryByText(/%|Correct/)).toBeNull();
});

it('stands still in a pause', () => {
  show([{ type: 'ask', at: 0 }, { type: 'pause' }]);
  screen.getByText('Paused');
  screen.getByRole('timer', { name: '20 seconds left' });
});

it('marks what is right by a word, and says why', () => {
  show(toldAt(0));
  screen.getByRole('row', { name: /rome ?Correct 67% 2$/ });
  screen.getByText('Since 1871.');
});

it('says that an answer was put right, and that a question counts for nobody', () => {
  const right = rightOptions('bern');
  const { unmount } = show([...toldAt(0), { type: 'correct', place: 0, right }]);
  screen.getByText(/^The answer was put right/);
  unmount();
  show([...toldAt(0), { type: 'void', place: 0, on: true }]);
  screen.getByText('This question counts for nobody.');
});

it('tells places, points, and who moved', () => {
  show([...toldAt(0), ...toldAt(1), { type: 'board' }]);
  const rows = within(screen.getByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Place 1Ann2 in a row2,500▲ 11 up',
    'Place 2Ben1,000▼ 11 down',
    'Place 3Cyd0–stays',
  ]);
});

it('has nobody on the podium who has no points', () => {
  show([...toldAt(0), { type: 'podium' }]);
  const steps = within(screen.getByRole('list', { name: 'The winners' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Place 1Ben1,000 points1',
    'Place 2Ann500 points2',
  ]);
});

it('says goodbye with how it ended', () => {
  show([...toldAt(0), { type: 'end' }]);
  screen.getByRole('heading', { name: 'That is a set.' });
  const list = within(screen.getByRole('region', { name: 'How it ended' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Ben1,000',
    '2Ann500',
    '3Cyd0',
  ]);
});

it('gathers people in their teams, with how many are in each', () => {
  const beside = [{ answer: choiceOfTeam(0) }, { answer: choiceOfTeam(1) }];
  show([teams], { lobby: { names: ['Ben', 'Ann'], more: 1, beside } });
  const list = within(screen.getByRole('region', { name: 'Who has come' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Circles1Ben',
    'Stars2Ann',
  ]);
});

it('tells the places of teams, and beside them who was best of all', () => {
  const told = [teams, ...toldAt(0), ...toldAt(1)];
  const { unmount } = show([...told, { type: 'board' }]);
  const rows = within(screen.getByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Place 1Stars1,250▲ 11 up',
    'Place 2Circles1,000▼ 11 down',
  ]);
  screen.getByText('Points per person');
  screen.getByText('Best player: Ann, 2,500 points');
  unmount();
  show([...told, { type: 'podium' }]);
  const steps = within(screen.getByRole('list', { name: 'The winners' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Place 1Stars1,250 points1',
    'Place 2Circles1,000 points2',
  ]);
  const best = within(screen.getByRole('region', { name: 'Best players' }));
  expect(best.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Ann2,500',
    '2Ben1,000',
  ]);
});
