import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { closeForgotten } from './close-forgotten.ts';

/** A process as Node's `cluster` has it. What it refuses goes to `next`, where there is one. */
const processWith = (next?: () => ChildProcess) => {
  const handles = new Map<unknown, unknown>();
  const child = Object.assign(new EventEmitter(), {
    send: ({ seq }: { seq: number }, handle: unknown) => handles.set(seq, handle),
  }) as unknown as ChildProcess;
  child.on('internalMessage', ({ ack, accepted }: { ack: number; accepted: boolean }) => {
    if (!accepted && next !== undefined) hand(next(), ack, handles.get(ack));
  });
  closeForgotten(child);
  return child;
};
const hand = (child: ChildProcess, seq: number, handle: unknown): void => {
  child.send({ act: 'newconn', seq }, handle as never);
};
const answer = (child: ChildProcess, ack: number, accepted: boolean): void => {
  child.emit('internalMessage', { ack, accepted });
};
const connection = () => ({ close: vi.fn<() => void>() });

test('what a process was just being handed is closed when it is gone, and nothing that it has taken', () => {
  const child = processWith();
  const [taken, forgotten] = [connection(), connection()];
  hand(child, 1, taken);
  answer(child, 1, true);
  hand(child, 2, forgotten);
  child.emit('close');
  expect(taken.close).not.toHaveBeenCalled();
  expect(forgotten.close).toHaveBeenCalledTimes(1);
});

test('what the last process refuses is closed when none is left', () => {
  const [first, last] = [processWith(), processWith()];
  const refused = connection();
  hand(last, 1, refused);
  answer(last, 1, false);
  last.emit('close');
  expect(refused.close).not.toHaveBeenCalled();
  first.emit('close');
  expect(refused.close).toHaveBeenCalledTimes(1);
});

test('what one refuses and another is handed is of that other', () => {
  const stays = processWith();
  const leaves = processWith(() => stays);
  const moved = connection();
  hand(leaves, 1, moved);
  answer(leaves, 1, false);
  leaves.emit('close');
  expect(moved.close).not.toHaveBeenCalled();
  stays.emit('close');
  expect(moved.close).toHaveBeenCalledTimes(1);
});
