import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import { choiceByLot, choiceOfTeam } from '@sets/shared/quiz/teams/team-slot.ts';
import { toldAt } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { after, newNotes, phone, told } from '../../../../../test/quiz-on-phone.tsx';
import { type AnswerSheet, emptySheet } from '../../../../live/answer-sheet.ts';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';

const slot = 'team.1';
const answer = vi.fn<PhoneViewProps['answer']>();
beforeEach(() => {
  answer.mockClear();
  localStorage.clear();
});

const teams = (by: 'choice' | 'lot'): QuizCommand => ({
  type: 'teams',
  teams: { names: ['Circles', 'Stars'], by },
  anew: false,
});
const heldIn = (team: number): AnswerSheet => ({
  ...emptySheet,
  held: [{ slot, revision: 1, value: { answer: choiceOfTeam(team) } }],
});
const show = (commands: readonly QuizCommand[], given: Partial<PhoneViewProps> = {}) => {
  const notes = newNotes();
  const { view, me } = told(after(...commands));
  return render(phone({ answer, notes, view, me, ...given }));
};
const asked = () => answer.mock.calls.map(([of, value]) => [of, value]);
const lot = [slot, { answer: choiceByLot }];

it('is chosen among the teams, and says so where that one is full', async () => {
  const { unmount } = show([teams('choice')]);
  expect(asked()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Stars' }));
  expect(asked()).toEqual([[slot, { answer: choiceOfTeam(1) }]]);
  unmount();
  const failure = { code: 'FULL' as const, msg: 'That team is full. Choose another one.' };
  show([teams('choice')], { sheet: { ...heldIn(0), refused: [{ slot, failure }] } });
  expect(screen.getByRole('button', { name: 'Circles' }).getAttribute('aria-pressed')).toBe('true');
  screen.getByText(failure.msg);
});

it('is asked for once where it is drawn, and by whoever has chosen none when it begins', () => {
  show([teams('lot')]).unmount();
  expect(asked()).toEqual([lot]);
  answer.mockClear();
  show([teams('lot')], { sheet: heldIn(1) }).unmount();
  show([teams('choice')], { sheet: heldIn(1) }).unmount();
  expect(asked()).toEqual([]);
  show([teams('choice'), { type: 'ask', at: 0 }]).unmount();
  expect(asked()).toEqual([lot]);
  answer.mockClear();
  // Whoever comes when all is over is in none.
  show([teams('lot'), ...toldAt(0), { type: 'podium' }]).unmount();
  expect(asked()).toEqual([]);
});

it('stands on the phone with its place, beside one’s own', () => {
  const commands = [teams('lot'), ...toldAt(0), { type: 'board' } as const];
  const { me } = told(after(...commands), { ann: [{ choices: ['rome'] }] });
  const team = { team: 1, points: 333.3, place: 2, before: 1, teams: 2 };
  show(commands, { sheet: heldIn(1), me: { ...Object(me), team } });
  screen.getByText('Stars');
  screen.getByText('2nd of 2, 333.3 points');
});
