import { pollActivity } from '../poll.activity.ts';
import type { PollDefinition } from '../poll.contract.ts';
import type { PollCommand, PollState } from '../poll.live.ts';

/** When everything happens, in ms. */
export const now = 1_000_000;

const options = ['red', 'green', 'blue'].map((id) => ({ id, text: id }));

/** A poll of two questions: one answer without a limit of time, and several within 30 s. */
export const buildPoll = (overrides: Partial<PollDefinition> = {}): PollDefinition => ({
  title: 'Colours',
  questions: [
    { kind: 'choice', id: 'q1', text: 'Which one?', options, multiple: false, seconds: null },
    { kind: 'choice', id: 'q2', text: 'Which ones?', options, multiple: true, seconds: 30 },
  ],
  liveResults: false,
  phoneResults: 'closed',
  ...overrides,
});

export const startPoll = (definition: PollDefinition): PollState =>
  pollActivity.start(definition, { now, seed: 1 });

export const step = (
  definition: PollDefinition,
  state: PollState,
  command: PollCommand,
  at = now,
) => pollActivity.apply(definition, state, command, { now: at, by: 'host' });

/** The state after these commands. @throws Error where one is refused */
export const afterCommands = (
  definition: PollDefinition,
  commands: readonly PollCommand[],
  at = now,
): PollState =>
  commands.reduce<PollState>((state, command) => {
    const result = step(definition, state, command, at);
    if (!result.ok) throw new Error(result.error.msg);
    return result.value;
  }, startPoll(definition));
