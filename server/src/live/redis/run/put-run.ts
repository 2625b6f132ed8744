import { newId } from '../../../core/new-id.ts';
import type { Counted, RunInPlay, Step } from '../../run/run-store.ts';
import type { RunRedis } from './run-redis.ts';
import { keptForMs, runKey, runsKey } from '../connection/keys.ts';
import { abandonScript, activateScript, buildScript } from './run-scripts.ts';
import { argumentsOf } from './stored-answer.ts';

/** So many answers go in one call. */
const answersAtOnce = 200;

/** What is being built goes by itself if its process ends so long before the next answers. */
const buildingMs = 10 * 60 * 1000;

interface Parts {
  readonly redis: RunRedis;
  /** The channel and the notice by which others learn that the run is in play. */
  readonly telling: readonly [channel: string, notice: string];
}

/** What steps change in a run, as it is stored. */
export const storedStep = ({ state, ended, deadline }: Omit<Step, 'version'>): string =>
  JSON.stringify({ state, ended, deadline });

/**
 * Puts a run in play with its answers, all at once: they are built under the name of a new time in
 * play that nobody knows, and it is made known at the end. Gives that name, or null where the run
 * is in play already.
 */
export const putRun = async (
  run: RunInPlay,
  answers: AsyncIterable<Counted>,
  { redis, telling }: Parts,
): Promise<string | null> => {
  const key = runKey(redis.playPrefix, run);
  if ((await redis.read(run, ['play'])) !== null) return null;
  const play = newId();
  try {
    await build(redis, key, play, answers);
    const { version, state: _, ended: __, deadline: ___, ...fixed } = run;
    const isFirst = await redis.run<number>(
      activateScript,
      [key, runsKey(redis.playPrefix, run.roomId)],
      [
        play,
        run.runId,
        String(version),
        JSON.stringify(fixed),
        storedStep(run),
        String(keptForMs),
        ...telling,
      ],
    );
    return isFirst === 1 ? play : null;
  } catch (error) {
    // Where Redis is away, it goes by itself.
    await redis.run(abandonScript, [key], [play]).catch(() => {});
    throw error;
  }
};

const build = async (
  redis: RunRedis,
  key: string,
  play: string,
  answers: AsyncIterable<Counted>,
): Promise<void> => {
  let some: string[] = [];
  let count = 0;
  const send = async (): Promise<void> => {
    const args = some;
    some = [];
    count = 0;
    if (args.length > 0) await redis.run(buildScript, [key], [play, String(buildingMs), ...args]);
  };
  for await (const answer of answers) {
    some.push(...argumentsOf(answer));
    count += 1;
    if (count === answersAtOnce) await send();
  }
  await send();
};
