import mongoose, { type Connection } from 'mongoose';
import { AppError } from '../core/app-error.ts';
import { type Closers, createClosers } from '../core/closers.ts';
import type { Config } from '../core/config.ts';
import { checkImported } from '../core/data-transfer.ts';
import { embeddedStoreOf } from '../core/embedded-store-of.ts';

export interface Store {
  /** A connection of this server's own: several servers may live in one process, as in tests. */
  readonly connection: Connection;
  /** For the log: which store it is. */
  readonly kind: 'embedded, for one machine' | 'mongodb';
  /** Rejects when the store does not answer, and with an AppError where it cannot write. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How long the first connection may take before the server gives up and says so. */
const patience = 8_000;

const connect = (uri: string): Promise<Connection> =>
  mongoose
    .createConnection(uri, {
      serverSelectionTimeoutMS: patience,
      // A call while the store is away fails at once, so that its person is told.
      bufferCommands: false,
    })
    .asPromise();

/** The store of the settings: that MongoDB, or the embedded one in the data folder. */
export const openStore = async (
  config: Pick<Config, 'mongodbUri' | 'embeddedUri' | 'dataDir' | 'backups'>,
): Promise<Store> => {
  const closers = createClosers();
  const uri = config.mongodbUri ?? config.embeddedUri ?? (await startEmbedded(config, closers));
  try {
    const connection = await connect(uri);
    closers.add(() => connection.close());
    if (connection.db) await checkImported(connection.db);
    return {
      connection,
      kind: config.mongodbUri === null ? 'embedded, for one machine' : 'mongodb',
      ping: async () => {
        const reply = await connection.db?.command({ ping: 1 });
        if (reply?.diskIsFull === true) throw new AppError('UNAVAILABLE', 'The disk is full.');
      },
      close: closers.closeAll,
    };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
};

const startEmbedded = async (
  config: Pick<Config, 'dataDir' | 'backups'>,
  closers: Closers,
): Promise<string> => {
  const { startEmbeddedMongo } = await import('../embedded-mongo/start.ts');
  const embedded = await startEmbeddedMongo(embeddedStoreOf(config));
  closers.add(() => embedded.close());
  return embedded.uri;
};

/** Makes the indexes that the models ask for; the server answers nobody before they are there. */
export const makeIndexes = async ({ models }: Connection): Promise<void> => {
  await Promise.all(Object.values(models).map((model) => model.init()));
};
