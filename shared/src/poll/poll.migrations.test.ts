import { describe, expect, test } from 'vitest';
import { readStored } from '../core/stored-shape.ts';
import { proveStoredShape } from '../core/testing/prove-stored-shape.ts';
import { rightOptions } from '../question/testing/rights.ts';
import { acceptPollAnswer, pollAnswer } from './poll.answer.ts';
import { storedPollAnswer, storedPollDefinition, storedPollState } from './poll.migrations.ts';
import answer1 from './stored/poll-answer.v1.json' with { type: 'json' };
import answer2 from './stored/poll-answer.v2.json' with { type: 'json' };
import answer3 from './stored/poll-answer.v3.json' with { type: 'json' };
import definition1 from './stored/poll-definition.v1.json' with { type: 'json' };
import definition2 from './stored/poll-definition.v2.json' with { type: 'json' };
import definition3 from './stored/poll-definition.v3.json' with { type: 'json' };
import definition4 from './stored/poll-definition.v4.json' with { type: 'json' };
import definition5 from './stored/poll-definition.v5.json' with { type: 'json' };
import definition6 from './stored/poll-definition.v6.json' with { type: 'json' };
import definition7 from './stored/poll-definition.v7.json' with { type: 'json' };
import definition8 from './stored/poll-definition.v8.json' with { type: 'json' };
import definition9 from './stored/poll-definition.v9.json' with { type: 'json' };
import state1 from './stored/poll-state.v1.json' with { type: 'json' };
import state2 from './stored/poll-state.v2.json' with { type: 'json' };
import state3 from './stored/poll-state.v3.json' with { type: 'json' };
import state4 from './stored/poll-state.v4.json' with { type: 'json' };
import state5 from './stored/poll-state.v5.json' with { type: 'json' };
import state6 from './stored/poll-state.v6.json' with { type: 'json' };
import state7 from './stored/poll-state.v7.json' with { type: 'json' };
import state8 from './stored/poll-state.v8.json' with { type: 'json' };

proveStoredShape(storedPollDefinition, [
  definition1,
  definition2,
  definition3,
  definition4,
  definition5,
  definition6,
  definition7,
  definition8,
  definition9,
]);
proveStoredShape(storedPollState, [state1, state2, state3, state4, state5, state6, state7, state8]);
proveStoredShape(storedPollAnswer, [answer1, answer2, answer3]);

describe('a run of a poll from before rounds could be opened again', () => {
  const revealed = (changed: object) => {
    const read = readStored(storedPollState, { ...state1, ...changed });
    return read.ok ? read.value.revealed : read.error;
  };

  test('keeps what it knows of the round that was closed last; every other stays closed', () => {
    expect(revealed({})).toEqual([true, true]);
    expect(revealed({ shown: false, revealedAt: null })).toEqual([true, false]);
    expect(revealed({ rounds: [0, 1], revealedAt: null })).toEqual([false, false]);
  });

  test('an open round is not revealed; one that was come back to may have been', () => {
    const open = { phase: 'open', closedAt: null, revealedAt: null };
    expect(revealed(open)).toEqual([true, false]);
    expect(revealed({ ...open, phase: 'closed' })).toEqual([true, true]);
    expect(revealed({ ...open, phase: 'ready', rounds: [1, 0] })).toEqual([true, false]);
    expect(revealed({ ...open, phase: 'ended' })).toEqual([true, true]);
  });
});

test('what was tapped under an earlier version is taken as it is: a phone sends it, or a page that is older than the server', () => {
  const options = answer1.choices.map((option) => ({ id: option, text: option }));
  const asked = { kind: 'choice', id: 'q1', text: 'Which?', seconds: null } as const;
  const question = { ...asked, multiple: true, options };
  const { v: _v, ...second } = answer2;
  for (const value of [answer1, second]) {
    const given = pollAnswer.parse(value);
    expect(acceptPollAnswer(question, undefined, given)).toEqual({ ok: true, value });
  }
});

test('what was right before it said of which sort it is: a number, or options, as their ids', () => {
  const extra = { id: 'q1', confidence: true, right: ['o1'] };
  const stored = { ...definition6, extras: [...definition6.extras, extra] };
  const read = readStored(storedPollDefinition, stored);
  const rights = read.ok ? read.value.extras?.map(({ right }) => right) : read.error;
  const [number] = definition6.extras;
  expect(rights).toEqual([{ type: 'number', ...number?.right }, rightOptions('o1')]);
});
