import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tally } from '../live/activity.ts';
import { pollActivity } from './poll.activity.ts';
import type { PollDefinition } from './poll.contract.ts';
import type { PollCommand } from './poll.live.ts';
import { example as scale } from '../question/kinds/testing/scale.drafts.ts';
import { drawnRound } from '../question/drawn-round.ts';
import { kindOf } from '../question/question-kinds.ts';
import { reportPoll } from './poll.report.ts';
import { rightOptions } from '../question/testing/rights.ts';

const definition: PollDefinition = {
  title: 'Colours',
  questions: ['q1', 'q2', 'q3'].map((id, index) => ({
    kind: 'choice',
    id,
    text: `Which one, ${id}?`,
    options: ['red', 'green', '__proto__'].map((option) => ({ id: option, text: `a ${option}` })),
    multiple: index === 1,
    seconds: null,
  })),
  liveResults: false,
  phoneResults: 'never',
};

const stateAfter = (...commands: PollCommand[]) => {
  let state = pollActivity.start(definition, { now: 0, seed: 1 });
  for (const command of commands) {
    const result = pollActivity.apply(definition, state, command, { now: 1, by: 'host' });
    if (!result.ok) throw new Error(result.error.msg);
    state = result.value;
  }
  return state;
};
const open = (question: number): PollCommand => ({ type: 'open', question });
const tallies = (given: Record<string, Tally>) => new Map(Object.entries(given));

test('a question is open for answers in its phase alone', () => {
  expect(pollActivity.open(stateAfter())).toEqual([]);
  expect(pollActivity.open(stateAfter({ type: 'goto', question: 1 }))).toEqual([]);
  expect(pollActivity.open(stateAfter(open(1)))).toEqual(['q1.r1']);
  expect(pollActivity.open(stateAfter(open(1), { type: 'close' }))).toEqual([]);
  const again = stateAfter(open(1), { type: 'close' }, { type: 'again' });
  expect(pollActivity.open(again)).toEqual(['q1.r2']);
  expect(pollActivity.open(pollActivity.finish(again))).toEqual([]);
});

test('each round of each question that was opened, in the order of the poll, with every option', () => {
  const close: PollCommand = { type: 'close' };
  const state = stateAfter(open(2), close, { type: 'again' }, close, open(1), { type: 'end' });
  const counters = Object.fromEntries([
    ['green', 2],
    ['__proto__', 1],
  ]);
  const told = reportPoll(definition, state, tallies({ 'q2.r2': { answered: 3, counters } }));
  expect(told.map(({ slot, question, round }) => [slot, question, round])).toEqual([
    ['q1.r1', 2, 1],
    ['q2.r1', 3, 1],
    ['q2.r2', 3, 2],
  ]);
  expect(told.map(({ multiple }) => multiple)).toEqual([true, false, false]);
  expect(told[2]).toMatchObject({
    text: 'Which one, q3?',
    lines: [
      { text: 'a red', count: 0 },
      { text: 'a green', count: 2 },
      { text: 'a __proto__', count: 1 },
    ],
  });
});

test('whatever was opened, it is reported, and each round once', () => {
  const commands = fc.array(
    fc.oneof(
      fc.nat({ max: 2 }).map(open),
      fc.constantFrom<PollCommand>({ type: 'close' }, { type: 'again' }, { type: 'hide' }),
    ),
  );
  fc.assert(
    fc.property(commands, (given) => {
      let state = stateAfter();
      const opened = new Set<string>();
      for (const command of given) {
        const result = pollActivity.apply(definition, state, command, { now: 1, by: 'host' });
        if (result.ok) state = result.value;
        for (const slot of pollActivity.open(state)) opened.add(slot);
      }
      const slots = reportPoll(definition, state, new Map()).map(({ slot }) => slot);
      expect(slots).toEqual([...opened].toSorted());
    }),
  );
});

const rated = { ...definition, questions: [scale], phoneResults: 'closed' as const };
const endedWith = (poll: PollDefinition) => {
  const commands: PollCommand[] = [open(0), { type: 'end', results: true }];
  return commands.reduce(
    (state, command) => {
      const result = pollActivity.apply(poll, state, command, { now: 1, by: 'host' });
      if (!result.ok) throw new Error(result.error.msg);
      return result.value;
    },
    pollActivity.start(poll, { now: 0, seed: 1 }),
  );
};
const rating = {
  'q0.r1': {
    answered: 1,
    counters: kindOf(scale).contribution(scale, { ratings: [{ id: 'pace', rating: 4 }] }),
  },
};

test('a round that its kind draws has its question and its counts, and screens alone end with them', () => {
  const state = endedWith(rated);
  const [told] = reportPoll(rated, state, tallies(rating));
  expect(drawnRound.parse(told?.drawn).question).toEqual(scale);
  const seen = (audience: 'screen' | 'phone'): unknown =>
    pollActivity.schemas.tallies[audience].parse(
      pollActivity.tally(audience, rated, state, { tallies: tallies(rating), results: null }),
    );
  expect(seen('screen')).toMatchObject({ recap: [{ drawn: { question: { id: scale.id } } }] });
  expect(JSON.stringify(seen('phone'))).not.toContain('drawn');
});

test('of fewer answers than the floor nothing is drawn', () => {
  const few = { ...rated, floor: 3 };
  const state = endedWith(few);
  expect(reportPoll(few, state, tallies(rating))[0]).not.toHaveProperty('drawn');
  const recap = pollActivity.tally('screen', few, state, {
    tallies: tallies(rating),
    results: null,
  });
  expect(JSON.stringify(recap)).not.toContain('drawn');
});

test('of how sure people were, those who did not say are told too', () => {
  const [first] = definition.questions;
  if (first === undefined) throw new Error('There is no question.');
  const extras = [{ id: first.id, right: null, confidence: true }];
  const sure = { ...definition, extras };
  const state = endedWith(sure);
  const counted = { answered: 3, counters: { red: 3, '~given3': 1 } };
  expect(reportPoll(sure, state, tallies({ 'q0.r1': counted }))[0]?.forHosts).toEqual([
    { name: 'Sure', text: '1 certain, 0 fairly, 0 guessed' },
    { name: 'Did not say how sure', text: '2' },
  ]);
});

test('hosts are told which part of all said what is right, as a figure that can be compared', () => {
  const keyed = {
    ...definition,
    extras: [{ id: 'q1', confidence: false, right: rightOptions('green') }],
  };
  const told = (answered: number, green: number) =>
    reportPoll(
      keyed,
      stateAfter(open(0)),
      tallies({ 'q0.r1': { answered, counters: { green, red: answered - green } } }),
    )[0];
  expect(told(7, 3)?.forHosts).toEqual([
    { name: 'Right', text: '43% (3 of 7): a green', value: 43 },
  ]);
  expect(told(0, 0)?.forHosts).toEqual([{ name: 'Right', text: '0 of 0: a green' }]);
  expect(told(7, 3)).not.toHaveProperty('figures');
  expect(told(7, 3)?.right).toEqual({ lines: [1], of: rightOptions('green') });
});
