import type { Clock } from '../core/clock.ts';
import { andThen } from '../core/maybe-promise.ts';
import { type Answers, ownAnswerOf } from './answers.ts';
import type { Beat } from './beat.ts';
import type { Handlers } from './live-request.ts';
import type { Presence } from './presence.ts';
import type { Publisher } from './publisher.ts';
import type { Runs } from './runs.ts';

interface HandlersParts {
  readonly seating: Pick<Handlers, 'run:host' | 'run:watch' | 'run:join'>;
  readonly runs: Runs;
  readonly answers: Answers;
  readonly publisher: Publisher;
  readonly presence: Presence;
  readonly beat: Beat;
  readonly clock: Clock;
}

/** What each live request does. The rules are numbered in docs/contract.md. */
export const createHandlers = ({
  seating,
  runs,
  answers,
  publisher,
  presence,
  beat,
  clock,
}: HandlersParts): Handlers => ({
  ...seating,

  'run:open': async ({ activity, definitionId }, { actor }) => {
    const run = await runs.open(activity, definitionId, actor);
    return { run: publisher.infoOf(run) };
  },

  'run:command': async ({ runId, version, command }) => ({
    version: await runs.command(runId, version, command),
  }),

  'run:lock': async ({ runId, locked }) => ({ version: await runs.lock(runId, locked) }),

  'answer:submit': (input, { peer, seat: { participant } }) =>
    andThen(answers.submit(participant, input), (settled) => {
      const answer = ownAnswerOf(settled.answer);
      if (settled.how === 'first' || settled.how === 'changed') {
        beat.touch(input.runId);
        presence.answered(input.runId, participant);
        for (const other of presence.peersOf(input.runId, participant)) {
          if (other !== peer) other.tell({ runId: input.runId, answer });
        }
      }
      return { answer };
    }),

  'clock:sync': () => ({ now: clock.now() }),
});
