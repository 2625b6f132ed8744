import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { type Document, MongoClient } from 'mongodb';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import { guessActivity, storedGuess } from './guess.activity.ts';
import { openStage } from './live-stage.ts';
import { createManualClock } from './manual-clock.ts';

interface Stored extends Document {
  readonly _id: string;
}

/** A server on which runs are looked back on, and its store. */
export const openHistoryStage = async () => {
  const clock = createManualClock();
  const loadDefinition = async () => ({ title: 'How many jelly beans?', closesWith: 100 });
  const guess = {
    activity: guessActivity,
    stored: storedGuess,
    loadDefinition,
    exists: async () => true,
  };
  const stage = await openStage({ clock, activities: [guess] });
  const client = await MongoClient.connect(stage.storeUri);
  const collection = (name: string) => client.db().collection<Stored>(name);
  const kept = (runId: string) => collection('results').findOne({ _id: runId });

  const get = async (runId: string, part: string): Promise<string> => {
    const response = await fetch(`${stage.url()}/api/runs/${runId}/${part}`, {
      headers: { Authorization: `Bearer ${stage.owner.token}` },
    });
    expect(response.status).toBe(200);
    return response.text();
  };
  const results = async (runId: string): Promise<RunResults> =>
    JSON.parse(await get(runId, 'results')) as RunResults;

  return {
    stage,
    clock,
    collection,
    /** What is stored of a run's result. */
    kept,
    isKept: (runId: string) => eventually(async () => expect(await kept(runId)).not.toBeNull()),
    answersFile: (runId: string) => get(runId, 'answers.csv'),
    results,
    /** How many answered, and how many chose each option, of each round. */
    countsOf: async (runId: string) =>
      Object.fromEntries(
        (await results(runId)).rounds.map(({ slot, answered, lines }) => [
          slot,
          [answered, ...lines.map(({ count }) => count)],
        ]),
      ),
    /** Lets so much time pass that nothing of a run that is over can change. */
    settle: (): void => clock.advance(5_000),
    /** A run of which the first question is open, with two who have answered. */
    asked: async () => {
      const host = await stage.host();
      const { runId } = host.run;
      const { roomId, code } = host.room;
      const [ann, ben] = [await stage.phone(code), await stage.phone(code)];
      await host.command({ type: 'open' });
      const tappedAt = clock.now();
      await ann.answer(['red'], { tappedAt });
      await ben.answer(['blue'], { tappedAt });
      return { host, roomId, runId, code, ann, ben };
    },
    close: async (): Promise<void> => {
      await client.close();
      await stage.close();
    },
  };
};
