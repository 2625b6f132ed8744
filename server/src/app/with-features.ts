import type { Clock } from '../core/clock.ts';
import { createClosers } from '../core/closers.ts';
import type { Config } from '../core/config.ts';
import { limitsInMemory } from '../core/limits/memory-limits.ts';
import type { Log } from '../core/log.ts';
import { ownAddress } from '../core/own-address.ts';
import type { Features } from './features.ts';
import { openOnStore } from './open-on-store.ts';

const live = (): never => {
  throw new Error('Only the server itself knows the runs.');
};

/**
 * The features without the server around them, for a task at the command line.
 * @throws Error 'The data folder … is in use by another process.'
 */
export const withFeatures = async <Result>(
  config: Config,
  tools: { readonly clock: Clock; readonly log: Log },
  work: (features: Features) => Promise<Result>,
): Promise<Result> => {
  const closers = createClosers();
  try {
    const { features } = await openOnStore(
      config,
      {
        ...tools,
        // A task asks once: it has nothing to count with others.
        limits: limitsInMemory(tools.clock),
        live,
        demoAccounts: () => [],
        ownAddress: () => ownAddress(config, config.port),
      },
      closers,
    );
    return await work(features);
  } finally {
    await closers.closeAll();
  }
};
