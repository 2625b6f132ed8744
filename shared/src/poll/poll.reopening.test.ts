import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pollActivity } from './poll.activity.ts';
import { nextCommand } from './poll.commands.ts';
import type { PollDefinition } from './poll.contract.ts';
import { orderOf } from './poll.deck.ts';
import type { PollCommand, PollState } from './poll.live.ts';
import { afterCommands, buildPoll, now, startPoll, step } from './testing/colours-poll.ts';

const run = (definition: PollDefinition, ...commands: PollCommand[]): PollState =>
  afterCommands(definition, commands);

const [open, close, show, hide, again] = (['open', 'close', 'show', 'hide', 'again'] as const).map(
  (type): PollCommand => ({ type }),
) as [PollCommand, PollCommand, PollCommand, PollCommand, PollCommand];
const goTo = (question: number): PollCommand => ({ type: 'goto', question });
const hostSees = (definition: PollDefinition, state: PollState) =>
  pollActivity.schemas.views.host.parse(pollActivity.view('host', definition, state));

describe('a question that was closed too early', () => {
  test('is opened again in the same round, also from another question; asking again begins a new one', () => {
    const definition = buildPoll();
    for (const away of [[], [goTo(1), goTo(0)]]) {
      const closed = run(definition, open, close, ...away);
      expect(hostSees(definition, closed)).toMatchObject({ phase: 'closed', reopens: true });
      const result = step(definition, closed, open);
      expect(result).toMatchObject({ ok: true, value: { phase: 'open', rounds: [1, 0] } });
      expect(pollActivity.open(run(definition, open, close, ...away, open))).toEqual(['q0.r1']);
    }
    expect(run(definition, open, close, again).rounds).toEqual([2, 0]);
  });

  test('is never open again in a round whose results were shown, hidden again or not', () => {
    const definition = buildPoll();
    for (const after of [[], [hide], [goTo(1), goTo(0)]]) {
      const shown = run(definition, open, close, show, ...after);
      expect(hostSees(definition, shown)).toMatchObject({ reopens: false });
      const named: PollCommand = { type: 'open', question: 0 };
      for (const command of [open, named]) {
        expect(step(definition, shown, command)).toMatchObject({
          ok: false,
          error: { code: 'WRONG_PHASE' },
        });
      }
    }
    const newRound = run(definition, open, close, show, again, close);
    expect(hostSees(definition, newRound)).toMatchObject({ reopens: true });
  });

  test('what the screen showed while people voted it shows again', () => {
    expect(run(buildPoll(), open, show, close, open).shown).toBe(true);
    const live = buildPoll({ liveResults: true });
    expect(run(live, open, close, open).shown).toBe(true);
    expect(run(live, open, hide, close, open).shown).toBe(false);
    expect(run(live, open, close, goTo(1), goTo(0), open).shown).toBe(true);
  });

  test('has all of its time once more', () => {
    const definition = buildPoll();
    const closed = run(definition, { type: 'open', question: 1 }, close);
    const result = step(definition, closed, open, now + 12_000);
    expect(result).toMatchObject({ ok: true, value: { deadline: now + 42_000, closedAt: null } });
    const expired = pollActivity.expire(definition, run(definition, goTo(1), open));
    expect(hostSees(definition, expired)).toMatchObject({ reopens: true });
  });

  test('opening what is open changes nothing, its time neither', () => {
    const definition = buildPoll();
    const opened = run(definition, { type: 'open', question: 1 });
    expect(step(definition, opened, open, now + 5_000)).toEqual({ ok: true, value: opened });
  });
});

test('the next step never opens a question that was open before: it is put on as it is', () => {
  const definition = buildPoll();
  const opened: PollCommand = { type: 'open', question: 1 };
  for (const before of [
    [opened, close],
    [opened, close, show],
  ]) {
    const state = run(definition, ...before, goTo(0), open, close, show);
    const next = nextCommand({ ...state, all: definition.questions, order: orderOf(state) });
    expect(next).toEqual(goTo(1));
    expect(step(definition, state, next!)).toMatchObject({ value: { phase: 'closed' } });
  }
});

const anyCommand: fc.Arbitrary<PollCommand> = fc.oneof(
  fc.record({
    type: fc.constantFrom('goto' as const, 'open' as const),
    question: fc.nat({ max: 2 }),
  }),
  fc.constantFrom(open, close, show, hide, again),
  fc.record({ type: fc.constant('extend' as const), seconds: fc.integer({ min: 5, max: 600 }) }),
);
const anyPoll = fc.boolean().map((liveResults) => buildPoll({ liveResults }));

/** The states that commands lead through; those that do not fit are left out. */
const statesOf = (definition: PollDefinition, commands: readonly PollCommand[]): PollState[] => {
  const states = [startPoll(definition)];
  for (const command of commands) {
    const result = step(definition, states.at(-1)!, command);
    if (result.ok) states.push(result.value);
  }
  return states;
};

describe('whatever the host does', () => {
  test('the state fits its schema, and every view its own', () => {
    fc.assert(
      fc.property(anyPoll, fc.array(anyCommand), (definition, commands) => {
        for (const state of statesOf(definition, [...commands, { type: 'end' }])) {
          expect(pollActivity.schemas.state.safeParse(state).success).toBe(true);
          expect(state.revealed).toHaveLength(definition.questions.length);
          for (const audience of ['host', 'screen', 'phone'] as const) {
            const seen = pollActivity.view(audience, definition, state);
            expect(pollActivity.schemas.views[audience].safeParse(seen).success).toBe(true);
          }
        }
      }),
    );
  });

  test('no round is answered any more once its counts were shown after closing', () => {
    fc.assert(
      fc.property(anyPoll, fc.array(anyCommand, { maxLength: 40 }), (definition, commands) => {
        const revealed = new Set<string>();
        let before: PollState | null = null;
        for (const state of statesOf(definition, commands)) {
          const [slot] = pollActivity.shown(state);
          // Shown by a step of the host: what was on show while people voted is no reveal.
          const isReveal = before?.phase === 'closed' && !before.shown && state.shown;
          if (isReveal && state.phase === 'closed' && slot !== undefined) revealed.add(slot);
          for (const each of pollActivity.open(state)) expect(revealed).not.toContain(each);
          before = state;
        }
      }),
    );
  });

  test('where the host may open it again, that goes on in the slot that was closed; else it is refused', () => {
    fc.assert(
      fc.property(anyPoll, fc.array(anyCommand, { maxLength: 40 }), (definition, commands) => {
        for (const state of statesOf(definition, commands)) {
          if (state.phase !== 'closed') continue;
          const { reopens } = hostSees(definition, state) as { reopens: boolean };
          const result = step(definition, state, open);
          expect(result.ok).toBe(reopens);
          if (!result.ok) continue;
          expect(pollActivity.open(result.value)).toEqual(pollActivity.shown(state).slice(0, 1));
          expect(result.value.rounds).toEqual(state.rounds);
        }
      }),
    );
  });
});
