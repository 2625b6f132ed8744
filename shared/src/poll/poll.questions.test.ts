import { expect, test } from 'vitest';
import { pollActivity } from './poll.activity.ts';
import type { PollDefinition } from './poll.contract.ts';
import type { PollState } from './poll.live.ts';

const now = 1_000_000;
const definition: PollDefinition = {
  title: 'Colours',
  questions: [
    { kind: 'true-false', id: 'q1', text: 'Red is a colour.', seconds: 20 },
    {
      kind: 'choice',
      id: 'q2',
      text: 'Which?',
      options: ['red', 'green'].map((id) => ({ id, text: id })),
      multiple: false,
      seconds: null,
    },
  ],
  liveResults: false,
  phoneResults: 'closed',
};

const opened = (question: number): PollState => {
  const state = pollActivity.start(definition, { now, seed: 1 });
  const context = { now, by: 'host' };
  const result = pollActivity.apply(definition, state, { type: 'open', question }, context);
  if (!result.ok) throw new Error(result.error.msg);
  return result.value;
};
const accept = (question: number, choices: string[]) => {
  const times = { shownAt: null, roundTripMs: null, tappedAt: now, receivedAt: now };
  const slot = `q${question}.r1`;
  const who = { participant: 'ann' };
  return pollActivity.accept(definition, opened(question), {
    slot,
    value: { choices },
    times,
    who,
  });
};

test('true or false: with its time, its answers, its counts and its words', () => {
  const open = opened(0);
  expect(pollActivity.deadline(open)).toBe(now + 20_000);
  expect(accept(0, ['true'])).toEqual({ ok: true, value: { choices: ['true'] } });
  const counters = pollActivity.contribution(definition, 'q0.r1', { choices: ['false'] }, open);
  const tallies = new Map([['q0.r1', { answered: 1, counters }]]);
  const tally = (audience: 'host' | 'screen') =>
    pollActivity.tally(audience, definition, open, { tallies, results: null });
  expect(tally('host')).toMatchObject({ answered: 1, counts: { true: 0, false: 1 } });
  expect(tally('screen')).toMatchObject({ answered: 1, counts: null });
  expect(
    pollActivity.inWords(definition, { slot: 'q0.r1', value: { choices: ['false'] } }),
  ).toEqual({
    question: 'Red is a colour.',
    answer: 'False',
  });
});

test('an answer to one question is none to another', () => {
  expect(accept(0, ['red'])).toMatchObject({ error: { code: 'BAD_REQUEST' } });
  expect(accept(1, ['true'])).toMatchObject({ error: { code: 'BAD_REQUEST' } });
  expect(accept(1, ['red']).ok).toBe(true);
});

test('an answer to no question is counted nowhere, and told as nothing', () => {
  const value = { choices: ['true'] };
  expect(pollActivity.contribution(definition, 'q9.r1', value, opened(0))).toEqual({});
  expect(pollActivity.inWords(definition, { slot: 'q9.r1', value })).toEqual({
    question: '',
    answer: '',
  });
});
