import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import { choiceOfTeam } from '@sets/shared/quiz/teams/team-slot.ts';
import type { AccountAnswers, OwnAnswers } from '@sets/shared/run/run.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildQuiz } from '../../../../test/build-quiz.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { answering, presentRun } from '../../../../test/presented-poll.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await app.buildAccount({ accountType: 'moderator' });
});
afterAll(() => app.close());

const own = async (runId: string, secret: string): Promise<OwnAnswers> => {
  const told = await app.call<OwnAnswers>('POST', `/api/runs/${runId}/own`, { body: { secret } });
  expect(told.status).toBe(200);
  return told.body;
};
const teams = { names: ['Circles', 'Stars', 'Squares'], by: 'choice' };

/** Two questions are told, and a third is on. Ada answers the second, Ben none; Eve is in the room, and in no team. */
const played = async () => {
  const quiz = buildQuiz({ pace: 'flat', entry: 'open' });
  const { _id: definitionId } = await app.features.quizzes.create(owner, quiz);
  const host = await presentRun(app, { activity: quizName, definitionId }, owner);
  const viewer = await app.buildAccount();
  const [ada, ben, eve] = [
    await answering(app, host, clock),
    await answering(app, host, clock),
    await answering(app, host, clock, viewer.token),
  ];
  await host.command({ type: 'teams', teams, anew: false });
  await ada.give('team.1', { answer: choiceOfTeam(1) });
  await ben.give('team.1', { answer: choiceOfTeam(0) });
  await host.command({ type: 'ask', at: 0 });
  for (const type of ['close', 'reveal', 'board']) await host.command({ type });
  await host.command({ type: 'ask', at: 1 });
  await ada.give('q1', { answer: { choices: ['rome', 'bern'] } });
  for (const type of ['close', 'reveal', 'board']) await host.command({ type });
  await host.command({ type: 'ask', at: 2 });
  for (const each of [ada, ben, eve, host]) each.leave();
  return { runId: host.runId, ada, ben, eve, viewer };
};

test('one reads what was right of what one did not answer, too, and where one’s team stands', async () => {
  const { runId, ada, ben } = await played();
  const told = await own(runId, ada.ticket);
  const missed = {
    question: 1,
    round: 1,
    text: 'Of Italy?',
    answer: null,
    judged: { outcome: null, right: ['rome'], why: 'Since 1871.' },
  };
  expect(told.answers).toEqual([
    missed,
    {
      question: 2,
      round: 1,
      text: 'Which are?',
      answer: 'rome, bern',
      judged: { outcome: 'right', right: ['rome', 'bern'] },
      points: 2_000,
    },
  ]);
  expect(told.team).toEqual({ name: 'Stars', points: 2_000, place: 1, of: 2 });
  const other = await own(runId, ben.ticket);
  expect(other.answers.map(({ question, answer }) => [question, answer])).toEqual([
    [1, null],
    [2, null],
  ]);
  expect(other.team).toEqual({ name: 'Circles', points: 0, place: 2, of: 2 });
});

test('who had no part in it is not told what was right, by their ticket or as an account', async () => {
  const { runId, eve, viewer } = await played();
  const told = await own(runId, eve.ticket);
  expect(told.answers).toEqual([]);
  expect(told.team).toBeUndefined();
  const mine = await app.call<AccountAnswers>('GET', `/api/runs/${runId}/mine`, viewer);
  expect(mine.status).toBe(404);
});
