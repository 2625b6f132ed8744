import { pollCommand } from '@sets/shared/poll/poll.live.ts';
import { quizCommand } from '@sets/shared/quiz/quiz.live.ts';
import { expect, it } from 'vitest';
import { replayMessages } from './replay.messages.ts';

it('whatever a host of a poll or a quiz can do has words of its own on the time line', () => {
  const types = [...pollCommand.def.options, ...quizCommand.def.options].map(
    ({ shape }) => shape.type.def.values[0] ?? '',
  );
  expect(types).toContain('right');
  expect(types).toContain('podium');
  for (const type of types) expect(replayMessages.mark('command', type, 1)).not.toBe(type);
});
