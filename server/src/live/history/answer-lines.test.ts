import { expect, test } from 'vitest';
import { answerLines } from './answer-lines.ts';

const round = (slot: string) => ({
  slot,
  question: 1,
  round: 1,
  text: slot,
  multiple: false,
  lines: [],
});
const answer = (slot: string, participant: string, tappedAt: number) => ({
  slot,
  participant,
  tappedAt,
  attempt: 'a1',
  revision: 1,
  value: participant,
  receivedAt: 0,
});
const inWords = (slot: string, value: unknown) => ({ answer: `${slot} ${String(value)}` });

test('round by round, in the order in which they were given; one number for each participant', async () => {
  const answers = [answer('b', 'ann', 5), answer('a', 'ben', 9), answer('a', 'ann', 10)];
  const lines = await answerLines(
    { rounds: [round('a'), round('b'), round('c')], answers, names: new Map() },
    inWords,
  );
  expect(lines.map((line) => [line.participant, line.round.slot, line.answer, line.at])).toEqual([
    [1, 'a', 'a ben', 9],
    [2, 'a', 'a ann', 10],
    [2, 'b', 'b ann', 5],
  ]);
});

test('of rounds that stand apart nobody can be followed from one to the other, unless they gave their name', async () => {
  const answers = [answer('b', 'ann', 5), answer('a', 'ben', 9), answer('a', 'ann', 10)];
  const apart = { apart: true as const };
  const rounds = [
    { ...round('a'), ...apart },
    { ...round('b'), ...apart },
  ];
  const numbersOf = async (names: ReadonlyMap<string, string>) =>
    (await answerLines({ rounds, answers, names }, inWords)).map((line) => line.participant);
  expect(await numbersOf(new Map())).toEqual([1, 2, 1]);
  expect(await numbersOf(new Map([['ann', 'Ann']]))).toEqual([1, 2, 2]);
});

test('where rounds stand apart, when an answer was given is told by the second, and of one second no order', async () => {
  const answers = [answer('a', 'ben', 1_900), answer('a', 'cyd', 2_000), answer('a', 'ann', 1_950)];
  const rounds = [{ ...round('a'), apart: true as const }];
  const told = await answerLines({ rounds, answers, names: new Map() }, inWords);
  expect(told.map(({ participant, answer: said, at }) => [participant, said, at])).toEqual([
    [1, 'a ann', 1_000],
    [2, 'a ben', 1_000],
    [3, 'a cyd', 2_000],
  ]);
});

test('others have a turn while very many are put into words', async () => {
  let told = 0;
  let seen = Infinity;
  setImmediate(() => {
    seen = told;
  });
  const answers = Array.from({ length: 5_000 }, (_, at) => answer('a', `p${at}`, at));
  await answerLines({ rounds: [round('a')], answers, names: new Map() }, () => ({
    answer: `${(told += 1)}`,
  }));
  expect(told).toBe(5_000);
  expect(seen).toBeLessThan(5_000);
});
