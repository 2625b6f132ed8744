import { expect, test, vi } from 'vitest';
import { limits } from '../core/limits.ts';
import type { Tally } from '../live/activity.ts';
import { number } from '../question/kinds/number.ts';
import { wordCloud } from '../question/kinds/word-cloud.ts';
import { kindNamed } from '../question/question-kinds.ts';
import { pollActivity } from './poll.activity.ts';
import { mostOwnCounters } from './poll.answer.ts';
import type { PollCommand } from './poll.live.ts';
import { afterCommands, buildPoll } from './testing/colours-poll.ts';

/* Counts go out ten times a second: what they are made of is asked and looked up no more than once. */

const definition = buildPoll({
  questions: [
    { ...wordCloud.blank(() => 'words'), text: 'In a word?' },
    { ...number.blank(() => 'heavy'), text: 'How heavy?' },
  ],
});
const kinds = [kindNamed('word-cloud'), kindNamed('number')];
const open = (question: number): PollCommand => ({ type: 'open', question });
const close: PollCommand = { type: 'close' };
const end: PollCommand = { type: 'end', results: true };

test.each([
  ['in the lobby nothing', [], [0, 0]],
  ['one question, though two of its rounds are', [open(0), close, { type: 'again' }], [1, 0]],
  ['the question that is on, of two that were asked', [open(0), close, open(1)], [0, 1]],
  ['at the end what was asked', [open(1), close, end], [0, 1]],
  ['at the end everything that was asked', [open(0), close, open(1), close, end], [1, 1]],
  ['at the end without results nothing', [open(0), close, { type: 'end' }], [0, 0]],
] satisfies [string, PollCommand[], number[]][])(
  'how many counters are wanted is asked of what is on show: %s',
  (_what, commands, asked) => {
    const state = afterCommands(definition, commands);
    const asks = kinds.map((kind) => vi.spyOn(kind, 'mostCounters'));
    const most = pollActivity.mostCounters?.(definition, state) ?? 0;
    expect(asks.map(({ mock }) => mock.calls.length)).toEqual(asked);
    const given = asks.flatMap(({ mock }) => mock.results.map(({ value }) => Number(value)));
    expect(most).toBe(Math.max(limits.countersShown, ...given) + mostOwnCounters);
  },
);

test('of a number each that may be given has room among the counters, however many are given', () => {
  const wide = { ...number.blank(() => 'wide'), text: 'How many?', max: 5_000 };
  const poll = buildPoll({ questions: [wide] });
  const state = afterCommands(poll, [open(0)]);
  expect(pollActivity.mostCounters?.(poll, state)).toBe(5_001 + mostOwnCounters);
});

test.each(['host', 'screen', 'phone'] as const)('a %s looks each tally up once', (audience) => {
  const again = [open(1), close, { type: 'again' }, close, { type: 'show' }] as const;
  const state = afterCommands(definition, [...again, { type: 'beside', on: true }]);
  const slots = pollActivity.shown(state);
  expect(slots).toEqual(['q1.r2', 'q1.r1']);
  const tallies = new Map<string, Tally>(
    slots.map((slot) => [slot, { version: 1, answered: 0, counters: {} }]),
  );
  const looks = vi.spyOn(tallies, 'get');
  expect(
    pollActivity.tally(audience, definition, state, { tallies, results: null }),
  ).not.toBeNull();
  const told = audience === 'phone' ? slots.slice(0, 1) : slots;
  expect(looks.mock.calls.map(([slot]) => slot)).toEqual(told);
});

test('words that can be liked are told to phones while they are open, as soon as the screen shows them', () => {
  const seen = (likes: boolean, phoneResults: 'closed' | 'never', commands: PollCommand[]) => {
    const words = { ...wordCloud.blank(() => 'words'), text: 'In a word?', likes };
    const poll = buildPoll({ questions: [words], phoneResults });
    const tally: Tally = { answered: 1, counters: { ':trust': 1 } };
    const state = afterCommands(poll, [open(0), ...commands]);
    const tallies = new Map([['q0.r1', tally]]);
    return {
      shown: pollActivity.view('phone', poll, state),
      counts: pollActivity.tally('phone', poll, state, { tallies, results: null }),
    };
  };
  const show: PollCommand = { type: 'show' };
  const told = { shown: { shown: true }, counts: { counts: { words: [{ text: 'trust' }] } } };
  const untold = { shown: { shown: false }, counts: null };
  expect(seen(true, 'closed', [show])).toMatchObject(told);
  expect(seen(true, 'closed', [])).toMatchObject(untold);
  expect(seen(true, 'never', [show])).toMatchObject(untold);
  expect(seen(false, 'closed', [show])).toMatchObject(untold);
});
