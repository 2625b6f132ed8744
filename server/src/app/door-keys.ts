import type { Config } from '../core/config.ts';
import { hasMailCatcher } from '../core/mail/mail-catcher-door.ts';
import { keptSecret } from '../core/secret.ts';

/** What opens the pages for whoever runs the server. */
export interface DoorKeys {
  /** Sent as a bearer token to `/metrics` and the like. */
  readonly operations: string;
  /** Of `/dev/mails`; null where there is no such page. */
  readonly mails: string | null;
}

/** Those of the settings; what they do not name is made once, and lies in the data folder. */
export const openDoorKeys = async (config: Config): Promise<DoorKeys> => {
  const { metricsToken, dataDir } = config;
  return {
    operations: metricsToken ?? (await keptSecret(dataDir, 'metrics-token')),
    mails: hasMailCatcher(config) ? await keptSecret(dataDir, 'mails-key') : null,
  };
};
