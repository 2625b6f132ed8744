import { expect, test } from 'vitest';
import { rightOptions } from '../../question/testing/rights.ts';
import type { AnyActivity } from '../../live/activity.ts';
import { replayAt } from '../../live/replayer.ts';
import { quizActivity } from '../quiz.activity.ts';
import type { QuizTally } from '../quiz.tallies.ts';
import { afterCommands, buildQuiz, startQuiz, toldAt } from '../testing/capitals-quiz.ts';

const rules = quizActivity as unknown as AnyActivity;
const quiz = buildQuiz({ pace: 'flat' });
const told = afterCommands(quiz, toldAt(0));
const board = afterCommands(quiz, [{ type: 'board' }], told);
const right = rightOptions('bonn');
const corrected = afterCommands(quiz, [{ type: 'correct', place: 0, right }], board);
const steps = [startQuiz(quiz), told, board, corrected].map((state, version) => ({
  at: version * 1_000,
  version,
  kind: version === 0 ? ('open' as const) : ('command' as const),
  by: 'host',
  does: '',
  state,
}));
const answers = [
  { participant: 'p1', choices: ['rome'] },
  { participant: 'p2', choices: ['bonn'] },
].map(({ participant, choices }) => ({
  participant,
  slot: 'q0',
  revision: 1,
  value: { answer: { choices }, took: 100 },
  receivedAt: 500,
}));
const names = [
  { participant: 'p1', name: 'Ada', at: 100 },
  { participant: 'p2', name: 'Bo', at: 400 },
];
const tallyAt = (time: number) =>
  replayAt(rules, quiz, steps, answers, time, names).tally as QuizTally;

test('a name that waited for its host is on no wall, and somebody on the board', () => {
  const waiting = [{ participant: 'p1', name: null, at: 100 }, ...names.slice(1)];
  const seenAt = (time: number) =>
    replayAt(rules, quiz, steps, answers, time, waiting).tally as QuizTally;
  expect(seenAt(600).lobby?.names).toEqual(['Bo']);
  expect(seenAt(2_000).board?.[0]).toMatchObject({ name: 'Somebody', points: 1_000 });
});

test('a quiz is replayed with who came by then, who led, and as points were counted anew', () => {
  expect(tallyAt(200)).toMatchObject({ lobby: { names: ['Ada'], more: 0 }, board: null });
  expect(tallyAt(600).lobby?.names).toEqual(['Bo', 'Ada']);
  expect(tallyAt(1_000)).toMatchObject({ lobby: null, hits: 1, board: null });
  expect(tallyAt(2_000).board?.map(({ name, points }) => [name, points])).toEqual([
    ['Ada', 1_000],
    ['Bo', 0],
  ]);
  expect(tallyAt(3_000).board?.map(({ name, points }) => [name, points])).toEqual([
    ['Bo', 1_000],
    ['Ada', 0],
  ]);
});
