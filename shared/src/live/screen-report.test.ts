import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liveQnaActivity } from '../live-qna/live-qna.activity.ts';
import { pollActivity } from '../poll/poll.activity.ts';
import type { PollCommand } from '../poll/poll.live.ts';
import { pollDefinition } from '../poll/poll.contract.ts';
import { example as number } from '../question/kinds/testing/number.drafts.ts';
import type { AnyActivity, Tallies, Tally } from './activity.ts';
import { screenReport } from './screen-report.ts';

const poll = pollActivity as unknown as AnyActivity;
const definition = pollDefinition.parse({
  title: 'Colours',
  questions: ['one', 'two'].map((id) => ({
    kind: 'choice',
    id,
    text: `Which, ${id}?`,
    options: ['red', 'green', 'blue'].map((option) => ({ id: option, text: `a ${option}` })),
    multiple: false,
    seconds: null,
  })),
  liveResults: false,
  phoneResults: 'never',
});

const after = (...commands: PollCommand[]) => {
  let state = pollActivity.start(definition, { now: 0, seed: 1 });
  for (const command of commands) {
    const result = pollActivity.apply(definition, state, command, { now: 1, by: 'host' });
    if (result.ok) state = result.value;
  }
  return state;
};

const report = (state: unknown, given: Record<string, Tally>) =>
  screenReport(poll, {
    definition,
    state,
    tallies: new Map(Object.entries(given)),
    results: null,
    entries: [],
    toldBeside: ['Colours'],
  });

const five: Tally = { answered: 7, counters: { red: 5, green: 2 } };

test('a question whose counts the screen keeps to itself has none', () => {
  const [round] = report(after({ type: 'open' }), { 'q0.r1': five });
  expect(round).toMatchObject({ text: 'Which, one?', answered: 7, counted: false });
  expect(round?.lines).toEqual(
    ['a red', 'a green', 'a blue'].map((text) => ({ text, count: null, isOption: true })),
  );
});

test('once they are shown, the picture has them', () => {
  const shown = after({ type: 'open' }, { type: 'close' }, { type: 'show' });
  const [round] = report(shown, { 'q0.r1': five });
  expect(round?.counted).toBe(true);
  expect(round?.lines.map(({ count }) => count)).toEqual([5, 2, 0]);
});

test('a number is told in the columns that the screen draws, and only once they are shown', () => {
  const wide = { ...number, min: 0, max: 1_000, step: 1 };
  const asked = pollDefinition.parse({ ...definition, questions: [wide] });
  const tallies = new Map([['q0.r1', { answered: 3, counters: { 340: 2, 360: 1 } }]]);
  const tell = (...commands: PollCommand[]) =>
    screenReport(poll, {
      definition: asked,
      state: after(...commands),
      tallies,
      results: null,
      entries: [],
      toldBeside: ['Colours'],
    })[0];
  const shown = tell({ type: 'open' }, { type: 'close' }, { type: 'show' });
  expect(shown).toMatchObject({ counted: true, unmarked: true });
  expect(shown?.lines.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(3);
  const hidden = tell({ type: 'open' });
  expect(hidden?.counted).toBe(false);
  expect(hidden?.lines.every(({ count }) => count === null)).toBe(true);
});

test('of few answers it tells nothing, nor by the order of its lines', () => {
  const few = { ...definition, floor: 5 };
  const state = after({ type: 'open' }, { type: 'close' }, { type: 'show' });
  const tell = (answered: number) =>
    screenReport(poll, {
      definition: few,
      state,
      tallies: new Map([['q0.r1', { answered, counters: { blue: answered } }]]),
      results: null,
      entries: [],
      toldBeside: ['Colours'],
    })[0];
  expect(tell(4)).toMatchObject({ counted: false, answered: 4 });
  expect(tell(4)?.lines.map(({ text }) => text)).toEqual(['a red', 'a green', 'a blue']);
  expect(tell(5)?.lines.map(({ count, isOption }) => [count, isOption])).toEqual([
    [0, true],
    [0, true],
    [5, true],
  ]);
});

test('asked again, the newest round comes first', () => {
  const state = after({ type: 'open' }, { type: 'close' }, { type: 'again' });
  const rounds = report(state, { 'q0.r1': five, 'q0.r2': five }).map(({ round }) => round);
  expect(rounds[0]).toBe(2);
});

test('in the lobby, and at an end without results, there is nothing to tell', () => {
  expect(report(after(), { 'q0.r1': five })).toEqual([]);
  expect(report(after({ type: 'open' }, { type: 'end' }), { 'q0.r1': five })).toEqual([]);
});

const commands = fc.array(
  fc.oneof(
    ...(['open', 'close', 'show', 'hide', 'again', 'end'] as const).map((type) =>
      fc.constant<PollCommand>({ type }),
    ),
    fc.nat(1).map((question): PollCommand => ({ type: 'goto', question })),
  ),
  { maxLength: 12 },
);
const count = fc.nat(5_000);

test('whatever the host does, no count is in a picture that the screen was not told', () => {
  fc.assert(
    fc.property(commands, count, count, count, (steps, red, green, blue) => {
      const state = after(...steps);
      const tally: Tally = { answered: red + green + blue, counters: { red, green, blue } };
      const tallies: Tallies = new Map(
        ['q0.r1', 'q0.r2', 'q0.r3', 'q1.r1', 'q1.r2'].map((slot) => [slot, tally]),
      );
      const told = JSON.stringify(
        poll.tally('screen', definition, state, { tallies, results: null }),
      );
      const numbers = new Set((told.match(/\d+/g) ?? []).map(Number));
      for (const round of report(state, Object.fromEntries(tallies))) {
        for (const line of round.lines) {
          if (line.count === null) continue;
          expect(state.shown).toBe(true);
          expect(line.count === 0 || numbers.has(line.count)).toBe(true);
        }
        const turned = {
          answered: tally.answered,
          counters: { red: blue, green: red, blue: green },
        };
        const other = report(
          state,
          Object.fromEntries([...tallies.keys()].map((slot) => [slot, turned])),
        );
        if (!round.counted) expect(other.find(({ slot }) => slot === round.slot)).toEqual(round);
        if (round.answered !== null) expect(numbers.has(round.answered)).toBe(true);
      }
    }),
  );
});

const asked = (id: number, text: string, stage: 'shown' | 'waiting' | 'hidden') => ({
  id,
  seq: id,
  at: 0,
  author: { as: 'phone' as const, participant: `p${id}` },
  item: { lot: 1, text, stage, answered: false, name: null, pinned: false },
});

test('words that people wrote are in it only where the screen is told the same words', () => {
  const qna = liveQnaActivity as unknown as AnyActivity;
  const entries = [asked(1, 'Why?', 'shown'), asked(2, 'Not yet', 'shown')];
  const state = liveQnaActivity.start({} as never, { now: 0, seed: 1 });
  const tell = (toldBeside: unknown) =>
    screenReport(qna, {
      definition: { title: 'Ask', names: 'free', voting: 'up', asking: true, moderated: false },
      state,
      tallies: new Map(),
      results: null,
      entries,
      toldBeside: ['Ask', toldBeside],
    });
  const [round] = tell([{ text: 'Why?' }]);
  expect(round?.lines.map(({ text }) => text)).toEqual(['Why?']);
  const [both] = tell([{ text: 'Why?' }, { text: 'Not yet' }]);
  expect(both?.lines.map(({ text }) => text)).toEqual(['Not yet', 'Why?']);
  expect(both?.lines.every(({ isOption }) => isOption)).toBe(false);
});
