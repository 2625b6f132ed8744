import { expect, test } from 'vitest';
import { guessActivity } from '../../../test/guess.activity.ts';
import { openGuessEngine, openHall } from '../../../test/guess-hall.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';

test('VI2: what an activity tells one participant cannot hold what its schema does not list', async () => {
  const store = await startTestStore();
  const connection = await connectStore(store.uri);
  const activity = {
    ...guessActivity,
    personal: () => ({ guess: null, points: null, guessOfBen: 7 }),
  };
  const engine = await openGuessEngine({ connection, clock: createManualClock(), activity });
  const hall = await openHall(engine, 'leaking');
  await expect(hall.join(engine.peer())).rejects.toThrow('guessOfBen');
  engine.stop();
  await connection.close();
  await store.close();
});
