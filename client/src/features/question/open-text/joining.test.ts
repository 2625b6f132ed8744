import { applyTextEdit, noTextEdits } from '@sets/shared/question/texts/arrangement.ts';
import { textEdit } from '@sets/shared/question/texts/arrangement.ts';
import type { DeskLine } from '@sets/shared/question/texts/text-lines.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { joinOf, letOf, nameFor } from './joining.ts';

const line = (text: string, more: Partial<DeskLine> = {}): DeskLine => ({
  text,
  count: 1,
  pinned: false,
  state: 'shown',
  ...more,
});
const newId = () => 'g9';

it('texts become a new group that is called as most have written it', () => {
  const lines = [line('time!'), line('More time', { count: 4 })];
  expect(nameFor(lines)).toBe('More time');
  expect(joinOf(lines, 'More time', newId)).toEqual({
    type: 'join',
    group: 'g9',
    name: 'More time',
    texts: ['time!', 'More time'],
  });
});

it('a group takes in what is joined with it, other groups too', () => {
  const lines = [
    line('time!', { count: 9 }),
    line('Time', { group: 'g1', texts: [{ text: 'a', count: 1 }] }),
    line('Pace', { group: 'g2', texts: [{ text: 'b', count: 1 }] }),
  ];
  expect(nameFor(lines)).toBe('Time');
  expect(joinOf(lines, 'Time', newId)).toMatchObject({ group: 'g1', texts: ['time!', 'b'] });
});

it('however many are ticked, the change is one that is taken', () => {
  const many = Array.from({ length: 90 }, (_, at) => line(`${at} ${'x'.repeat(290)}`));
  for (const edit of [joinOf(many, nameFor(many), newId), letOf(many)]) {
    expect(applyTextEdit(noTextEdits, z.parse(textEdit, edit)).ok).toBe(true);
  }
});
