import { quizActivity } from '@sets/shared/quiz/quiz.activity.ts';
import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import { afterCommands, buildQuiz } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillGaps } from '../../../../../test/render-app.tsx';
import { readHostView } from '../read-quiz.ts';
import { TeamsPanel } from './teams-panel.tsx';

beforeEach(fillGaps);

const quiz = buildQuiz();
const send = vi.fn<(command: QuizCommand) => void>();
const show = (...commands: QuizCommand[]) => {
  const state = afterCommands(quiz, commands);
  const view = readHostView(quizActivity.view('host', quiz, state))!;
  const tallies = new Map([['team.1', { answered: 3, counters: { t0: 2, t1: 1 } }]]);
  const tally = quizActivity.tally('host', quiz, state, { tallies, results: null }) as QuizTally;
  return render(<TeamsPanel teams={view.teams} tally={tally} send={send} />);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('makes teams with names, of which no two are the same', async () => {
  show();
  await press('Play in teams …');
  const dialog = within(await screen.findByRole('dialog', { name: 'Play in teams' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'How many teams' }), '2');
  await userEvent.click(dialog.getByRole('radio', { name: /^People choose/ }));
  const second = dialog.getByRole('textbox', { name: 'Name of team 2' });
  await userEvent.clear(second);
  await userEvent.type(second, 'circles');
  await press('Play in these teams');
  dialog.getByText('Another team has this name.');
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(second, ' two');
  await press('Play in these teams');
  expect(send).toHaveBeenCalledWith({
    type: 'teams',
    teams: { names: ['Circles', 'circles two'], by: 'choice' },
    anew: false,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says how many are in each, draws them anew, and takes them away', async () => {
  show({ type: 'teams', teams: { names: ['Circles', 'Stars'], by: 'lot' }, anew: false });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Circles22 people',
    'Stars11 person',
  ]);
  await press('Draw anew');
  expect(send).toHaveBeenLastCalledWith({
    type: 'teams',
    teams: { names: ['Circles', 'Stars'], by: 'lot' },
    anew: true,
  });
  await press('Without teams');
  expect(send).toHaveBeenLastCalledWith({ type: 'teams', teams: null, anew: false });
});
