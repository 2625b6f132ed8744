import { timing } from '@sets/shared/core/limits.ts';
import type { Notice } from '@sets/shared/live/notices.ts';
import type { Audience } from '@sets/shared/live/run.ts';
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';
import type { Activities } from './activities.ts';
import { Answers } from './answers.ts';
import { Beat } from './beat.ts';
import type { Ledger } from './ledger.ts';
import { Personal } from './personal.ts';
import type { Presence } from './presence.ts';
import { Publisher } from './publisher.ts';
import { Results } from './results.ts';
import type { RunRecords } from './run-records.ts';
import { RunSteps } from './run-steps.ts';
import type { RunStore } from './run-store.ts';
import { Runs } from './runs.ts';

interface EngineParts {
  readonly records: RunRecords;
  readonly ledger: Ledger;
  readonly store: RunStore;
  readonly activities: Activities;
  readonly presence: Presence;
  readonly clock: Clock;
  readonly log: Logger;
  /** Sends a notice to everybody seated in a run as this audience. */
  readonly emit: (audience: Audience, notice: Notice) => void;
  /** A run is over, and so is its log. */
  readonly onOver: (runId: string) => void;
}

/** What carries runs, from an answer or a command to the notices; it knows no connection. */
export interface Engine {
  readonly runs: Runs;
  readonly steps: RunSteps;
  readonly answers: Answers;
  readonly publisher: Publisher;
  readonly personal: Personal;
  /** Paces what only counts: answers, and who is there. */
  readonly counts: Beat;
  stop(): void;
}

export const createEngine = (parts: EngineParts): Engine => {
  const { store, clock, log } = parts;
  const logged = (what: string, runId: string, work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => {
      log.error({ err: error, runId }, what);
    });
  const publish = async (runId: string): Promise<void> => {
    await logged('a run could not be published', runId, publisher.publish(runId));
  };
  // Steps and counts are paced apart: counts just sent to the screen must not hold up the next question.
  const paces = {
    step: new Beat(clock, timing.beat, publish),
    counts: new Beat(clock, timing.beat, publish),
  };
  const runs = new Runs(parts);
  const steps = new RunSteps({ ...parts, runs });
  const results = new Results(parts);
  const personal = new Personal({ ...parts, results });
  const publisher = new Publisher({
    ...parts,
    runs,
    results,
    tellEach: (run) => {
      void logged('not everybody could be told', run.runId, personal.publish(run));
    },
    react: (run, turnout) => steps.react(run, turnout),
  });
  const stopListening = store.onChanged((runId, change) => {
    if (change !== 'gone') paces[change].touch(runId);
  });
  return {
    runs,
    steps,
    answers: new Answers({ ...parts, runs }),
    publisher,
    personal,
    counts: paces.counts,
    stop: () => {
      stopListening();
      steps.stop();
      for (const pace of Object.values(paces)) pace.stop();
    },
  };
};
