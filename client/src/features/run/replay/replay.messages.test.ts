import { pollCommand } from '@sets/shared/poll/poll.live.ts';
import { expect, it } from 'vitest';
import { replayMessages } from './replay.messages.ts';

it('whatever a host of a poll can do has words of its own on the time line', () => {
  const types = pollCommand.def.options.map(({ shape }) => shape.type.def.values[0] ?? '');
  expect(types).toContain('right');
  for (const type of types) expect(replayMessages.mark('command', type, 1)).not.toBe(type);
});
