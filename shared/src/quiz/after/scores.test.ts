import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { afterCommands, buildQuiz, type Given, toldAt } from '../testing/capitals-quiz.ts';
import { scoresOf } from '../testing/scores-of.ts';
import { choiceOfTeam } from '../teams/team-slot.ts';
import { quizScores } from './scores.contract.ts';
import type { Scores } from './scores.ts';

const quiz = buildQuiz({ pace: 'flat' });
const allTold = afterCommands(quiz, [0, 1, 2, 3].flatMap(toldAt));

const scored = (answers: readonly Given[], state = allTold): Scores =>
  scoresOf(quiz, state, answers);

const choose = (participant: string, place: number, ...choices: string[]): Given => ({
  participant,
  slot: `q${place}`,
  value: { answer: { choices }, took: 1_000 },
});
const count = (participant: string, number: number): Given => ({
  participant,
  slot: 'q3',
  value: { answer: { number }, took: 3_000 },
});

/** So many who know all, and so many who know nothing, and choose `wrong`. */
const twoHalves = (each: number, wrong = 'bonn'): Given[] =>
  Array.from({ length: each }, (_, at) => [
    choose(`good${at}`, 0, 'rome'),
    choose(`good${at}`, 1, 'rome', 'bern'),
    choose(`good${at}`, 2, 'false'),
    count(`good${at}`, 26),
    choose(`bad${at}`, 0, wrong),
    choose(`bad${at}`, 1, 'bonn'),
    choose(`bad${at}`, 2, 'true'),
    count(`bad${at}`, 3),
  ]).flat();

describe('what a quiz came to', () => {
  test('by team, where people played in teams', () => {
    const inTeam = (participant: string, team: number): Given => ({
      participant,
      slot: 'team.1',
      value: { answer: choiceOfTeam(team) },
    });
    const teams = { names: ['Circles', 'Stars'], by: 'lot' as const };
    const state = afterCommands(quiz, [{ type: 'teams', teams, anew: false }, ...toldAt(0)]);
    const answers = [choose('ada', 0, 'rome'), choose('bo', 0, 'bonn'), choose('cy', 0, 'rome')];
    const all = [...answers, inTeam('ada', 1), inTeam('bo', 1)];
    const told = scored(all, state);
    expect(told.teams).toEqual([{ team: 1, name: 'Stars', people: 2, points: 500, place: 1 }]);
    expect(told.people.map(({ team }) => team)).toEqual([1, null, 1]);
    expect(scored(answers).teams).toBeNull();
  });

  test('by person: points, place, and what was made of each question', () => {
    const { people, most, counted } = scored([
      choose('ada', 0, 'rome'),
      choose('ada', 1, 'rome'),
      choose('bo', 0, 'bonn'),
    ]);
    expect({ most, counted }).toEqual({ most: 5_000, counted: 4 });
    expect(people).toMatchObject([
      { number: 1, place: 1, points: 2_000, credit: 1.5, made: 'rpnn', won: [1_000, 1_000, 0, 0] },
      { number: 2, place: 2, points: 0, credit: 0, made: 'wnnn', took: [1_000, null, null, null] },
    ]);
  });

  test('by question and option: who knows all answers right, who knows nothing does not', () => {
    const { questions, reliability, thirds } = scored(twoHalves(12));
    expect(questions[0]).toMatchObject({ answered: 24, hits: 12, share: 0.5, medianMs: 1_000 });
    expect(questions[0]?.discrimination).toBeCloseTo(1);
    expect(questions[0]?.upperLower).toBeCloseTo(1);
    expect(questions[0]?.options).toEqual([
      { text: 'rome', right: true, count: 12, upper: 12, lower: 0 },
      { text: 'bonn', right: false, count: 12, upper: 0, lower: 12 },
      { text: 'bern', right: false, count: 0, upper: 0, lower: 0 },
    ]);
    expect(questions[0]?.notes).toEqual(['unchosen']);
    expect(questions[3]?.options.map(({ text, right }) => ({ text, right }))).toEqual([
      { text: '26', right: true },
      { text: '3', right: false },
    ]);
    expect(reliability).toEqual({ alpha: expect.closeTo(1), isKr20: true });
    expect(thirds).toEqual({ upper: 12, lower: 12 });
  });

  test('a key that is wrong shows: the strong choose something else', () => {
    const wrongKey = twoHalves(12).map((given) =>
      given.slot === 'q0'
        ? choose(given.participant, 0, given.participant.startsWith('good') ? 'bern' : 'rome')
        : given,
    );
    const [first] = scored(wrongKey).questions;
    expect(first?.notes.slice(0, 2)).toEqual(['key', 'backwards']);
    expect(first?.discrimination).toBeLessThan(0);
  });

  test('of few people nothing is said that chance says', () => {
    const { questions, reliability, thirds } = scored(twoHalves(9));
    expect(questions[0]).toMatchObject({ discrimination: null, upperLower: null, notes: [] });
    expect(reliability).toBeNull();
    expect(thirds).not.toBeNull();
    expect(scored(twoHalves(1)).thirds).toBeNull();
  });

  test('what is void counts for nobody, in no figure', () => {
    const state = afterCommands(quiz, [{ type: 'void', place: 0, on: true }], allTold);
    const { questions, people, most, counted } = scored(twoHalves(12), state);
    expect({ most, counted }).toEqual({ most: 4_000, counted: 3 });
    expect(questions[0]).toMatchObject({ voided: true, answered: 0, share: null, options: [] });
    expect(people[0]?.made).toBe('vrrr');
  });

  test('figures do not depend on the order in which answers came', () => {
    const answer = fc.record({
      who: fc.integer({ min: 0, max: 29 }),
      rome: fc.boolean(),
      bern: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 60 }), (given) => {
        const ofEach = new Map(given.map((each) => [each.who, each]));
        const answers = [...ofEach.values()].flatMap(({ who, rome, bern }) => [
          choose(`p${who}`, 0, rome ? 'rome' : 'bonn'),
          choose(`p${who}`, 1, 'rome', ...(bern ? ['bern'] : [])),
          choose(`p${who}`, 2, rome === bern ? 'false' : 'true'),
        ]);
        const one = scored(answers);
        const other = scored(answers.toReversed());
        const figures = ({ questions, thirds }: Scores) =>
          questions.map(({ said: _said, ...rest }) => ({ ...rest, thirds }));
        expect(JSON.stringify(figures(other))).toBe(JSON.stringify(figures(one)));
        const { people, questions } = one;
        for (const [at, { hits, answered }] of questions.entries()) {
          const made = people.map((person) => person.made[at]);
          expect(made.filter((letter) => letter === 'r')).toHaveLength(hits);
          expect(made.filter((letter) => letter !== 'n')).toHaveLength(answered);
        }
        const reply = { runId: 'r', title: 't', openedAt: new Date(0).toISOString() };
        const rest = { endedAt: null, named: true, lrs: null };
        expect(z.safeParse(quizScores, { ...reply, ...rest, ...one }).success).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});
