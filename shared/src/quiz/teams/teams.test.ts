import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quizActivity } from '../quiz.activity.ts';
import { type QuizAnswer, type QuizCommand, type QuizState, quizState } from '../quiz.live.ts';
import { sampleQuiz } from '../quiz.sample.ts';
import { byLot, choiceByLot, choiceOfTeam, teamIn } from './team-slot.ts';
import { teamSizes, teamSlot } from './teams.ts';
import { afterCommands, buildQuiz, startQuiz, step, toldAt } from '../testing/capitals-quiz.ts';

const quiz = buildQuiz();
const times = { shownAt: null, tappedAt: 0, receivedAt: 0, roundTripMs: null };

const made = (names: string[], by: 'choice' | 'lot', anew = false): QuizCommand => ({
  type: 'teams',
  teams: { names, by },
  anew,
});
const three = ['Circles', 'Triangles', 'Squares'];

/** A room of phones before the engine: what stands in the slot is what was accepted last. */
const openRoom = () => {
  let state = startQuiz(quiz);
  const held = new Map<string, QuizAnswer>();
  const slot = () => teamSlot(state) ?? 'team.0';
  const tally = () => {
    const counters: Record<string, number> = {};
    for (const value of held.values()) {
      const adds = quizActivity.contribution(quiz, slot(), value, state);
      for (const name of Object.keys(adds)) counters[name] = (counters[name] ?? 0) + 1;
    }
    return { answered: held.size, counters };
  };
  return {
    state: () => state,
    move: (...commands: QuizCommand[]) => {
      const before = slot();
      state = afterCommands(quiz, commands, state);
      if (slot() !== before) held.clear();
    },
    ask: (participant: string, answer: { choices: string[] }) => {
      const mine = held.get(participant);
      const given = { participant, slot: slot(), tappedAt: 0, receivedAt: 0 };
      const own = mine === undefined ? [] : [{ ...given, value: mine }];
      const who = { participant, before: { own, tally: tally() } };
      const result = quizActivity.accept(quiz, state, {
        slot: slot(),
        value: { answer },
        times,
        who,
      });
      if (result.ok) held.set(participant, result.value);
      return result;
    },
    teamOf: (participant: string) => teamIn(held.get(participant)?.answer, 8),
    sizes: () => teamSizes(state.teams?.names.length ?? 0, tally()),
  };
};

describe('teams', () => {
  test('are made before the first question, each with a name of its own', () => {
    const start = startQuiz(quiz);
    expect(step(quiz, start, made(three, 'lot'))).toMatchObject({
      ok: true,
      value: { teams: { names: three, by: 'lot', draw: 1 } },
    });
    expect(step(quiz, start, made(['Stars', 'stars'], 'lot')).ok).toBe(false);
    const asked = afterCommands(quiz, [{ type: 'ask', at: 0 }]);
    expect(step(quiz, asked, made(three, 'lot'))).toMatchObject({ error: { code: 'WRONG_PHASE' } });
  });

  test('keep their people when they are renamed, and are filled anew when they are others', () => {
    const draws = (...commands: QuizCommand[]) => afterCommands(quiz, commands).teams?.draw;
    const first = made(three, 'lot');
    expect(draws(first, made(['A', 'B', 'C'], 'lot'))).toBe(1);
    expect(draws(first, made(three, 'lot', true))).toBe(2);
    expect(draws(first, made(three, 'choice'))).toBe(2);
    expect(draws(first, made(['A', 'B'], 'lot'))).toBe(2);
  });

  test('by lot differ by one at most, and stay as they are, whatever a phone asks for', () => {
    const room = openRoom();
    room.move(made(three, 'lot'));
    const people = Array.from({ length: 20 }, (_, at) => `p${at}`);
    for (const each of people) room.ask(each, choiceOfTeam(0));
    expect(room.sizes().toSorted((one, other) => one - other)).toEqual([6, 7, 7]);
    const before = people.map(room.teamOf);
    for (const each of people) room.ask(each, choiceByLot);
    expect(people.map(room.teamOf)).toEqual(before);
    // The very answer that was there stays, and so does when it came.
    const [once, again] = [room.ask('p0', choiceByLot), room.ask('p0', choiceByLot)];
    expect(again.ok && again.value).toBe(once.ok && once.value);
    const other = ((room.teamOf('p0') ?? 0) + 1) % 3;
    expect(room.ask('p0', choiceOfTeam(other))).toMatchObject({ error: { code: 'TOO_LATE' } });
  });

  test('by choice are full two above the smallest, and can be changed until it begins', () => {
    const room = openRoom();
    room.move(made(three, 'choice'));
    for (const each of ['a', 'b']) room.ask(each, choiceOfTeam(2));
    expect(room.ask('c', choiceOfTeam(2))).toMatchObject({ error: { code: 'FULL' } });
    expect(room.ask('a', choiceOfTeam(0)).ok).toBe(true);
    expect(room.sizes()).toEqual([1, 0, 1]);
    room.move({ type: 'ask', at: 0 });
    expect(room.ask('a', choiceOfTeam(1))).toMatchObject({ error: { code: 'TOO_LATE' } });
    expect(room.teamOf('a')).toBe(0);
    // Whoever comes late is put into a smallest one.
    room.ask('d', choiceByLot);
    expect(room.teamOf('d')).toBe(1);
  });

  test('by choice have room as if whoever asks had left theirs already', () => {
    const room = openRoom();
    room.move(made(['Circles', 'Stars'], 'choice'));
    for (const [who, team] of [
      ['a', 0],
      ['b', 1],
      ['c', 1],
    ] as const) {
      expect(room.ask(who, choiceOfTeam(team)).ok).toBe(true);
    }
    // It would be three against none.
    expect(room.ask('a', choiceOfTeam(1))).toMatchObject({ error: { code: 'FULL' } });
    expect(room.ask('b', choiceOfTeam(0)).ok).toBe(true);
    expect(room.sizes()).toEqual([2, 1]);
  });

  test('of other teams nothing is taken, and nothing once it is over', () => {
    const room = openRoom();
    room.move(made(three, 'choice'));
    const late = quizActivity.accept(quiz, room.state(), {
      slot: 'team.7',
      value: { answer: choiceByLot },
      times,
      who: {
        participant: 'a',
      },
    });
    expect(late).toMatchObject({ error: { code: 'TOO_LATE' } });
    room.move(...toldAt(0), { type: 'podium' });
    expect(room.ask('a', choiceByLot)).toMatchObject({ error: { code: 'TOO_LATE' } });
    const schema = quizActivity.valueFor?.(quiz, room.state(), 'team.1');
    expect(schema?.safeParse({ answer: { choices: [byLot] } }).success).toBe(true);
    for (const choices of [['t8'], ['t0', 't1'], []]) {
      expect(schema?.safeParse({ answer: { choices } }).success).toBe(false);
    }
  });

  test('are answered by a class in a rehearsal, from the lobby on', () => {
    for (const by of ['lot', 'choice'] as const) {
      const room = openRoom();
      room.move(made(three, by));
      expect(quizActivity.open(room.state())).toEqual(['team.1']);
      const given = { random: () => 0.5 };
      const sample = sampleQuiz(quiz, room.state(), 'team.1', given)?.answer;
      expect(room.ask('a', sample as { choices: string[] }).ok).toBe(true);
      room.move({ type: 'ask', at: 0 });
      expect(quizActivity.open(room.state())).toEqual(['q0', 'team.1']);
    }
  });

  test('say on the wall who is in which, and how many', () => {
    const state = afterCommands(quiz, [made(three, 'choice')]);
    const tallies = new Map([['team.1', { answered: 3, counters: { t0: 1, t2: 2 } }]]);
    const named = { names: ['Ann', 'Ben'], more: 1, beside: [{ answer: choiceOfTeam(2) }, null] };
    expect(
      quizActivity.tally('screen', quiz, state, { tallies, results: null, lobby: named }),
    ).toMatchObject({
      lobby: { names: ['Ann', 'Ben'], more: 1, teams: [2, null] },
      sizes: [1, 0, 2],
    });
  });
});

const wish = fc.oneof(
  fc.constant(choiceByLot),
  fc.integer({ min: 0, max: 7 }).map((team) => choiceOfTeam(team)),
);
const names = fc.integer({ min: 2, max: 8 }).map((many) => 'abcdefgh'.slice(0, many).split(''));
const everybody = 'klmnopqrstu'.split('');
const moves = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...everybody), wish) },
    fc.record({
      type: fc.constant('teams' as const),
      teams: fc.option(fc.record({ names, by: fc.constantFrom('choice' as const, 'lot') })),
      anew: fc.boolean(),
    }),
    fc.constant({ type: 'ask' as const, at: 0 }),
    fc.constantFrom({ type: 'close' as const }, { type: 'reveal' as const }),
    fc.constant({ type: 'podium' as const }),
  ),
  { maxLength: 40 },
);

const isPossible = (state: QuizState, sizes: readonly number[]): void => {
  expect(quizState.parse(state)).toEqual(state);
  const { teams } = state;
  if (teams === null) return;
  expect(new Set(teams.names.map((name) => name.toLowerCase())).size).toBe(teams.names.length);
  if (teams.by === 'lot') expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
};

test('whatever a host and phones do, and when: nobody leaves their team once it has begun', () => {
  fc.assert(
    fc.property(moves, (all) => {
      const room = openRoom();
      for (const move of all) {
        const before = everybody.map(room.teamOf);
        if (Array.isArray(move)) room.ask(...move);
        else if (step(quiz, room.state(), move).ok) room.move(move);
        const after = everybody.map(room.teamOf);
        isPossible(room.state(), room.sizes());
        if (room.state().phase === 'lobby') continue;
        after.forEach((team, at) => expect(before[at] ?? team).toBe(team));
      }
    }),
    { numRuns: 60 },
  );
});
