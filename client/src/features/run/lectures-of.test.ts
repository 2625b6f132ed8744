import type { RunLine } from '@sets/shared/run/run.contract.ts';
import { expect, it } from 'vitest';
import { lecturesOf } from './lectures-of.ts';

const line = (runId: string, roomId: string, openedAt: string): RunLine => ({
  runId,
  activity: 'poll',
  roomId,
  code: `CODE-${roomId}`,
  title: runId,
  openedAt,
  endedAt: null,
  joined: null,
  failure: null,
});
const names = (runs: readonly RunLine[]) =>
  lecturesOf(runs).map(
    ({ code, runs: own }) => `${code}: ${own.map(({ runId }) => runId).join(' ')}`,
  );

it('puts together what was in one room on one day, though another room was between', () => {
  expect(
    names([
      line('d', 'room1', '2026-11-22T12:30:00.000Z'),
      line('c', 'room2', '2026-11-22T12:20:00.000Z'),
      line('b', 'room1', '2026-11-22T12:10:00.000Z'),
    ]),
  ).toEqual(['CODE-room1: d b', 'CODE-room2: c']);
});

it('keeps the same room of another day apart', () => {
  expect(
    names([
      line('b', 'room1', '2026-11-22T12:00:00.000Z'),
      line('a', 'room1', '2026-11-20T12:00:00.000Z'),
    ]),
  ).toEqual(['CODE-room1: b', 'CODE-room1: a']);
});

it('of nothing there is nothing', () => {
  expect(lecturesOf([])).toEqual([]);
});
