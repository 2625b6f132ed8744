import { join } from 'node:path';
import type { EmbeddedMongoOptions } from '../embedded-mongo/start.ts';
import type { Config } from './config.ts';

/** Where in the data folder the embedded store is, and its backups. */
export const embeddedStoreOf = ({
  dataDir,
  backups,
}: Pick<Config, 'dataDir' | 'backups'>): EmbeddedMongoOptions => ({
  dir: join(dataDir, 'store'),
  backups: backups && { ...backups, dir: join(dataDir, 'backups') },
  traces: [join(dataDir, 'jwt-secret')],
});
