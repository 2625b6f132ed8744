import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AcceptedAnswer } from '../../live/activity.ts';
import { rightOptions } from '../../question/testing/rights.ts';
import { quizActivity } from '../quiz.activity.ts';
import type { QuizAnswer, QuizCommand } from '../quiz.live.ts';
import { quizResults } from '../scoring/quiz.results.ts';
import { quizPersonal } from '../quiz.standing.ts';
import { choiceOfTeam } from './team-slot.ts';
import { rankedTeamsOf } from './ranked-teams.ts';
import { afterCommands, buildQuiz, toldAt } from '../testing/capitals-quiz.ts';

const quiz = buildQuiz({ pace: 'flat' });
type Answer = AcceptedAnswer<QuizAnswer>;

const answer = (participant: string, slot: string, choices: string[], at: number): Answer => ({
  participant,
  slot,
  value: { answer: { choices }, took: 0 },
  tappedAt: at,
  receivedAt: at,
});
const inTeam = (participant: string, team: number, at = 0): Answer =>
  answer(participant, 'team.1', choiceOfTeam(team).choices, at);
const says = (participant: string, place: number, city: string, at = 100 * (place + 1)): Answer =>
  answer(participant, `q${place}`, [city], at);

const teams: QuizCommand = {
  type: 'teams',
  teams: { names: ['Circles', 'Stars', 'Squares'], by: 'choice' },
  anew: false,
};
const played = (answers: readonly Answer[], commands: readonly QuizCommand[], of = quiz) => {
  const state = afterCommands(of, [teams, ...commands]);
  const sum = answers.reduce(
    (all, each) => quizResults.add(of, state, all, each),
    quizResults.empty(new Map()),
  );
  return { state, sum, ranked: rankedTeamsOf(of, state, sum) };
};

describe('the points of a team', () => {
  test('are the mean of its people, to one decimal; a team without people is not among them', () => {
    const people = [inTeam('a', 0), inTeam('b', 0), inTeam('c', 0), inTeam('d', 1)];
    const { ranked } = played([...people, says('a', 0, 'rome'), says('d', 0, 'bonn')], toldAt(0));
    expect(ranked).toEqual([
      { team: 0, people: 3, points: 333.3, rank: 1, before: 1, gained: 333.3 },
      { team: 1, people: 1, points: 0, rank: 2, before: 1, gained: 0 },
    ]);
  });

  test('are rounded to the nearest tenth, and so is what a question has brought', () => {
    const people = [inTeam('a', 0), inTeam('b', 0), inTeam('c', 0)];
    const first = [...people, says('a', 0, 'rome')];
    expect(played([...first, says('b', 0, 'rome')], toldAt(0)).ranked).toMatchObject([
      { points: 666.7, gained: 666.7 },
    ]);
    // 333.3 were told, and of two thirds of a thousand 666.7 are: what lies between them is said as it is seen.
    const both = played([...first, says('a', 1, 'rome')], [...toldAt(0), ...toldAt(1)]);
    expect(both.ranked).toEqual([
      { team: 0, people: 3, points: 666.7, rank: 1, before: 1, gained: 333.4 },
    ]);
  });

  test('of a large team are not rounded to nothing', () => {
    const alone = Array.from({ length: 2_001 }, (_, at) => inTeam(`p${at}`, 0));
    const { ranked } = played([...alone, says('p0', 0, 'rome')], toldAt(0));
    expect(ranked).toMatchObject([{ people: 2_001, points: 0.5, gained: 0.5 }]);
  });

  test('do not go down by who comes later, and count a question they left out from then on', () => {
    const early = [inTeam('a', 0), says('a', 0, 'rome'), inTeam('b', 1), says('b', 0, 'rome')];
    const late = [...early, inTeam('c', 0, 150), says('a', 1, 'rome'), says('b', 1, 'rome')];
    const told = [...toldAt(0), ...toldAt(1)];
    expect(played(late, toldAt(0)).ranked).toMatchObject([
      { team: 0, people: 2, points: 1_000, rank: 1 },
      { team: 1, people: 1, points: 1_000, rank: 1 },
    ]);
    // Of the second question half is right, and it counts double; who has come since did not answer.
    expect(played(late, told).ranked).toMatchObject([
      { team: 1, points: 2_000, rank: 1, before: 1, gained: 1_000 },
      { team: 0, points: 1_500, rank: 2, before: 1, gained: 500 },
    ]);
  });

  test('are told to their people, each their own, and on the board in the order of places', () => {
    const all = [inTeam('a', 2), inTeam('b', 1), says('a', 0, 'bonn'), says('b', 0, 'rome')];
    const { state, sum } = played(all, [...toldAt(0), { type: 'board' }]);
    const own = all.filter(({ participant }) => participant === 'a');
    const me = quizActivity.personal?.(quiz, state, { participant: 'a', own, result: sum });
    expect(quizPersonal.parse(me).team).toEqual({
      team: 2,
      points: 0,
      place: 2,
      before: 1,
      teams: 2,
    });
    const tally = quizActivity.tally('screen', quiz, state, { tallies: new Map(), results: sum });
    expect(quizActivity.schemas.tallies.screen.parse(tally)).toMatchObject({
      board: [{ team: 1 }, { team: 2 }],
      teams: [
        { team: 1, place: 1 },
        { team: 2, place: 2 },
      ],
    });
  });
});

const people = 'abcdef'.split('');
const city = fc.constantFrom('rome', 'bonn', 'bern');
const answersOfAll = fc
  .tuple(
    ...people.map((who) =>
      fc
        .record({
          team: fc.option(fc.integer({ min: 0, max: 2 })),
          at: fc.integer({ min: 0, max: 300 }),
          cities: fc.tuple(fc.option(city), fc.option(city)),
        })
        .map(({ team, at, cities }) =>
          (team === null ? [] : [inTeam(who, team, at)]).concat(
            cities.flatMap((each, place) => (each === null ? [] : [says(who, place, each)])),
          ),
        ),
    ),
  )
  .map((each) => each.flat());
const key = fc.subarray(['rome', 'bonn', 'bern'], { minLength: 1 });

test('after a correction they are what they were if that had been right from the start', () => {
  fc.assert(
    fc.property(answersOfAll, key, fc.boolean(), (all, ids, isVoid) => {
      const right = rightOptions(...ids);
      const told = [...toldAt(0), ...toldAt(1)];
      const corrected = played(all, [
        ...told,
        { type: 'correct', place: 1, right },
        { type: 'void', place: 0, on: isVoid },
      ]);
      const items = quiz.items.map((item, place) =>
        Object.assign(
          {},
          item,
          place === 1 && { right },
          place === 0 && isVoid && { points: 0 as const },
        ),
      );
      const anew = played(all.toReversed(), told, buildQuiz({ pace: 'flat', items }));
      expect(corrected.ranked).toEqual(anew.ranked);
      for (const { points, gained } of anew.ranked) {
        expect(points).toBeGreaterThanOrEqual(0);
        expect(gained).toBeLessThanOrEqual(2_000);
      }
    }),
    { numRuns: 60 },
  );
});
