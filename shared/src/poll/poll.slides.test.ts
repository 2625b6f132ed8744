import { expect, test } from 'vitest';
import { pollActivity } from './poll.activity.ts';
import { nextCommand } from './poll.commands.ts';
import { orderOf } from './poll.deck.ts';
import { buildPoll, now, startPoll, step } from './testing/colours-poll.ts';

/* Slides in a deck: shown in their turn, and never open. */

const [first, second] = buildPoll().questions;
const slide = {
  kind: 'slide',
  id: 's1',
  text: 'Before we go on',
  body: '',
  seconds: null,
} as const;
const definition = buildPoll({ questions: [slide, first!, { ...slide, id: 's2' }, second!] });

test('the next step goes over them: shown, and on', () => {
  const seen: string[] = [];
  let state = startPoll(definition);
  for (let turn = 0; turn < 20; turn += 1) {
    const command = nextCommand({ ...state, all: definition.questions, order: orderOf(state) });
    if (command === null) break;
    const result = step(definition, state, command);
    if (!result.ok) throw new Error(result.error.msg);
    state = result.value;
    seen.push(`${state.phase} ${state.question}`);
  }
  expect(seen).toEqual([
    'ready 0',
    'open 1',
    'closed 1',
    'closed 1',
    'ready 2',
    'open 3',
    'closed 3',
    'closed 3',
    'ended 3',
  ]);
});

test('are never open, neither alone nor with others, and are in no report', () => {
  const state = startPoll(definition);
  expect(step(definition, state, { type: 'open', question: 0 })).toMatchObject({
    error: { code: 'WRONG_PHASE' },
  });
  const together = step(definition, state, { type: 'together' });
  expect(together).toMatchObject({ ok: true, value: { together: [1, 3] } });
  const times = { shownAt: null, roundTripMs: null, tappedAt: now, receivedAt: now };
  const value = { choices: ['red'] };
  const answered = pollActivity.accept(definition, state, {
    slot: 'q0.r1',
    value,
    times,
    who: {
      participant: 'ann',
    },
  });
  expect(answered.ok).toBe(false);
  expect(pollActivity.report(definition, state, { tallies: new Map(), results: null })).toEqual([]);
});
