import { slotOf } from './poll.slot.ts';
import { describe, expect, test } from 'vitest';
import { timing } from '../core/limits.ts';
import { pollActivity } from './poll.activity.ts';
import { nextCommand } from './poll.commands.ts';
import type { PollDefinition } from './poll.contract.ts';
import { orderOf } from './poll.deck.ts';
import type { PollCommand, PollState } from './poll.live.ts';
import { afterCommands, buildPoll, now, startPoll } from './testing/colours-poll.ts';

const context = { now, by: 'host' };

const times = { shownAt: null, roundTripMs: null, tappedAt: now, receivedAt: now };
const late = (tapped: number, received: number) => ({
  ...times,
  tappedAt: now + tapped,
  receivedAt: now + received,
});
const first = slotOf({ question: 0, round: 1 });

describe('the phases', () => {
  test('lobby, open, closed, shown, next question, ended: each by the next command', () => {
    const definition = buildPoll();
    const seen: string[] = [];
    let state = startPoll(definition);
    for (;;) {
      seen.push(`${state.phase} ${state.question} ${state.shown ? 'shown' : 'hidden'}`);
      const command = nextCommand({ ...state, all: definition.questions, order: orderOf(state) });
      if (command === null) break;
      const result = pollActivity.apply(definition, state, command, context);
      if (!result.ok) throw new Error(result.error.msg);
      state = result.value;
    }
    expect(seen).toEqual([
      'lobby 0 hidden',
      'open 0 hidden',
      'closed 0 hidden',
      'closed 0 shown',
      'open 1 hidden',
      'closed 1 hidden',
      'closed 1 shown',
      'ended 1 hidden',
    ]);
    expect(pollActivity.over(state)).toBe(true);
  });

  test('RU3: a command that does not fit the phase is refused and says so', () => {
    const definition = buildPoll();
    const lobby = startPoll(definition);
    const refused: PollCommand[] = [
      { type: 'close' },
      { type: 'show' },
      { type: 'again' },
      { type: 'extend', seconds: 10 },
    ];
    for (const command of refused) {
      const result = pollActivity.apply(definition, lobby, command, context);
      expect(result).toMatchObject({ ok: false, error: { code: 'WRONG_PHASE' } });
    }
    const ended = afterCommands(definition, [{ type: 'end' }]);
    const result = pollActivity.apply(definition, ended, { type: 'open' }, context);
    expect(result).toMatchObject({ ok: false, error: { code: 'WRONG_PHASE' } });
  });

  test('a question that does not exist is refused', () => {
    const definition = buildPoll();
    for (const type of ['open', 'goto'] as const) {
      const command = { type, question: 2 };
      const result = pollActivity.apply(definition, startPoll(definition), command, context);
      expect(result).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } });
    }
  });

  test('a question with a time limit has a deadline, which can be moved and closes it', () => {
    const definition = buildPoll();
    const open = afterCommands(definition, [{ type: 'open', question: 1 }]);
    expect(pollActivity.deadline(open)).toBe(now + 30_000);
    const extended = pollActivity.apply(definition, open, { type: 'extend', seconds: 10 }, context);
    expect(extended).toMatchObject({ ok: true, value: { deadline: now + 40_000 } });
    expect(pollActivity.expire(definition, open)).toMatchObject({
      phase: 'closed',
      closedAt: now + 30_000,
      deadline: null,
    });
  });
});

describe('answers', () => {
  const definition = buildPoll();
  const open = afterCommands(definition, [{ type: 'open' }]);
  const accept = (state: PollState, choices: string[], slot = first, at = times) =>
    pollActivity.accept(definition, state, {
      slot,
      value: { choices },
      times: at,
      who: { participant: 'ann' },
    });

  test('AN7: only the question and round that are on are answered', () => {
    expect(accept(open, ['red']).ok).toBe(true);
    for (const slot of ['q1.r1', 'q0.r2']) {
      expect(accept(open, ['red'], slot)).toMatchObject({ error: { code: 'TOO_LATE' } });
    }
    expect(accept(startPoll(definition), ['red'])).toMatchObject({
      error: { code: 'TOO_LATE' },
    });
  });

  test('one answer where one is asked for, each at most once, in the order of the options', () => {
    expect(accept(open, ['red', 'blue'])).toMatchObject({ error: { code: 'BAD_REQUEST' } });
    expect(accept(open, ['pink'])).toMatchObject({ error: { code: 'BAD_REQUEST' } });
    const second = afterCommands(definition, [{ type: 'open', question: 1 }]);
    const slot = 'q1.r1';
    expect(accept(second, ['blue', 'red'], slot)).toEqual({
      ok: true,
      value: { choices: ['red', 'blue'] },
    });
    expect(accept(second, ['red', 'red'], slot)).toMatchObject({ error: { code: 'BAD_REQUEST' } });
  });

  test('AN8: after closing, what was tapped before is taken within the grace, until the counts are shown', () => {
    const closed = afterCommands(definition, [{ type: 'open' }, { type: 'close' }]);
    expect(accept(closed, ['red'], first, late(-10, timing.grace)).ok).toBe(true);
    expect(accept(closed, ['red'], first, late(-10, timing.grace + 1)).ok).toBe(false);
    expect(accept(closed, ['red'], first, late(1, 2)).ok).toBe(false);
    const shown = afterCommands(definition, [
      { type: 'open' },
      { type: 'close' },
      { type: 'show' },
    ]);
    expect(accept(shown, ['red'], first, late(-10, 1)).ok).toBe(false);
    const hiddenAgain = afterCommands(definition, [
      { type: 'open' },
      { type: 'close' },
      { type: 'show' },
      { type: 'hide' },
    ]);
    expect(accept(hiddenAgain, ['red'], first, late(-10, 1)).ok).toBe(false);
  });
});

describe('RU8: a run whose host is gone', () => {
  test.each<[string, PollCommand[]]>([
    ['the lobby', []],
    ['an open question', [{ type: 'open' }]],
    ['results', [{ type: 'open' }, { type: 'close' }, { type: 'show' }]],
    ['its end', [{ type: 'end' }]],
  ])('is over from %s on, as after the command', (_where, commands) => {
    const definition = buildPoll();
    const state = afterCommands(definition, commands);
    const finished = pollActivity.finish(state);
    expect(pollActivity.over(finished)).toBe(true);
    expect(finished.deadline).toBeNull();
    const isOver = state.phase === 'ended';
    expect(finished).toEqual(
      afterCommands(definition, isOver ? commands : [...commands, { type: 'end' }]),
    );
  });
});

describe('what somebody is told of their own answers', () => {
  test('the question, and the texts of what was chosen', () => {
    const several = { choices: ['red', 'blue'] };
    expect(pollActivity.inWords(buildPoll(), { slot: 'q1.r1', value: several })).toEqual({
      question: 'Which ones?',
      answer: 'red, blue',
    });
  });
});

describe('VI1, VI2: what each audience sees', () => {
  const tallies = new Map([[first, { answered: 3, counters: { red: 2, blue: 1 } }]]);
  const counts = (
    audience: 'host' | 'screen' | 'phone',
    definition: PollDefinition,
    commands: PollCommand[],
  ): unknown => {
    const seen = pollActivity.tally(audience, definition, afterCommands(definition, commands), {
      tallies,
      results: null,
    });
    expect(pollActivity.schemas.tallies[audience].safeParse(seen).success).toBe(true);
    return (seen as { counts: unknown } | null)?.counts ?? null;
  };
  const voting: PollCommand[] = [{ type: 'open' }];
  const closed: PollCommand[] = [...voting, { type: 'close' }];
  const shown: PollCommand[] = [...closed, { type: 'show' }];
  const all = { red: 2, green: 0, blue: 1 };

  test.each([
    { live: false, phones: 'closed', commands: voting, host: all, screen: null, phone: null },
    { live: true, phones: 'closed', commands: voting, host: all, screen: all, phone: null },
    { live: true, phones: 'live', commands: voting, host: all, screen: all, phone: all },
    { live: false, phones: 'live', commands: voting, host: all, screen: null, phone: null },
    { live: false, phones: 'closed', commands: closed, host: all, screen: null, phone: null },
    { live: false, phones: 'closed', commands: shown, host: all, screen: all, phone: all },
    { live: false, phones: 'never', commands: shown, host: all, screen: all, phone: null },
  ] as const)(
    'counts with liveResults $live and phoneResults $phones after $commands.length commands',
    ({ live, phones, commands, host, screen, phone }) => {
      const definition = buildPoll({ liveResults: live, phoneResults: phones });
      expect(counts('host', definition, [...commands])).toEqual(host);
      expect(counts('screen', definition, [...commands])).toEqual(screen);
      expect(counts('phone', definition, [...commands])).toEqual(phone);
    },
  );

  test('views fit their strict schemas; screen and phone see one question at most', () => {
    const definition = buildPoll();
    for (const commands of [[], voting, closed, shown, [...shown, { type: 'end' } as const]]) {
      const state = afterCommands(definition, commands);
      for (const audience of ['host', 'screen', 'phone'] as const) {
        const view = pollActivity.view(audience, definition, state);
        expect(pollActivity.schemas.views[audience].safeParse(view).success).toBe(true);
        if (audience !== 'host') expect(JSON.stringify(view)).not.toContain('q2');
      }
    }
  });
});

describe('what the screen ends with', () => {
  const definition = buildPoll();
  const again = slotOf({ question: 0, round: 2 });
  const tallies = new Map([
    [first, { answered: 3, counters: { red: 2, blue: 1 } }],
    [again, { answered: 4, counters: { blue: 4 } }],
  ]);
  const twice: PollCommand[] = [{ type: 'open' }, { type: 'close' }, { type: 'again' }];
  const seenAs = (audience: 'host' | 'screen' | 'phone', commands: PollCommand[]): unknown => {
    const state = afterCommands(definition, commands);
    const seen = pollActivity.tally(audience, definition, state, { tallies, results: null });
    expect(pollActivity.schemas.tallies[audience].safeParse(seen)).toMatchObject({ data: seen });
    return seen;
  };

  test('thanks alone, unless the host wants the results', () => {
    expect(seenAs('screen', [...twice, { type: 'end' }])).toBeNull();
    expect(seenAs('screen', [...twice, { type: 'end', results: false }])).toBeNull();
    expect(pollActivity.shown(afterCommands(definition, [...twice, { type: 'end' }]))).toEqual([]);
  });

  test('the newest round of what was asked, and on phones where results are shown there at all', () => {
    const end: PollCommand = { type: 'end', results: true };
    expect(seenAs('screen', [...twice, end])).toEqual({
      recap: [
        {
          text: 'Which one?',
          answered: 4,
          lines: [
            { text: 'red', count: 0 },
            { text: 'green', count: 0 },
            { text: 'blue', count: 4 },
          ],
        },
      ],
    });
    expect(pollActivity.shown(afterCommands(definition, [...twice, end]))).toEqual([again]);
    expect(seenAs('host', [...twice, end])).toBeNull();
    const onPhones = (phoneResults: PollDefinition['phoneResults']): unknown => {
      const asked = { ...definition, phoneResults };
      const state = afterCommands(asked, [...twice, end]);
      return pollActivity.tally('phone', asked, state, { tallies, results: null });
    };
    expect(onPhones('never')).toBeNull();
    for (const when of ['closed', 'live'] as const) {
      expect(onPhones(when)).toEqual(seenAs('screen', [...twice, end]));
    }
    expect(seenAs('screen', [end])).toEqual({ recap: [] });
  });

  test('can be changed after the end, and nothing else can', () => {
    const ended: PollCommand[] = [...twice, { type: 'end' }];
    expect(seenAs('screen', [...ended, { type: 'show' }])).toHaveProperty('recap.length', 1);
    expect(seenAs('screen', [...ended, { type: 'show' }, { type: 'hide' }])).toBeNull();
    const state = afterCommands(definition, [...ended, { type: 'show' }]);
    expect(pollActivity.over(state)).toBe(true);
    for (const command of [{ type: 'open' }, { type: 'end' }, { type: 'again' }] as const) {
      expect(pollActivity.apply(definition, state, command, context)).toMatchObject({
        error: { code: 'WRONG_PHASE' },
      });
    }
  });
});
