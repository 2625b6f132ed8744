import { expect, test } from 'vitest';
import { example } from '../question/kinds/testing/word-cloud.drafts.ts';
import type { CloudEdit } from '../question/words/cloud-edits.ts';
import { pollActivity } from './poll.activity.ts';
import type { PollCommand } from './poll.live.ts';
import { afterCommands, buildPoll } from './testing/colours-poll.ts';

const definition = buildPoll({ questions: [{ ...example, id: 'q1' }] });
const edited = (...edits: CloudEdit[]) =>
  afterCommands(definition, [
    { type: 'open', question: 0 },
    ...edits.map((edit): PollCommand => ({ type: 'edit', slot: 'q0.r1', edit })),
  ]);
const counted = (...edits: CloudEdit[]) =>
  pollActivity.contribution(definition, 'q0.r1', { words: ['car', 'auto'] }, edited(...edits));
const key = (...edits: CloudEdit[]) => pollActivity.counting?.(definition, edited(...edits));

const join = { type: 'join', key: 'auto', into: 'car' } as const;
const part = { type: 'part', key: 'auto' } as const;
const hide = { type: 'add', list: 'hidden', word: 'auto' } as const;

test('who has said two words that are joined counts once, and all are counted anew then alone', () => {
  expect(counted()).toEqual({ ':car': 1, ':auto': 1 });
  expect(counted(join)).toEqual({ ':car': 1 });
  expect(counted(join, part)).toEqual(counted());
  expect(key(join)).not.toBe(key());
  expect(key(join, part)).toBe(key());
  expect(key(hide)).toBe(key());
});
