import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineInWords } from '../live/report-line.ts';
import { emptyTally } from '../live/tally.ts';
import { liveQnaActivity as activity } from './live-qna.activity.ts';
import { liveQnaLimits, type LiveQnaDefinition } from './live-qna.contract.ts';
import {
  type LiveQnaCommand,
  liveQnaCommand,
  type LiveQnaState,
  type LiveQnaVotes,
  votesSlot,
} from './live-qna.live.ts';
import { headOf } from './live-qna.merging.ts';
import { talliedVotes } from './live-qna.questions.ts';

const definition: LiveQnaDefinition = {
  title: 'Your questions',
  moderated: false,
  names: true,
  voting: 'both',
  asking: true,
};
const context = { now: 0, by: 'host' };
const start = (): LiveQnaState => activity.start(definition, { now: 0, seed: 7 });
const after = (commands: readonly LiveQnaCommand[], from = start()): LiveQnaState =>
  commands.reduce((state, command) => {
    const told = activity.apply(definition, state, command, context);
    return told.ok ? told.value : state;
  }, from);

const question = fc.integer({ min: 1, max: 12 });
const commands: fc.Arbitrary<LiveQnaCommand> = fc.oneof(
  fc.record({ type: fc.constant('merge' as const), from: question, into: question }),
  fc.record({ type: fc.constant('part' as const), question }),
  fc.record({ type: fc.constant('wall' as const), question: fc.option(question) }),
  fc.record({ type: fc.constant('ask' as const), open: fc.boolean() }),
);
const ballot: fc.Arbitrary<LiveQnaVotes> = fc.record({
  up: fc.array(question, { maxLength: 6 }),
  down: fc.array(question, { maxLength: 6 }),
});
const times = { shownAt: null, tappedAt: 0, receivedAt: 0, roundTripMs: null };
const taken = (state: LiveQnaState, value: LiveQnaVotes): LiveQnaVotes => {
  const told = activity.accept(definition, state, {
    slot: votesSlot,
    value,
    times,
    who: { participant: 'ann' },
  });
  if (!told.ok) throw new Error(told.error.msg);
  return told.value;
};

/** The sums as the store keeps them. */
const counted = (state: LiveQnaState, ballots: readonly LiveQnaVotes[]) => {
  const counters: Record<string, number> = {};
  for (const each of ballots) {
    const adds = activity.contribution(definition, votesSlot, taken(state, each), state);
    for (const [name, count] of Object.entries(adds))
      counters[name] = (counters[name] ?? 0) + count;
  }
  return counters;
};

describe('votes', () => {
  test('a question has as many as the set of people who voted for it, or for what was joined with it', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 12 }), fc.array(ballot), (given, ballots) => {
        const state = after(given);
        const counters = counted(state, ballots);
        for (let head = 1; head <= 12; head += 1) {
          const isOf = (each: number): boolean => headOf(state.merged, each) === head;
          const voters = ballots.filter(({ up }) => up.some(isOf)).length;
          expect(counters[String(head)] ?? 0).toBe(voters);
          const against = ballots.filter(
            ({ up, down }) => !up.some(isOf) && down.some(isOf),
          ).length;
          expect(counters[String(-head)] ?? 0).toBe(against);
        }
      }),
    );
  });

  test('whoever takes all of it back has not voted', () => {
    const voters = (ballots: readonly LiveQnaVotes[]) => {
      const counters = counted(start(), ballots);
      return talliedVotes({ answered: ballots.length, counters }, 40, 200).voters;
    };
    expect(voters([{ up: [], down: [] }])).toBe(0);
    expect(
      voters([
        { up: [], down: [] },
        { up: [1, 2], down: [] },
        { up: [], down: [3] },
      ]),
    ).toBe(2);
    expect(activity.isEmpty?.({ up: [], down: [] })).toBe(true);
    expect(activity.isEmpty?.({ up: [], down: [3] })).toBe(false);
    // Of counters alike, any may be left out.
    expect(talliedVotes({ answered: 2, counters: { 1: 1, 2: 1 } }, 40, 2).voters).toBe(1);
  });

  test('it is counted anew exactly where what is joined changes', () => {
    const key = (given: readonly LiveQnaCommand[]) => activity.counting?.(after(given));
    expect(key([{ type: 'wall', question: 3 }])).toBe(key([]));
    expect(key([{ type: 'merge', from: 1, into: 2 }])).not.toBe(key([]));
    const parted = key([
      { type: 'merge', from: 1, into: 2 },
      { type: 'part', question: 1 },
    ]);
    expect(parted).toBe(key([]));
  });

  test('what is no vote here is refused, and what is one is kept in one form', () => {
    const refusal = (
      changed: Partial<LiveQnaDefinition>,
      slot = votesSlot,
      value: LiveQnaVotes = { up: [], down: [1] },
      state = start(),
    ) => {
      const all = { ...definition, ...changed };
      const told = activity.accept(all, state, { slot, value, times, who: { participant: 'ann' } });
      return told.ok ? null : told.error.code;
    };
    expect(refusal({}, 'vote.1')).toBe('BAD_REQUEST');
    expect(refusal({ voting: 'off' })).toBe('BAD_REQUEST');
    expect(refusal({ voting: 'up' })).toBe('BAD_REQUEST');
    expect(refusal({}, votesSlot, undefined, after([{ type: 'end' }]))).toBe('TOO_LATE');
    expect(taken(start(), { up: [9, 2, 9], down: [2, 4] })).toEqual({ up: [2, 9], down: [4] });
  });
});

describe('what a host does', () => {
  test('done twice, or by two hosts, it is as if done once', () => {
    fc.assert(
      fc.property(fc.array(commands), commands, (before, command) => {
        const once = after([command], after(before));
        expect(after([command], once)).toEqual(once);
      }),
    );
  });

  test('joined questions never lead on, nor to themselves', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 30 }), (given) => {
        const { merged } = after(given);
        const froms = merged.map(({ from }) => from);
        expect(new Set(froms).size).toBe(froms.length);
        for (const { into } of merged) expect(froms).not.toContain(into);
      }),
    );
  });

  test('it may come after whatever another host did, and nothing comes after the end', () => {
    expect(activity.concurrency?.({ type: 'end' })).toBe('newest');
    const ended = after([{ type: 'wall', question: 2 }, { type: 'end' }]);
    expect(ended).toMatchObject({ phase: 'ended', asking: false, wall: null });
    const told = activity.apply(definition, ended, { type: 'ask', open: true }, context);
    expect(told).toMatchObject({ ok: false, error: { code: 'WRONG_PHASE' } });
  });

  test('a question that is large on the wall stays so when it is joined with another', () => {
    const joined = after([
      { type: 'wall', question: 3 },
      { type: 'merge', from: 3, into: 5 },
    ]);
    expect(joined.wall).toBe(5);
  });

  test('lists do not grow without end', () => {
    const many = Array.from({ length: liveQnaLimits.merged + 5 }, (_, at) => at + 2);
    const joined = after(many.map((from) => ({ type: 'merge', from, into: 1 })));
    expect(joined.merged).toHaveLength(liveQnaLimits.merged);
    const mute = (participant: string): LiveQnaCommand => ({ type: 'mute', participant, on: true });
    const muted = after(many.map((each) => mute(`p${each}`)));
    expect(muted.muted).toHaveLength(liveQnaLimits.muted);
    expect(liveQnaCommand.safeParse({ type: 'wall', question: -1 }).success).toBe(false);
  });
});

describe('what each audience is told', () => {
  const views = (state: LiveQnaState) =>
    (['host', 'screen', 'phone'] as const).map((audience) =>
      activity.schemas.views[audience].parse(activity.view(audience, definition, state)),
    );

  test('who may not ask any more, hosts alone are told', () => {
    const [host, screen, phone] = views(after([{ type: 'mute', participant: 'p1', on: true }]));
    expect(host).toMatchObject({ muted: ['p1'] });
    expect(JSON.stringify([screen, phone])).not.toContain('p1');
  });

  test('a message of votes is as large with 5,000 questions and 20,000 voters as with 40 and 50', () => {
    const size = (questions: number, voters: number, audience: 'phone' | 'screen' | 'host') => {
      const ids = Array.from({ length: questions }, (_, at) => [String(at + 1), voters]);
      const tallies = new Map([
        [votesSlot, { answered: voters, counters: Object.fromEntries(ids.slice(0, 200)) }],
      ]);
      const told = activity.tally(audience, definition, start(), { tallies, results: null });
      return JSON.stringify(activity.schemas.tallies[audience].parse(told)).length;
    };
    expect(size(5_000, 20_000, 'phone')).toBeLessThan(600);
    expect(size(5_000, 20_000, 'screen')).toBeLessThan(900);
    expect(size(5_000, 20_000, 'host')).toBeLessThan(2_600);
    expect(size(5_000, 20_000, 'phone') - size(40, 50, 'phone')).toBeLessThan(200);
  });

  test('of more than fit, those with most votes; and that there may be others', () => {
    const counters = { 0: 6, 1: 1, 2: 5, 3: 3, '-3': 3 };
    const told = talliedVotes({ answered: 9, counters }, 2, 200);
    expect(told).toEqual({ voters: 6, up: { 2: 5, 3: 3 }, down: { 3: 3 }, more: true });
    expect(talliedVotes({ answered: 9, counters }, 3, 200).more).toBe(false);
    expect(talliedVotes(emptyTally, 3, 200)).toEqual({ voters: 0, up: {}, down: {}, more: false });
  });
});

test('results are in the order of the votes that they tell, with those against and what was answered', () => {
  const entries = ['Liked?', 'Divides?', 'Pinned?'].map((text, at) => ({
    id: at + 1,
    at: 0,
    author: { as: 'phone', participant: 'ann' } as const,
    item: { lot: 7, text, name: null, stage: 'shown', answered: at === 0, pinned: at === 2 },
  }));
  const counters = { 0: 9, 1: 3, 2: 5, '-2': 4 };
  const tallies = new Map([[votesSlot, { answered: 9, counters }]]);
  const [round] = activity.report(definition, start(), { tallies, results: null, entries });
  expect(round?.lists).toBe('questions');
  expect(round?.lines.map((line) => lineInWords(line))).toEqual([
    'Divides? (4 against)',
    'Liked? (answered)',
    'Pinned?',
  ]);
  expect(round?.lines.map(({ count }) => count)).toEqual([5, 3, 0]);
});

test('a vote names questions of this run alone', () => {
  const { naming } = activity;
  const state = start();
  const author = { as: 'phone', participant: 'ann' } as const;
  const kept = { text: 'Why?', name: null, answered: false, pinned: false };
  const item = (lot: number) => ({ ...kept, lot, stage: 'shown' });
  expect(naming?.has(state, { id: 1, at: 0, author, item: item(7) })).toBe(true);
  expect(naming?.has(state, { id: 1, at: 0, author, item: item(8) })).toBe(false);
  expect(naming?.has(state, { id: 1, at: 0, author, item: { text: 'Why?' } })).toBe(false);
  const value = { up: [1, 2], down: [3] };
  expect(naming?.named(value)).toEqual([1, 2, 3]);
  expect(naming?.only(value, (id) => id > 1)).toEqual({ up: [2], down: [3] });
});
