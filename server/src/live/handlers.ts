import type { OwnAnswer } from '@sets/shared/live/notices.ts';
import type { Clock } from '../core/clock.ts';
import { andThen } from '../core/maybe-promise.ts';
import { type Answers, ownAnswerOf } from './answers.ts';
import type { Handlers } from './live-request.ts';
import type { Personal } from './personal.ts';
import type { Presence } from './presence.ts';
import type { Publisher } from './publisher.ts';
import type { RunSteps } from './run-steps.ts';
import type { Runs } from './runs.ts';

interface HandlersParts {
  readonly seating: Pick<Handlers, 'run:host' | 'run:watch' | 'run:join'>;
  readonly runs: Runs;
  readonly steps: RunSteps;
  readonly answers: Answers;
  readonly publisher: Publisher;
  readonly presence: Presence;
  readonly personal: Personal;
  readonly clock: Clock;
}

/** What each live request does. The rules are numbered in docs/contract.md. */
export const createHandlers = (parts: HandlersParts): Handlers => {
  const { seating, runs, steps, answers, publisher, presence, personal, clock } = parts;

  /** What the participant is told with the acknowledgement of an answer. */
  const acknowledgement = (runId: string, participant: string, answer: OwnAnswer) =>
    andThen(runs.load(runId), (run) =>
      personal.tells(run)
        ? personal.of(run, participant).then((me) => ({ answer, me }))
        : { answer },
    );

  return {
    ...seating,

    'run:open': async ({ activity, definitionId }, { actor }) => {
      const run = await runs.open(activity, definitionId, actor);
      return { run: publisher.infoOf(run) };
    },

    'run:command': async (command, { actor }) => ({
      version: await steps.command({ ...command, by: actor.userid }),
    }),

    'run:lock': async ({ runId, locked }) => ({ version: await steps.lock(runId, locked) }),

    'answer:submit': (input, { peer, seat: { participant } }) => {
      const { runId } = input;
      const given = { participant, roundTripMs: peer.roundTripMs, input };
      return andThen(answers.submit(given), (settled) => {
        const answer = ownAnswerOf(settled.answer);
        if (settled.how === 'first' || settled.how === 'changed') {
          presence.answered(runId, participant);
          for (const other of presence.peersOf(runId, participant)) {
            if (other !== peer) other.tell('answer:changed', { runId, answer });
          }
        }
        return acknowledgement(runId, participant, answer);
      });
    },

    'clock:sync': () => ({ now: clock.now() }),
  };
};
