import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pollActivity } from '../poll/poll.activity.ts';
import type { PollCommand } from '../poll/poll.live.ts';
import type { AnyActivity } from './activity.ts';
import { type ReplayAnswer, type ReplayLine, replaySteps, replayTimes } from './replay.ts';
import { replayAt, Replayer } from './replayer.ts';

const rules = pollActivity as unknown as AnyActivity;
const options = ['red', 'green'].map((id) => ({ id, text: id }));
const definition = pollActivity.schemas.definition.parse({
  title: 'Colours',
  questions: ['q1', 'q2'].map((id) => ({
    kind: 'choice',
    id,
    text: id,
    options,
    multiple: false,
    seconds: null,
  })),
  liveResults: true,
  phoneResults: 'closed',
});
const begun = { now: 0, seed: 0 };

/** A run of these commands, one a second, as its log has it; what did not fit is not in it. */
const runOf = (commands: readonly PollCommand[]) => {
  let state = rules.start(definition, begun);
  const lines: ReplayLine[] = [
    { at: 0, version: 0, kind: 'open', by: 'ann', now: null, open: rules.open(state) },
  ];
  for (const [index, command] of commands.entries()) {
    const now = 1_000 * (index + 1);
    const applied = rules.apply(definition, state, command, { now, by: 'ann' });
    if (!applied.ok) continue;
    state = applied.value;
    const version = lines.length;
    const open = rules.open(state);
    lines.push({ at: now + 1, version, kind: 'command', by: 'ann', now, command, open });
  }
  const last = { at: 60_000, version: lines.length - 1, state };
  return { run: { definition, begun, last }, lines };
};

const command = fc.oneof(
  fc.constantFrom<PollCommand>(
    { type: 'close' },
    { type: 'show' },
    { type: 'hide' },
    { type: 'again' },
    { type: 'open' },
    { type: 'end', results: true },
  ),
  fc.record({ type: fc.constant('goto' as const), question: fc.nat(1) }),
  fc.record({ type: fc.constant('open' as const), question: fc.nat(1) }),
);
const answer: fc.Arbitrary<ReplayAnswer> = fc.record({
  participant: fc.constantFrom('ann', 'ben', 'cleo'),
  slot: fc.constantFrom('q0.r1', 'q0.r2', 'q1.r1'),
  revision: fc.integer({ min: 1, max: 3 }),
  value: fc.constantFrom({ choices: ['red'] }, { choices: ['green'] }, { choices: [] }),
  receivedAt: fc.integer({ min: 0, max: 60_000 }),
});

describe('a run from its log', () => {
  test('has the states that it went through, and ends where it stands', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
        const { run, lines } = runOf(commands);
        const steps = replaySteps(rules, run, lines);
        expect(steps?.at(-1)?.state).toEqual(run.last.state);
        expect(steps).toHaveLength(lines.length);
      }),
    );
  });

  test('goes by the notes of hosts between its steps, and adds the end that was not noted', () => {
    const { run, lines } = runOf([{ type: 'open' }]);
    const note: ReplayLine = { at: 900, version: 1, kind: 'lock', by: 'ann', now: null };
    expect(replaySteps(rules, run, [lines[0]!, note, lines[1]!])).toHaveLength(2);
    const last = { at: 60_000, version: 2, state: rules.finish(run.last.state) };
    const ended = replaySteps(rules, { ...run, last }, lines);
    expect(ended?.at(-1)).toMatchObject({ kind: 'finish', state: { phase: 'ended' } });
  });

  test.each([
    ['lacks a line', (lines: ReplayLine[]) => lines.toSpliced(1, 1)],
    ['has none', () => []],
    [
      'has a command that there is no more',
      (lines: ReplayLine[]) => lines.with(1, { ...lines[1]!, command: { type: 'dance' } }),
    ],
    [
      'says of other slots that they were open',
      (lines: ReplayLine[]) => lines.with(1, { ...lines[1]!, open: ['q7.r1'] }),
    ],
  ])('is not told where it %s', (_why, broken) => {
    const { run, lines } = runOf([{ type: 'open' }, { type: 'close' }]);
    expect(replaySteps(rules, run, broken(lines))).toBeNull();
  });
});

test('told as it goes on, a run looks at any time as counted from nothing', () => {
  fc.assert(
    fc.property(
      fc.array(command, { maxLength: 12 }),
      fc.array(answer, { maxLength: 40 }),
      fc.integer({ min: 0, max: 60_000 }),
      (commands, given, time) => {
        const { run, lines } = runOf(commands);
        const steps = replaySteps(rules, run, lines) ?? [];
        const answers = given.toSorted((one, other) => one.receivedAt - other.receivedAt);
        const replayer = new Replayer(rules, definition, steps[0]?.state);
        const happened = [
          ...steps.map((step) => ({ at: step.at, tell: () => replayer.step(step.state) })),
          ...answers.map((each) => ({ at: each.receivedAt, tell: () => replayer.answer(each) })),
        ].toSorted((one, other) => one.at - other.at);
        for (const { at, tell } of happened) if (at <= time) tell();
        expect(replayer.picture()).toEqual(replayAt(rules, definition, steps, answers, time));
      },
    ),
  );
});

test('pictures are bounded, whatever happened, and begin and end with the run', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(100_000), { maxLength: 900 }),
      fc.nat(100_000),
      fc.integer({ min: 10, max: 500 }),
      (steps, lasts, most) => {
        const times = replayTimes(
          0,
          lasts,
          steps.map((at) => ({ at })),
          most,
        );
        expect(times.length).toBeLessThanOrEqual(most + 3);
        expect([times[0], times.at(-1)]).toEqual([0, lasts]);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      },
    ),
  );
});
